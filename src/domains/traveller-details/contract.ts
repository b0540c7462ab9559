import { z } from 'zod'
import { reference } from '#domains/bookings/model/shapes.ts'
import { endpoints, read, staffRead, staffWrite, write } from '#api/endpoint.ts'
import { calendarDate } from '#api/shapes.ts'
import { agents } from '#api/staff.ts'
import { detailsInput } from '#domains/accounts/companions/contract.ts'
import { detailFieldView } from '#domains/shared/details/field-answer.ts'
import { travellerNoteKinds } from '#domains/shared/details/travellers.ts'

const detailForm = z.object({
  position: z.int().describe('0: the booking itself; its persons start at 1'),
  age: z.int().nullable().describe('The age of a child'),
  fields: z.array(detailFieldView),
  details: z.record(z.string(), z.string()).describe('Answers by the key of the field; what is unknown is absent'),
  missing: z.array(z.string()).describe('Keys of required fields without a saved answer'),
  notes: z.array(z.enum(travellerNoteKinds)),
})

const moment = z.object({ date: calendarDate, time: z.string().describe('`HH:MM` at the airport') })

const requiredDetails = z
  .object({
    reference: z.string(),
    about: z.string(),
    starts_on: calendarDate,
    due_on: calendarDate,
    overdue: z.boolean(),
    can_answer: z.boolean(),
    incomplete: z.int().describe('Number of forms with missing answers'),
    forms: z.array(detailForm).describe('Empty for a booking that requires nothing'),
    late_landing: z
      .object({ flight: moment, ride: moment })
      .nullable()
      .describe('The saved flight lands after the start of the booked ride from its airport'),
    places: z.array(z.string()).describe('Names of hotels and places to suggest'),
  })
  .meta({ id: 'RequiredDetails' })
export type RequiredDetails = z.output<typeof requiredDetails>

const forms = z
  .array(
    z.object({
      position: z.coerce.number().int().min(0).max(999),
      companion: z.string().max(40).optional().describe('Id of a companion who fills in what is empty'),
      details: detailsInput,
    }),
  )
  .min(1, 'required')
  .max(100)

const lineOfList = z
  .object({
    reference: z.string(),
    about: z.string(),
    guest: z.string(),
    starts_on: calendarDate,
    time: z.string().nullable(),
    guests: z.int(),
    due_on: calendarDate.nullable().describe('Null if the booking requires nothing'),
    overdue: z.boolean(),
    incomplete: z.int(),
    forms: z.int(),
  })
  .meta({ id: 'ManifestLine' })
export type ManifestLine = z.output<typeof lineOfList>

const ofList = {
  departure: z.coerce.number().int().min(1).max(2_147_483_647).optional().describe('A departure of a package'),
  day: calendarDate.optional().describe('A day of services, if no departure is given'),
}

/** The details that bookings require of their travellers, and the lists that staff make of them. */
export const detailEndpoints = endpoints('bookings', {
  fetch_booking_details: read({
    summary: 'What a booking requires of its travellers, what is known and what is missing.',
    access: 'traveller',
    input: z.object({ reference }),
    output: requiredDetails,
    errors: ['not_found'],
  }),
  save_booking_details: write({
    summary: 'Saves details of a booking, complete or not. They are stored encrypted.',
    access: 'traveller',
    input: z.object({ reference, forms }),
    output: requiredDetails,
    errors: ['not_found', 'too_late'],
  }),
  show_details_for_staff: staffRead({
    summary: 'What a booking requires of its travellers, what is known and what is missing.',
    staff: agents,
    hotelScope: 'booking',
    input: z.object({ reference }),
    output: requiredDetails,
  }),
  save_details_for_staff: staffWrite({
    summary: 'Saves details of a booking on behalf of its travellers.',
    staff: agents,
    hotelScope: 'booking',
    input: z.object({ reference, forms }),
    output: requiredDetails,
    errors: ['too_late'],
  }),
  fetch_manifest: staffRead({
    summary: 'The confirmed bookings of a departure, or of the services of a day, and what is missing of each.',
    staff: agents,
    input: z.object(ofList),
    output: z.object({
      title: z.string(),
      date: calendarDate,
      bookings: z.array(lineOfList),
      departures: z
        .array(z.object({ id: z.int(), title: z.string(), starts_on: calendarDate, bookings: z.int() }))
        .describe('Departures of the next 120 days with confirmed bookings'),
    }),
  }),
  export_manifest: staffWrite({
    summary:
      'A file with the details of every traveller of a departure, or of the services of a day. Each export is audited.',
    staff: agents,
    input: z.object({ ...ofList, format: z.enum(['csv', 'xlsx']).default('xlsx') }),
    output: z.object({ name: z.string(), file: z.string().describe('Base64') }),
  }),
})
