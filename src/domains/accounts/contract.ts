import { locales } from '#i18n/locale.ts'
import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { calendarDate, emailAddress, instant, typedField } from '#api/shapes.ts'
import { documentEndpoints } from '#domains/accounts/profile/document-contract.ts'
import { maxPhotoBytes } from '#domains/accounts/limits.ts'
import { companionEndpoints } from '#domains/accounts/companions/contract.ts'
import { passkeyEndpoints } from '#domains/accounts/passkeys/contract.ts'
import { requiresProof, stepUpData, stepUpEndpoints } from '#domains/accounts/sessions/step-up-contract.ts'
import { emailEndpoints } from '#domains/accounts/email/contract.ts'
import { changeEndpoints } from '#domains/accounts/changes/contract.ts'
import { code, codeSent, country, knownPassword, newPassword, profile, remember } from '#domains/accounts/shapes.ts'
import { personName } from '#domains/shared/free-text.ts'

export type { Passkey } from '#domains/accounts/passkeys/contract.ts'
export type { Companion } from '#domains/accounts/companions/contract.ts'
export type { TravelDocument } from '#domains/accounts/profile/document-contract.ts'
export type { Profile } from '#domains/accounts/shapes.ts'

const openSession = z
  .object({
    id: z.string(),
    device: z.string().describe('The user agent that opened the session'),
    address: z.string(),
    created_at: instant,
    last_used_at: instant,
    current: z.boolean(),
  })
  .meta({ id: 'Session' })
export type OpenSession = z.output<typeof openSession>

const devicePass = z
  .string()
  .max(600)
  .optional()
  .describe('The token of the email that is sent after too many tries, which makes this browser a known device')
const name = personName(80).min(1, 'required')
const to = typedField(254).min(3, 'required').describe('An email address, or a phone number in E.164')

export const accountsEndpoints = endpoints('accounts', {
  ...passkeyEndpoints,
  ...documentEndpoints,
  ...companionEndpoints,
  ...stepUpEndpoints,
  ...changeEndpoints,
  ...emailEndpoints,
  register: write({
    summary: 'Starts a registration: sends a code for verify_code. The response is the same for every address.',
    input: z.object({ name, email: emailAddress, password: newPassword.optional() }),
    output: codeSent,
  }),
  verify_code: write({
    summary: 'Redeems a code: completes a registration or signs in, with a new session; or confirms the phone number.',
    input: z.object({ purpose: z.enum(['register', 'login', 'phone']), to, code, remember }),
    output: profile,
    errors: ['wrong_code', 'unauthenticated'],
  }),
  check_code: write({
    summary: 'Checks a reset code without redeeming it. Counts as an attempt.',
    input: z.object({ to, code }),
    output: z.object({ right: z.literal(true) }),
    errors: ['wrong_code'],
  }),
  resend_register_code: write({
    summary: 'Sends a new code for a pending registration. The response is the same for every address.',
    input: z.object({ to: emailAddress }),
    output: codeSent,
  }),
  send_login_code: write({
    summary: 'Sends a sign-in code if the address has an account. The response is the same for every address.',
    input: z.object({
      to,
      open_account: z
        .boolean()
        .default(false)
        .describe('True: the code is also sent to an address without an account, and verify_code opens one'),
    }),
    output: codeSent,
  }),
  login: write({
    summary: 'Signs in with email and password; the session is returned as a cookie.',
    input: z.object({
      email: emailAddress,
      password: knownPassword,
      remember,
      device_pass: devicePass,
    }),
    output: profile,
    errors: ['wrong_credentials'],
  }),
  logout: write({
    summary: 'Ends the session of this browser.',
  }),
  forget_password: write({
    summary:
      'Sends a code to reset the password if the address has an account. The response is the same for every address.',
    input: z.object({ to, device_pass: devicePass }),
    output: codeSent,
  }),
  reset_password: write({
    summary:
      'Sets a new password with a code from forget_password and ends all sessions. Passkeys stay valid by default.',
    input: z.object({ to, code, password: newPassword, remove_passkeys: z.boolean().default(false) }),
    output: z.object({
      passkeys_left: z.array(z.string()).describe('Names of the passkeys that remain valid'),
      passkeys_removed: z.int(),
    }),
    errors: ['wrong_code'],
  }),
  change_password: write({
    summary:
      'Sets a new password, ends all other sessions and renews this one. An account without a password requires a sign-in or step_up in the last ten minutes.',
    access: 'traveller',
    input: z.object({
      current_password: knownPassword.optional().describe('Required if the account has a password'),
      new_password: newPassword,
    }),
    errors: ['wrong_credentials', 'step_up_required'],
    errorData: { step_up_required: stepUpData },
  }),
  fetch_profile: read({
    summary: 'The profile of the signed-in traveller.',
    access: 'traveller',
    output: profile,
  }),
  update_profile: write({
    summary:
      'Changes the fields of the input. A new phone number is unconfirmed until verify_code redeems its code; changing it requires a sign-in or step_up in the last ten minutes. If no code can be sent to it, nothing is changed.',
    access: 'traveller',
    input: z.object({
      name: name.optional(),
      phone: typedField(40).nullable().optional(),
      phone_country: country.default('SA').describe('The country of a phone number without a country code'),
      nationality: country.nullable().optional(),
      birth_date: calendarDate.nullable().optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'not_a_choice')
        .nullable()
        .optional(),
      notify_offers: z.boolean().optional(),
      notify_reminders: z.boolean().optional(),
      locale: z.enum(locales).optional(),
    }),
    output: profile,
    ...requiresProof,
  }),
  send_phone_code: write({
    summary: 'Sends a new code to the unconfirmed phone number of the profile, for verify_code.',
    access: 'traveller',
    output: codeSent,
  }),
  update_image: write({
    summary:
      'Sets the photo: the body is the JPEG, PNG, WebP, HEIC or AVIF file, at most 3.5 MB. Stored as a square without metadata.',
    access: 'traveller',
    upload: maxPhotoBytes,
    input: z.object({ file: z.instanceof(Uint8Array) }),
    output: profile,
  }),
  remove_image: write({
    summary: 'Removes the photo.',
    access: 'traveller',
    output: profile,
  }),
  fetch_sessions: read({
    summary: 'The sessions of the traveller, the last used first.',
    access: 'traveller',
    output: z.array(openSession),
  }),
  revoke_session: write({
    summary: 'Ends one session, or with `others` all except this one.',
    access: 'traveller',
    input: z.object({ id: z.string().max(60).describe('The id of a session, or `others`') }),
    output: z.object({ ended: z.int() }),
    errors: ['not_found'],
  }),
  export_my_data: read({
    units: 15,
    summary:
      'All data stored about the traveller, with messages, notes of staff, notifications and invoices. Requires a sign-in or step_up in the last ten minutes.',
    access: 'traveller',
    output: z.record(z.string(), z.unknown()),
    ...requiresProof,
  }),
  delete_account: write({
    summary:
      'Deletes the account and the personal data. Past bookings and invoices remain without personal data. Requires a sign-in or step_up in the last ten minutes.',
    access: 'traveller',
    errors: ['step_up_required', 'bookings_ahead', 'conflict'],
    errorData: { step_up_required: stepUpData, conflict: z.object({ why: z.literal('last_manager') }) },
  }),
})
