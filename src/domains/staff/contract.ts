import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate, instant, typedCode } from '#api/shapes.ts'
import { managers, staffRoles } from '#api/staff.ts'
import { stepUpData } from '#domains/accounts/sessions/step-up-contract.ts'

const code = typedCode(20, 'invalid_code')
  .min(1, 'required')
  .describe('Six digits from the authenticator app; spaces and Arabic digits are accepted')

const auditEntry = z
  .object({
    id: z.int(),
    at: instant,
    name: z.string(),
    role: z.enum([...staffRoles, 'hotel']),
    endpoint: z.string(),
    subject: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    request_id: z.string(),
    names: z.record(z.string(), z.string()).describe('Of the subject and what it refers to, by `kind:id`'),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof auditEntry>

/** Calls of every member for their own second factor, also before it is verified. */
const ownFactor = { staff: staffRoles, hotelScope: 'none', beforeProof: true } as const

export const staffEndpoints = endpoints('admin', {
  show_second_factor: staffRead({
    summary:
      'The state of the second factor: set up, verified in this session, and the number of unused recovery codes.',
    ...ownFactor,
    output: z.object({
      role: z.enum(staffRoles),
      is_set: z.boolean(),
      is_proven: z.boolean(),
      recovery_codes_left: z.int(),
    }),
  }),
  begin_second_factor: staffWrite({
    summary: 'Starts the setup of a second factor; returns the same key until its first code is confirmed.',
    ...ownFactor,
    output: z.object({
      key: z.string().describe('The key to enter in an authenticator app'),
      address: z.string().describe('The otpauth address for a QR code'),
    }),
    errors: ['conflict', 'step_up_required'],
    errorData: { step_up_required: stepUpData },
  }),
  confirm_second_factor: staffWrite({
    summary:
      'Confirms the first code of the app, which every sign-in requires from then on. Returns the recovery codes once.',
    ...ownFactor,
    input: z.object({ code }),
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['wrong_code', 'step_up_required'],
    errorData: { step_up_required: stepUpData },
  }),
  prove_second_factor: staffWrite({
    summary: 'Verifies the second factor of this session: a code of the app, or a recovery code, which is valid once.',
    ...ownFactor,
    input: z.object({ code }),
    errors: ['wrong_code'],
  }),
  fetch_audit: staffRead({
    summary: 'The changes made by staff, newest first.',
    staff: managers,
    input: z.object({
      subject: z.string().max(120).optional().describe('The changed object, e.g. `booking:R7K2…`'),
      from: calendarDate.optional().describe('On or after this date, in the time zone of the cities'),
      to: calendarDate.optional().describe('On or before this date'),
      before: z.coerce.number().int().optional().describe('The id of the last row of the previous page'),
      limit: z.int().min(1).max(500).default(50),
    }),
    output: z.array(auditEntry),
  }),
})
