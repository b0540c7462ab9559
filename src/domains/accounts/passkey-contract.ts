import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { instant } from '#contract/shapes.ts'
import { knownPassword, profile, remember } from '#domains/accounts/shapes.ts'

const passkey = z
  .object({ id: z.string(), name: z.string(), created_at: instant, last_used_at: instant.nullable() })
  .meta({ id: 'Passkey' })
export type Passkey = z.output<typeof passkey>

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]*$/, 'not_a_choice')
    .max(most, 'too_long')

/** What the browser's authenticator answered, as WebAuthn Level 3 writes it in JSON; browsers add fields of their own. */
const answer = z.looseObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000).optional(),
    authenticatorData: base64url(4000).optional(),
    signature: base64url(4000).optional(),
    userHandle: base64url(200).optional(),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})
export type PasskeyAnswer = z.output<typeof answer>

const options = z
  .record(z.string(), z.unknown())
  .describe('For `navigator.credentials`, in the JSON of WebAuthn Level 3')
const nothing = z.object({})

export const passkeyEndpoints = {
  begin_passkey: write({
    name: 'begin_passkey',
    group: 'accounts',
    summary: 'Options to make a passkey with. Needs a sign-in of the last 15 minutes, or the password.',
    who: 'traveller',
    input: z.object({ password: knownPassword.optional() }),
    output: options,
    errors: ['wrong_credentials', 'sign_in_again'],
  }),
  add_passkey: write({
    name: 'add_passkey',
    group: 'accounts',
    summary: 'Adds the passkey that was made; each set of options works once. A letter tells of it.',
    who: 'traveller',
    input: z.object({ answer, name: z.string().max(60, 'too_long').default('') }),
    output: passkey,
    errors: ['passkey_refused'],
  }),
  fetch_passkeys: read({
    name: 'fetch_passkeys',
    group: 'accounts',
    summary: 'The passkeys of the traveller.',
    who: 'traveller',
    input: nothing,
    output: z.array(passkey),
  }),
  remove_passkey: write({
    name: 'remove_passkey',
    group: 'accounts',
    summary: 'Removes a passkey. A letter tells of it.',
    who: 'traveller',
    input: z.object({ id: z.string().max(60) }),
    output: nothing,
    errors: ['not_found'],
  }),
  begin_passkey_sign_in: write({
    name: 'begin_passkey_sign_in',
    group: 'accounts',
    summary: 'Options to sign in with any passkey of this site; they say nothing of anyone.',
    input: nothing,
    output: options,
  }),
  sign_in_by_passkey: write({
    name: 'sign_in_by_passkey',
    group: 'accounts',
    summary: 'Signs in with what the passkey has signed; the session comes as a cookie.',
    input: z.object({ answer, remember }),
    output: profile,
    errors: ['passkey_refused'],
  }),
}
