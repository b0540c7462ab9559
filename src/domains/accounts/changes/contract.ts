import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { instant } from '#api/shapes.ts'
import { accountChangeKinds, newPassword } from '#domains/accounts/shapes.ts'

const token = z.string().max(100).describe('The token of the link in the notification')

/** Undoing a change of sign-in data with the link in the notification of the change. */
export const changeEndpoints = endpoints('accounts', {
  show_account_change: read({
    summary: 'The change that a token can undo.',
    fresh: 'personal',
    input: z.object({ token }),
    output: z.object({ kind: z.enum(accountChangeKinds), at: instant, expires_at: instant }),
    errors: ['not_found'],
  }),
  undo_account_change: write({
    summary:
      'Restores the email address, the phone number and the passkeys as they were before a change, sets a new password, removes a second factor set up since and ends all sessions. Later changes can no longer be undone.',
    input: z.object({ token, password: newPassword }),
    errors: ['not_found'],
  }),
})
