import type { ApiClient } from '#api/index.ts'
import type { ApiError, FieldError } from '#api/errors.ts'
import type { ChangeQuote } from '#domains/booking-changes/contract.ts'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import type { RoomOffer } from '#domains/products/stays/answers.ts'
import type { ServiceDetails } from '#domains/products/services/answers.ts'
import { maxAdultsPerRoom, occupancyFields, oldestChild, typedOccupancy } from '#domains/shared/occupancy.ts'
import { readNumber } from '#i18n/digits.ts'
import { submittedValues, textOf } from '#web/lib/forms.ts'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'

export type Selection = BookingDetails['selection']
type Guest = BookingDetails['guest_names'][number]

/** The content of the form of a change: the selection and the lead guests. */
export type ChangeFields = { selection: Selection; guests: Guest[] }

/** The choices of a change: the rates for the party of each room, the departures, or the options. */
export type Choices = { rooms: RoomOffer[][]; package: PackageDetails | null; service: ServiceDetails | null }

export const noGuest: Guest = { first_name: '', last_name: '' }

/** The fields as submitted; an empty room or extra is not part of the selection. */
export function readChange(form: FormData, booked: Selection, today: string): ChangeFields {
  const party = (i: number) =>
    typedOccupancy(
      textOf(form, `adults_${i}`),
      form
        .getAll(`ages_${i}`)
        .filter((age) => typeof age === 'string')
        .join(','),
    )
  const guestOf = (i: number) => ({
    first_name: textOf(form, `first_${i}`).trim(),
    last_name: textOf(form, `last_${i}`).trim(),
  })
  const indices = (name: string) => Array.from({ length: Math.min(20, Number(textOf(form, name)) || 0) }, (_, i) => i)
  switch (booked.kind) {
    case 'stay': {
      const rooms = indices('rooms').filter((i) => textOf(form, `rate_${i}`) !== '')
      return {
        selection: {
          ...booked,
          check_in: dateOf(form, 'check_in', today),
          check_out: dateOf(form, 'check_out', today),
          rooms: rooms.map((i) => `${textOf(form, `rate_${i}`)}~${party(i)}`),
        },
        guests: rooms.map(guestOf),
      }
    }
    case 'package': {
      const extras = [...form].flatMap(([name, value]) => {
        const id = /^extra_(\d+)$/.exec(name)?.[1]
        const typed = typeof value === 'string' ? value.trim() : ''
        const quantity = typed === '' ? 0 : (readNumber(typed) ?? typed)
        return id && quantity !== 0 ? [`${id}~${quantity}`] : []
      })
      return {
        selection: {
          ...booked,
          departure_id: Number(textOf(form, 'departure')),
          party: indices('families').map(party),
          sharing: roomBases.find((one) => one === textOf(form, 'sharing')) ?? booked.sharing,
          extras,
        },
        guests: indices('names').map(guestOf),
      }
    }
    case 'service': {
      const time = textOf(form, 'time')
      const { time: _, ...rest } = booked
      // A text that is no number is sent as 0, which the API rejects at its field.
      const count = (name: string) => (form.has(name) ? (readNumber(textOf(form, name)) ?? 0) : undefined)
      return {
        selection: {
          ...rest,
          option_id: Number(textOf(form, 'option')),
          date: dateOf(form, 'date', today),
          ...(time && { time }),
          people: party(0),
          days: count('days') ?? booked.days,
          units: count('units') ?? booked.units,
        },
        guests: [guestOf(0)],
      }
    }
  }
}

/** Loads what can be chosen for a selection; rooms that cannot be read are missing. */
export async function loadChoices(api: ApiClient, { about }: BookingDetails, selection: Selection): Promise<Choices> {
  const none: Choices = { rooms: [], package: null, service: null }
  switch (selection.kind) {
    case 'stay': {
      const { hotel_id, check_in, check_out, rooms } = selection
      const parties = rooms.map((room) => room.split('~')[1] ?? '2')
      const entries = await Promise.all(
        [...new Set(parties)].map(async (party) => {
          const offers = await api.fetch_new_available_rooms({ hotel_id, check_in, check_out, occupancy: [party] })
          return [party, offers.ok ? offers.data : []] as const
        }),
      )
      const byParty = new Map(entries)
      return { ...none, rooms: parties.map((party) => byParty.get(party) ?? []) }
    }
    case 'package': {
      const answer = await api.show_package({ id: about.id })
      return { ...none, package: answer.ok ? answer.data : null }
    }
    case 'service': {
      const result = await api.show_service({ slug: about.slug, date: selection.date })
      return { ...none, service: result.ok ? result.data : null }
    }
  }
}

type Quoted = { ok: true; data: ChangeQuote } | { ok: false; error: ApiError }

/** A quote for the submitted change. A change to fewer rooms keeps the first of the lead guests. */
export async function quoteFields(
  api: { quote_change: (change: ChangeFields & { reference: string }) => Promise<Quoted> },
  reference: string,
  fields: ChangeFields,
) {
  const quoted = await api.quote_change({ reference, ...fields })
  const needed = quoted.ok ? null : neededNames(quoted.error)
  if (needed === null || needed >= fields.guests.length) return { quoted, fields }
  const kept = { ...fields, guests: fields.guests.slice(0, needed) }
  return { quoted: await api.quote_change({ reference, ...kept }), fields: kept }
}

/** The fields of the form that accepts a change: as submitted, with the guests whom the change needs. */
export function acceptedValues(form: FormData, { guests }: ChangeFields): Record<string, string> {
  const values = submittedValues(form)
  return 'names' in values ? { ...values, names: String(guests.length) } : values
}

/** The errors of a quote by the names of the inputs. */
export function atInputs(error: ApiError, { selection }: ChangeFields): ApiError {
  const inputs = {
    rooms: 'rate_0',
    option_id: 'option',
    departure_id: 'departure',
  }
  const errors = error.errors?.map((one) => {
    const path = one.path.replace(/^selection\./, '')
    const name = /^guests\.(\d+)\.(first|last)_name$/.exec(path)
    const room = /^(?:rooms|party)\.(\d+)$/.exec(path)
    const family = /^(?:people|party)$/.test(path) ? 0 : room && Number(room[1])
    if (family !== null) return partyError(one, family, partiesOf(selection)[family] ?? '')
    const extra = /^extras\.(\d+)$/.exec(path)
    if (extra && selection.kind === 'package')
      return { ...one, path: `extra_${selection.extras[Number(extra[1])]?.split('~')[0]}` }
    const plain = inputs[path as keyof typeof inputs] ?? path
    return { ...one, path: name ? `${name[2]}_${name[1]}` : plain }
  })
  return errors ? { ...error, errors } : error
}

/** The parties of a selection: those of its rooms or families, or its people. */
export function partiesOf(selection: Selection): string[] {
  switch (selection.kind) {
    case 'stay':
      return selection.rooms.map((room) => room.split('~')[1] ?? '')
    case 'package':
      return selection.party
    case 'service':
      return [selection.people]
  }
}

/** The error of a party, at the one of its two fields that is wrong. */
function partyError(error: FieldError, index: number, party: string): FieldError {
  const { adults, ages } = occupancyFields(party)
  const atAdults = { ...error, path: `adults_${index}` }
  const atAges = { ...error, path: `ages_${index}` }
  if (error.code !== 'invalid_format' || !/^\d+$/.test(adults)) return atAdults
  if (Number(adults) < 1) return { ...atAdults, code: 'too_small', params: { min: 1 } }
  if (Number(adults) > maxAdultsPerRoom) return { ...atAdults, code: 'too_big', params: { max: maxAdultsPerRoom } }
  const isTooOld = ages.split(', ').some((age) => Number(age) > oldestChild)
  return isTooOld ? { ...atAges, code: 'too_big', params: { max: oldestChild } } : atAges
}

/** The number of lead guests that an error asks for, or null. */
export function neededNames(error: ApiError | undefined): number | null {
  const needed = error?.errors?.find(({ code }) => code === 'wrong_name_count')?.params?.['needed']
  return typeof needed === 'number' ? needed : null
}

/** True if a choice was rejected because it is paid online and the booking on arrival. */
export function requiresOnlinePayment(
  error: ApiError | undefined,
  { payment_type: type }: Pick<BookingDetails, 'payment_type'>,
): boolean {
  return error?.code === 'payment_type_not_allowed' && type === 'arrival'
}
