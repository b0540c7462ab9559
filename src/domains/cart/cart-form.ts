import type { CartLine } from '#domains/cart/answers.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'

/** The hidden form fields that submit a selection to the cart page. */
export type SelectionFields = readonly (readonly [name: string, value: string | number])[]

type Selections = { [K in ProductKind]: Extract<CartLine, { kind: K }>['selection'] }
type Selected<K extends ProductKind> = { [One in K]: { kind: One; selection: Selections[One] } }[K]

const writers: { [K in ProductKind]: (selection: Selections[K]) => SelectionFields } = {
  stay: ({ hotel_id, check_in, check_out, rooms, where }) => [
    ['hotel', hotel_id],
    ['check_in', check_in],
    ['check_out', check_out],
    ...rooms.map((room) => ['room', room] as const),
    ...(where ? [['where', where] as const] : []),
  ],
  package: ({ departure_id, party, sharing, extras }) => [
    ['departure', departure_id],
    ['sharing', sharing],
    ...party.map((family) => ['party', family] as const),
    ...extras.map((extra) => ['extra', extra] as const),
  ],
  service: ({ option_id, date, time, people, days, units }) => [
    ['option', option_id],
    ['date', date],
    ...(time ? [['time', time] as const] : []),
    ['people', people],
    ['days', days],
    ['units', units],
  ],
}

/** The fields that submit a selection, its kind first. */
export function selectionFields<K extends ProductKind>({ kind, selection }: Selected<K>): SelectionFields {
  return [['kind', kind], ...writers[kind](selection)]
}

type Texts = (name: string) => string[]

const readers = {
  stay: (text, texts) => ({
    kind: 'stay' as const,
    hotel_id: Number(text('hotel')),
    check_in: text('check_in'),
    check_out: text('check_out'),
    rooms: texts('room'),
    ...(text('where') && { where: text('where') }),
  }),
  package: (text, texts) => {
    const sharing = roomBases.find((one) => one === text('sharing'))
    return {
      kind: 'package' as const,
      departure_id: Number(text('departure')),
      party: texts('party'),
      ...(sharing && { sharing }),
      extras: texts('extra'),
    }
  },
  service: (text) => ({
    kind: 'service' as const,
    option_id: Number(text('option')),
    date: text('date'),
    ...(text('time') && { time: text('time') }),
    people: text('people') || '1',
    days: Number(text('days') || 1),
    units: Number(text('units') || 1),
  }),
} satisfies { [K in ProductKind]: (text: (name: string) => string, texts: Texts) => { kind: K } }

/** Reads these fields from a submitted form as input of store_cart, which rejects missing values. */
export function readSelection(form: FormData) {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const text = (name: string) => texts(name)[0] ?? ''
  const line = Number(text('line'))
  const replace = Number.isSafeInteger(line) && line > 0 && line < 2 ** 31 ? { replace: line } : {}
  const kind = text('kind')
  return { ...readers[isKind(kind) ? kind : 'stay'](text, texts), ...replace }
}

function isKind(kind: string): kind is ProductKind {
  return Object.hasOwn(readers, kind)
}
