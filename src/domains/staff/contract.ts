import { z } from 'zod'
import { staffRead, staffWrite } from '#contract/endpoint.ts'
import { calendarDate, instant } from '#contract/shapes.ts'
import { staffRoles } from '#contract/staff.ts'

const nothing = z.object({})
const code = z
  .string()
  .min(1, 'required')
  .max(20, 'invalid_code')
  .describe('Six digits of the app; spaces and Arabic digits are read')

const auditEntry = z
  .object({
    id: z.int(),
    at: instant,
    name: z.string(),
    role: z.enum(staffRoles),
    endpoint: z.string(),
    subject: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    request_id: z.string(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof auditEntry>

export const staffEndpoints = {
  show_second_factor: staffRead({
    name: 'show_second_factor',
    summary:
      'Whether a second factor is set up, whether this session has given it, and how many recovery codes are left.',
    staff: staffRoles,
    beforeProof: true,
    input: nothing,
    output: z.object({
      role: z.enum(staffRoles),
      is_set: z.boolean(),
      is_proven: z.boolean(),
      recovery_codes_left: z.int(),
    }),
  }),
  begin_second_factor: staffWrite({
    name: 'begin_second_factor',
    summary: 'Begins to set up a second factor; the same key until its first code comes.',
    staff: staffRoles,
    beforeProof: true,
    input: nothing,
    output: z.object({
      key: z.string().describe('To be typed into an app'),
      address: z.string().describe('otpauth address, for a QR code'),
    }),
    errors: ['conflict'],
  }),
  confirm_second_factor: staffWrite({
    name: 'confirm_second_factor',
    summary:
      'The first code of the app: from then on it is asked for at every sign-in. Answers the recovery codes, once.',
    staff: staffRoles,
    beforeProof: true,
    input: z.object({ code }),
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['wrong_code'],
  }),
  prove_second_factor: staffWrite({
    name: 'prove_second_factor',
    summary: 'Gives the second factor of this session: a code of the app, or a recovery code, which works once.',
    staff: staffRoles,
    beforeProof: true,
    input: z.object({ code }),
    output: nothing,
    errors: ['wrong_code'],
  }),
  fetch_audit: staffRead({
    name: 'fetch_audit',
    summary: 'What people of the provider have changed, newest first.',
    staff: ['manager'],
    input: z.object({
      subject: z.string().max(120).optional().describe('`booking:R7K2…`'),
      from: calendarDate.optional().describe('On or after, by the clock of the stay cities'),
      to: calendarDate.optional().describe('On or before'),
      before: z.coerce.number().int().optional().describe('The id of the last row seen'),
      limit: z.int().min(1).max(500).default(50),
    }),
    output: z.array(auditEntry),
  }),
}
