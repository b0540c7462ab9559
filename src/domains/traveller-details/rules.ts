import { factsOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { FieldError } from '#api/errors.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { isLatinName } from '#domains/shared/read-name.ts'
import type { MissingDetails } from '#domains/bookings/model/guests/missing-details.ts'
import { isOver } from '#domains/bookings/model/rules.ts'
import type { BookingStatus, Guest } from '#domains/bookings/model/shapes.ts'
import { detailKinds, fieldsOfRequirements, kindOfField } from '#domains/products/shared/requirements.ts'
import { missingDetails, type DetailField, type Details } from '#domains/shared/details/fields.ts'
import { ageOn, documentFields } from '#domains/shared/details/travellers.ts'

/** Days after the end of a trip, or of a booking that did not take place, until its details are erased. */
export const detailDays = 30

/** Position of the details of the booking itself; those of its persons start at 1. */
export const bookingPosition = 0

/** A form of a booking: the details of the booking, or of one person with the age of a child. */
export type DetailForm = { position: number; age: number | null; fields: DetailField[] }

/** The forms of a booked product in order: one for the booking, one for each person; none without fields. */
export function detailForms(product: BookedProduct): DetailForm[] {
  const { requirements, persons } = factsOfProduct(product)
  if (!requirements) return []
  const fields = fieldsOfRequirements(requirements)
  const forms = [
    { position: bookingPosition, age: null, fields: fields.booking },
    ...persons.map(({ age }, i) => ({ position: i + 1, age, fields: fields.person })),
  ]
  return forms.filter((form) => form.fields.length > 0)
}

/** The details of a person before the first answer: names of lead guests in Latin letters, as on documents. */
export function knownDetails(product: BookedProduct, guests: readonly Guest[], position: number): Details {
  const lead = factsOfProduct(product).persons[position - 1]?.lead ?? null
  const guest = lead === null ? undefined : guests[lead]
  return guest && isLatinName(wholeName(guest)) ? { ...guest } : {}
}

/** The number of forms with missing answers. */
export function countIncomplete(forms: readonly DetailForm[], answers: ReadonlyMap<number, Details>): number {
  return forms.filter(({ position, fields }) => missingDetails(fields, answers.get(position) ?? {}).length > 0).length
}

/** Missing details, by their subject. */
export function missingParts(
  forms: readonly DetailForm[],
  answers: ReadonlyMap<number, Details>,
): MissingDetails['parts'] {
  const missing = forms.map(({ position, fields }) => ({
    position,
    kinds: new Set(missingDetails(fields, answers.get(position) ?? {}).map(kindOfField)),
  }))
  return detailKinds.flatMap((kind) => {
    const open = missing.filter(({ kinds }) => kinds.has(kind))
    const travellers = open.filter(({ position }) => position !== bookingPosition).length
    return [
      ...(open.length > travellers ? [{ kind, travellers: 0 }] : []),
      ...(travellers > 0 ? [{ kind, travellers }] : []),
    ]
  })
}

/** True while the details of a booking can be answered: from the booking to the first day. */
export function canAnswer(status: BookingStatus, { startsOn, today }: { startsOn: string; today: string }): boolean {
  return !isOver(status) && today <= startsOn
}

/** True if the persons of the product give their documents. */
export function requiresDocuments(product: BookedProduct): boolean {
  return factsOfProduct(product).requirements?.kinds.includes('documents') ?? false
}

/** Adults are at least this old, as airlines count; what a product calls a child may be younger. */
const adultAge = 12

/**
 * The error of a date of birth that contradicts the booked traveller; null if it fits. A child may have the booked age
 * on any day from the booking to the first day.
 * @param booked the booked age of a child, null for an adult
 */
export function ageError(
  { birth_date }: Details,
  booked: number | null,
  { startsOn, bookedOn }: { startsOn: string; bookedOn: string },
): FieldError | null {
  if (!birth_date) return null
  const age = ageOn(birth_date, startsOn)
  if (booked === null) return age < adultAge ? { path: 'birth_date', code: 'age_of_child', params: { age } } : null
  if (ageOn(birth_date, bookedOn) <= booked && booked <= age) return null
  return { path: 'birth_date', code: 'age_differs', params: { age, booked } }
}

/** A flight that lands after the start of the ride from its airport; null if there is none. */
export function lateLanding({ flight_date, flight_time }: Details, ride: { date: string; time: string }) {
  if (!flight_date || !flight_time || `${flight_date} ${flight_time}` <= `${ride.date} ${ride.time}`) return null
  return { flight: { date: flight_date, time: flight_time }, ride }
}

/** The keys of the details that a companion of the account can fill in. */
export const companionKeys = documentFields.map(({ key }) => key)
