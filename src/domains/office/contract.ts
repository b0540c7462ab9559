import { locales } from '#i18n/locale.ts'
import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { agents, managers } from '#api/staff.ts'
import { noticeModes, ofEachKind } from '#domains/office/kinds.ts'
import { maxStaffHotels } from '#domains/staff/people-contract.ts'

const modes = z.object(ofEachKind(z.enum(noticeModes)))

const choice = {
  modes: modes.describe('How each kind of event is reported: by an email at once, in the daily summary, or not at all'),
  hotels: z.array(z.int32()).max(maxStaffHotels).nullable().describe('Ids of the hotels to hear of; null for all'),
  others: z.boolean().describe('True to hear also of packages, services and messages of the contact page'),
}

const officeChoice = { ...choice, locale: z.enum(locales).describe('Language of the emails to the office') }

/** What members of staff choose to be notified of, and managers for the office address. */
export const officeEndpoints = endpoints('admin', {
  show_my_notices: staffRead({
    summary: 'What the caller is notified of by email, within the hotels that the caller has now.',
    staff: agents,
    hotelScope: 'filtered',
    output: z.object({ ...choice, email: z.string().describe('Empty for an account without one') }),
  }),
  save_my_notices: staffWrite({
    summary: 'Changes what the caller is notified of by email.',
    staff: agents,
    hotelScope: 'filtered',
    input: z.object(choice),
  }),
  show_office_notices: staffRead({
    summary: 'What the office is notified of by email.',
    staff: managers,
    output: z.object({
      ...officeChoice,
      email: z
        .string()
        .describe('The email address of the contact details; empty if there is none: all managers are notified then'),
    }),
  }),
  save_office_notices: staffWrite({
    summary: 'Changes what the office is notified of by email. It always hears at once of what begins within 36 hours.',
    staff: managers,
    input: z.object(officeChoice),
  }),
})
