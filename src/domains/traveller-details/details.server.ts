import { done, err, type Outcome } from '#api/endpoint.ts'
import type { FieldError } from '#api/errors.ts'
import type { RequiredDetails } from '#domains/traveller-details/contract.ts'
import { saveAnswers } from '#domains/traveller-details/answers.server.ts'
import { readAnswers } from '#domains/traveller-details/detail-answers.server.ts'
import {
  findBeginsAtAirport,
  findHotelsOfDay,
  findPlaceNames,
  type DetailBooking,
} from '#domains/traveller-details/queries.server.ts'
import {
  ageError,
  lateLanding,
  requiresDocuments,
  bookingPosition,
  canAnswer,
  companionKeys,
  countIncomplete,
  detailForms,
  knownDetails,
} from '#domains/traveller-details/rules.ts'
import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import type { Context } from '#domains/context.ts'
import { inTransaction } from '#domains/db.ts'
import { dueDate } from '#domains/products/shared/requirements.ts'
import { todayIn } from '#domains/shared/dates.ts'
import { fieldView } from '#domains/shared/details/field-view.ts'
import { missingDetails, readDetails, type Details } from '#domains/shared/details/fields.ts'
import { travellerNotes } from '#domains/shared/details/travellers.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

type SubmittedForm = { position: number; companion?: string | undefined; details: Details }

/** The deadline of the details of a booking; null if it requires nothing. */
export function dueOf({ product, startsOn, bookedOn }: DetailBooking): string | null {
  const requirements = factsOfProduct(product).requirements
  return requirements && dueDate(requirements, { startsOn, bookedOn })
}

/** The requirements of a booking, the known and the missing details, in the language of the request. */
export async function detailsView(
  { db, ports, locale, now }: Context,
  booking: DetailBooking,
): Promise<RequiredDetails> {
  const { product, guests, startsOn, timeZone } = booking
  const forms = detailForms(product)
  const answers = (await readAnswers(db, ports.vault, [booking.id])).get(booking.id) ?? new Map<number, Details>()
  const today = todayIn(timeZone, now)
  const dueOn = dueOf(booking) ?? startsOn
  const incomplete = countIncomplete(forms, answers)
  const trip = { startsOn, returnsOn: factsOfProduct(product).dates.last, group: [...answers.values()] }
  const bookingDetails = await knownOfBooking(db, booking, locale)
  const hasPlaces = forms.some(({ fields }) => fields.some(({ type }) => type === 'place'))
  const places = hasPlaces ? await findPlaceNames(db, product) : []
  return {
    reference: booking.reference,
    about: inLocale(booking.about, locale),
    starts_on: startsOn,
    due_on: dueOn,
    overdue: incomplete > 0 && today > dueOn,
    can_answer: canAnswer(booking.status, { startsOn, today }),
    incomplete,
    forms: forms.map(({ position, age, fields }) => {
      const saved = answers.get(position)
      const isPerson = position !== bookingPosition
      return {
        position,
        age,
        fields: fields.map((field) => fieldView(field, locale)),
        details:
          saved ??
          (isPerson ? (requiresDocuments(product) ? knownDetails(product, guests, position) : {}) : bookingDetails),
        missing: missingDetails(fields, saved ?? {}),
        notes: saved && isPerson ? travellerNotes(saved, trip) : [],
      }
    }),
    late_landing: await lateLandingOf(db, booking, answers.get(bookingPosition) ?? {}),
    places: [...new Set(places.map((name) => inLocale(name, locale)))],
  }
}

/** The late landing of a ride from an airport; null for any other booking. */
async function lateLandingOf(db: Context['db'], { id, product }: DetailBooking, answers: Details) {
  const { item, dates } = factsOfProduct(product)
  const late = item?.time ? lateLanding(answers, { date: dates.first, time: item.time.slice(0, 5) }) : null
  return late && (await findBeginsAtAirport(db, id)) ? late : null
}

/** The details of a transfer before the first answer: the hotels of that day, or the meeting point at an airport. */
async function knownOfBooking(db: Context['db'], { id, product }: DetailBooking, locale: Locale): Promise<Details> {
  if (!factsOfProduct(product).requirements?.kinds.includes('transfer')) return {}
  const { pickUp, dropOff } = await findHotelsOfDay(db, id)
  return {
    ...(pickUp && { pick_up: inLocale(pickUp, locale) }),
    ...(dropOff && { drop_off: inLocale(dropOff, locale) }),
  }
}

/**
 * Saves forms of a booking, complete or not; other forms stay as they are. A companion fills in what is empty.
 * @param companions the details of the companions of the account by id
 */
export async function saveDetails(
  { db, ports, now }: Context,
  booking: DetailBooking,
  { submitted, companions }: { submitted: readonly SubmittedForm[]; companions: ReadonlyMap<string, Details> },
): Promise<Outcome<null, 'too_late' | 'invalid_input'>> {
  const { product, status, startsOn, bookedOn, timeZone } = booking
  const today = todayIn(timeZone, now)
  if (!canAnswer(status, { startsOn, today })) return err('too_late')
  const forms = new Map(detailForms(product).map((form) => [form.position, form]))
  const answers = new Map<number, Details>()
  const errors: FieldError[] = []
  for (const [i, { position, companion, details: typed }] of submitted.entries()) {
    const form = forms.get(position)
    if (!form) {
      errors.push({ path: `forms.${i}.position`, code: 'not_a_choice' })
      continue
    }
    const companionDetails = companion ? companions.get(companion) : undefined
    if (companion && !companionDetails) errors.push({ path: `forms.${i}.companion`, code: 'not_a_choice' })
    const read = readDetails(form.fields, companionDetails ? fillMissing(typed, companionDetails) : typed, today)
    const wrongAge = position === bookingPosition ? null : ageError(read.details, form.age, { startsOn, bookedOn })
    const wrong = wrongAge ? [...read.errors, wrongAge] : read.errors
    errors.push(...wrong.map((error) => ({ ...error, path: `forms.${i}.details.${error.path}` })))
    answers.set(position, read.details)
  }
  if (errors.length > 0) return err('invalid_input', { errors })
  await inTransaction(db, (tx) => saveAnswers(tx, ports.vault, { bookingId: booking.id, answers, now }))
  return done(null)
}

function fillMissing(typed: Details, known: Details): Details {
  const added = companionKeys.flatMap((key) => (!typed[key]?.trim() && known[key] ? [[key, known[key]] as const] : []))
  return { ...typed, ...Object.fromEntries(added) }
}
