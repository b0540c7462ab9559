import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { instant } from '#api/shapes.ts'
import { passkeyAnswer } from '#domains/accounts/passkey-answer.ts'
import { requiresProof, stepUpData } from '#domains/accounts/sessions/step-up-contract.ts'
import { profile, remember } from '#domains/accounts/shapes.ts'
import { freeLine } from '#domains/shared/free-text.ts'

const passkey = z
  .object({ id: z.string(), name: z.string(), created_at: instant, last_used_at: instant.nullable() })
  .meta({ id: 'Passkey' })
export type Passkey = z.output<typeof passkey>

const options = z
  .record(z.string(), z.unknown())
  .describe('Options for `navigator.credentials` in the JSON format of WebAuthn Level 3')

export const passkeyEndpoints = endpoints('accounts', {
  begin_passkey: write({
    summary: 'Options to create a passkey. Requires a sign-in or step_up in the last ten minutes.',
    access: 'traveller',
    output: options,
    ...requiresProof,
  }),
  add_passkey: write({
    summary: 'Adds a created passkey and sends an email about it. Each set of options is valid once.',
    access: 'traveller',
    input: z.object({ answer: passkeyAnswer, name: freeLine(60).default('') }),
    output: passkey,
    errors: ['passkey_refused', 'step_up_required'],
    errorData: { step_up_required: stepUpData },
  }),
  fetch_passkeys: read({
    summary: 'The passkeys of the traveller.',
    access: 'traveller',
    output: z.array(passkey),
  }),
  remove_passkey: write({
    summary: 'Removes a passkey and sends an email about it. Requires a sign-in or step_up in the last ten minutes.',
    access: 'traveller',
    input: z.object({ id: z.string().max(60) }),
    errors: ['not_found', 'step_up_required'],
    errorData: { step_up_required: stepUpData },
  }),
  begin_passkey_sign_in: write({
    summary: 'Options to sign in with any passkey of this site; they contain no personal data.',
    output: options,
  }),
  sign_in_by_passkey: write({
    summary: 'Signs in with the signed response of a passkey; the session is returned as a cookie.',
    input: z.object({ answer: passkeyAnswer, remember }),
    output: profile,
    errors: ['passkey_refused'],
  }),
})
