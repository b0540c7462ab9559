import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { calendarDate, instant } from '#contract/shapes.ts'
import { documentEndpoints } from '#domains/accounts/document-contract.ts'
import { largestPhoto } from '#domains/accounts/limits.ts'
import { passkeyEndpoints } from '#domains/accounts/passkey-contract.ts'
import { country, knownPassword, profile, remember } from '#domains/accounts/shapes.ts'

export type { PasskeyAnswer, Passkey } from '#domains/accounts/passkey-contract.ts'
export type { TravelDocument } from '#domains/accounts/document-contract.ts'
export type { Profile } from '#domains/accounts/shapes.ts'

const codeSent = z
  .object({
    to: z.string(),
    expires_at: instant,
    resend_at: instant.describe('Before it, nothing is sent again'),
  })
  .meta({ id: 'CodeSent' })
export type CodeSent = z.output<typeof codeSent>

const openSession = z
  .object({
    id: z.string(),
    device: z.string().describe('The user agent it was opened with'),
    address: z.string(),
    created_at: instant,
    last_used_at: instant,
    current: z.boolean(),
  })
  .meta({ id: 'Session' })
export type OpenSession = z.output<typeof openSession>

const name = z.string().min(2, 'too_short').max(80, 'too_long')
const email = z.email('invalid_email').max(254, 'too_long')
/** Length is what makes a password strong (NIST SP 800-63B); the upper bound keeps hashing bounded. */
const newPassword = z.string().min(10, 'password_weak').max(128, 'too_long')
const to = z.string().min(3, 'required').max(254, 'too_long').describe('An e-mail address, or a phone number in E.164')
const code = z
  .string()
  .min(1, 'required')
  .max(20, 'invalid_code')
  .describe('Six digits; spaces and Arabic digits are read')
const nothing = z.object({})

export const accountsEndpoints = {
  ...passkeyEndpoints,
  ...documentEndpoints,
  register: write({
    name: 'register',
    group: 'accounts',
    summary:
      'Begins an account: sends a code to the address, which verify_code takes. Answers the same for every address.',
    input: z.object({ name, email, password: newPassword.optional() }),
    output: codeSent,
  }),
  verify_code: write({
    name: 'verify_code',
    group: 'accounts',
    summary: 'Uses up a code: completes a registration or signs in, and opens a session; or confirms the phone number.',
    input: z.object({ purpose: z.enum(['register', 'login', 'phone']), to, code, remember }),
    output: profile,
    errors: ['wrong_code', 'unauthenticated'],
  }),
  check_code: write({
    name: 'check_code',
    group: 'accounts',
    summary: 'Tests a reset code without using it up. Takes a try.',
    input: z.object({ to, code }),
    output: z.object({ right: z.literal(true) }),
    errors: ['wrong_code'],
  }),
  resend_register_code: write({
    name: 'resend_register_code',
    group: 'accounts',
    summary: 'Sends a new code for the registration that waits for one. Answers the same for every address.',
    input: z.object({ to: email }),
    output: codeSent,
  }),
  send_login_code: write({
    name: 'send_login_code',
    group: 'accounts',
    summary: 'Sends a code to sign in with, if the address has an account. Answers the same for every address.',
    input: z.object({ to }),
    output: codeSent,
  }),
  login: write({
    name: 'login',
    group: 'accounts',
    summary: 'Signs in with e-mail and password; the session comes as a cookie.',
    input: z.object({ email, password: knownPassword, remember }),
    output: profile,
    errors: ['wrong_credentials'],
  }),
  logout: write({
    name: 'logout',
    group: 'accounts',
    summary: 'Ends the session of this browser.',
    input: nothing,
    output: nothing,
  }),
  forget_password: write({
    name: 'forget_password',
    group: 'accounts',
    summary:
      'Sends a code to set a new password with, if the address has an account. Answers the same for every address.',
    input: z.object({ to }),
    output: codeSent,
  }),
  reset_password: write({
    name: 'reset_password',
    group: 'accounts',
    summary:
      'Sets a new password with a code from forget_password, and ends every session. Passkeys go on signing in unless they are removed, too.',
    input: z.object({ to, code, password: newPassword, remove_passkeys: z.boolean().default(false) }),
    output: z.object({
      passkeys_left: z.array(z.string()).describe('Names of the passkeys that still sign in'),
      passkeys_removed: z.int(),
    }),
    errors: ['wrong_code'],
  }),
  change_password: write({
    name: 'change_password',
    group: 'accounts',
    summary: 'Sets a new password, ends every other session and renews this one.',
    who: 'traveller',
    input: z.object({ current_password: knownPassword.optional(), new_password: newPassword }),
    output: nothing,
    errors: ['wrong_credentials'],
  }),
  fetch_profile: read({
    name: 'fetch_profile',
    group: 'accounts',
    summary: 'Who is signed in.',
    who: 'traveller',
    input: nothing,
    output: profile,
  }),
  update_profile: write({
    name: 'update_profile',
    group: 'accounts',
    summary: 'Changes what is given. A new phone number is unconfirmed until verify_code takes the code sent to it.',
    who: 'traveller',
    input: z.object({
      name: name.optional(),
      phone: z.string().max(40, 'too_long').nullable().optional(),
      phone_country: country.default('SA').describe('For a number written without its country'),
      nationality: country.nullable().optional(),
      birth_date: calendarDate.nullable().optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'not_a_choice')
        .nullable()
        .optional(),
      notify_offers: z.boolean().optional(),
      notify_reminders: z.boolean().optional(),
      locale: z.enum(['en', 'ar']).optional(),
    }),
    output: profile,
  }),
  update_image: write({
    name: 'update_image',
    group: 'accounts',
    summary:
      'Sets the photo: the body is the JPEG, PNG or WebP itself, 3.5 MB at most. Kept as a square without metadata.',
    who: 'traveller',
    upload: largestPhoto,
    input: z.object({ file: z.instanceof(Uint8Array) }),
    output: profile,
  }),
  remove_image: write({
    name: 'remove_image',
    group: 'accounts',
    summary: 'Removes the photo.',
    who: 'traveller',
    input: nothing,
    output: profile,
  }),
  fetch_sessions: read({
    name: 'fetch_sessions',
    group: 'accounts',
    summary: 'Where the traveller is signed in, last used first.',
    who: 'traveller',
    input: nothing,
    output: z.array(openSession),
  }),
  revoke_session: write({
    name: 'revoke_session',
    group: 'accounts',
    summary: 'Ends one session, or with `others` all but this one.',
    who: 'traveller',
    input: z.object({ id: z.string().max(60).describe('Of a session, or `others`') }),
    output: z.object({ ended: z.int() }),
    errors: ['not_found'],
  }),
  export_my_data: read({
    name: 'export_my_data',
    group: 'accounts',
    summary: 'Everything that is kept of the traveller.',
    who: 'traveller',
    input: nothing,
    output: z.record(z.string(), z.unknown()),
  }),
  delete_account: write({
    name: 'delete_account',
    group: 'accounts',
    summary: 'Deletes the account and the personal data. Bookings that are over are kept without the person.',
    who: 'traveller',
    input: z.object({ password: knownPassword.optional().describe('Needed when the account has one') }),
    output: nothing,
    errors: ['wrong_credentials', 'bookings_ahead', 'conflict'],
    refusalData: { conflict: z.object({ why: z.literal('last_manager') }) },
  }),
}
