import type { CartLine } from '#domains/cart/answers.ts'
import { sharings } from '#domains/packages/shapes.ts'

/** The hidden fields of a form by which the page of the cart takes a selection. */
export type SelectionFields = readonly (readonly [name: string, value: string | number])[]

type Selected = {
  [Kind in CartLine['kind']]: { kind: Kind; selection: Extract<CartLine, { kind: Kind }>['selection'] }
}

export function selectionFields(line: Selected[CartLine['kind']]): SelectionFields {
  if (line.kind === 'stay') {
    const { hotel_id, check_in, check_out, rooms } = line.selection
    const fixed = [['kind', 'stay'] as const, ['hotel', hotel_id] as const]
    return [...fixed, ['check_in', check_in], ['check_out', check_out], ...rooms.map((room) => ['room', room] as const)]
  }
  if (line.kind === 'package') {
    const { departure_id, party, sharing, extras } = line.selection
    return [
      ['kind', 'package'],
      ['departure', departure_id],
      ['sharing', sharing],
      ...party.map((family) => ['party', family] as const),
      ...extras.map((extra) => ['extra', extra] as const),
    ]
  }
  const { option_id, date, time, people, days, units } = line.selection
  return [
    ['kind', 'service'],
    ['option', option_id],
    ['date', date],
    ...(time ? [['time', time] as const] : []),
    ['people', people],
    ['days', days],
    ['units', units],
  ]
}

/** The same, read from a form that was sent, as store_cart takes it; what is missing there is refused there. */
export function readSelection(form: FormData) {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const text = (name: string) => texts(name)[0] ?? ''
  const line = Number(text('line'))
  const replace = Number.isSafeInteger(line) && line > 0 && line < 2 ** 31 ? { replace: line } : {}
  switch (text('kind')) {
    case 'package': {
      const sharing = sharings.find((one) => one === text('sharing'))
      return {
        kind: 'package' as const,
        departure_id: Number(text('departure')),
        party: texts('party'),
        ...(sharing && { sharing }),
        extras: texts('extra'),
        ...replace,
      }
    }
    case 'service':
      return {
        kind: 'service' as const,
        option_id: Number(text('option')),
        date: text('date'),
        ...(text('time') && { time: text('time') }),
        people: text('people') || '1',
        days: Number(text('days') || 1),
        units: Number(text('units') || 1),
        ...replace,
      }
    default:
      return {
        kind: 'stay' as const,
        hotel_id: Number(text('hotel')),
        check_in: text('check_in'),
        check_out: text('check_out'),
        rooms: texts('room'),
        ...replace,
      }
  }
}
