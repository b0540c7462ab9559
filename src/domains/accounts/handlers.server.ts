import type { accountsEndpoints } from '#domains/accounts/contract.ts'
import { changeHandlers } from '#domains/accounts/changes/handlers.server.ts'
import { companionHandlers } from '#domains/accounts/companions/handlers.server.ts'
import { emailHandlers } from '#domains/accounts/email/handlers.server.ts'
import { documentHandlers } from '#domains/accounts/profile/document-handlers.server.ts'
import { passkeyHandlers } from '#domains/accounts/passkeys/handlers.server.ts'
import { passwordHandlers } from '#domains/accounts/sign-in/password-handlers.server.ts'
import { profileHandlers } from '#domains/accounts/profile/handlers.server.ts'
import { signInHandlers } from '#domains/accounts/sign-in/handlers.server.ts'
import { stepUpHandlers } from '#domains/accounts/sign-in/step-up-handlers.server.ts'
import type { Handlers } from '#domains/context.ts'

export const accountsHandlers: Handlers<typeof accountsEndpoints> = {
  ...signInHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...passkeyHandlers,
  ...documentHandlers,
  ...companionHandlers,
  ...stepUpHandlers,
  ...changeHandlers,
  ...emailHandlers,
}
