import { z } from 'zod'
import { endpoints, write } from '#api/endpoint.ts'
import { emailAddress } from '#api/shapes.ts'
import { code, codeSent, profile } from '#domains/accounts/shapes.ts'
import { requiresProof } from '#domains/accounts/sessions/step-up-contract.ts'

/** A new email address of an account, which a code sent to it confirms. */
export const emailEndpoints = endpoints('accounts', {
  request_email_change: write({
    summary:
      'Sends a code to a new email address, for confirm_email_change. Nothing changes before. The response is the same for every address; an address of another account is sent a message that says so instead. Requires a sign-in or step_up in the last ten minutes.',
    access: 'traveller',
    input: z.object({ email: emailAddress }),
    output: codeSent,
    ...requiresProof,
  }),
  confirm_email_change: write({
    summary:
      'Makes the new address that of the account, and of its bookings, with the code sent to it. Renews the session and ends all others. The earlier address is sent a link that undoes the change for 72 hours.',
    access: 'traveller',
    input: z.object({ email: emailAddress, code }),
    output: profile,
    errors: ['wrong_code'],
  }),
})
