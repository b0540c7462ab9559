import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { passkeyAnswer } from '#domains/accounts/passkey-answer.ts'
import { code, codeSent, knownPassword } from '#domains/accounts/shapes.ts'

const stepUpWays = ['password', 'email', 'phone', 'passkey'] as const
export type StepUpWay = (typeof stepUpWays)[number]

/** `data` of `step_up_required`: the ways in which this account can prove its owner. */
export const stepUpData = z.object({ ways: z.array(z.enum(stepUpWays)) })

/** Of endpoints that require a sign-in or a step-up in the last ten minutes. */
export const requiresProof = { errors: ['step_up_required'], errorData: { step_up_required: stepUpData } } as const

const to = z.enum(['email', 'phone']).default('email').describe('The confirmed address of the account')

export const stepUpEndpoints = endpoints('accounts', {
  fetch_step_up_ways: read({
    summary:
      'The ways in which the owner can give the proof that a sensitive change requires; empty if the session has a proof of the last ten minutes.',
    access: 'traveller',
    output: stepUpData,
  }),
  send_step_up_code: write({
    summary: 'Sends a code for step_up to the email address or the confirmed phone number of the account.',
    access: 'traveller',
    input: z.object({ to }),
    output: codeSent,
  }),
  step_up: write({
    summary:
      'Proves that the owner is present, by one of password, code and passkey (options from begin_passkey_sign_in). The proof is valid for ten minutes; the session gets a new token.',
    access: 'traveller',
    input: z.object({
      password: knownPassword.optional(),
      code: code.optional(),
      to,
      answer: passkeyAnswer.optional(),
    }),
    errors: ['wrong_credentials', 'wrong_code', 'passkey_refused'],
  }),
})
