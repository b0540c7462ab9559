import type { accountsEndpoints } from '#domains/accounts/contract.ts'
import { documentHandlers } from '#domains/accounts/handlers-document.server.ts'
import { passkeyHandlers } from '#domains/accounts/handlers-passkeys.server.ts'
import { passwordHandlers } from '#domains/accounts/handlers-password.server.ts'
import { profileHandlers } from '#domains/accounts/handlers-profile.server.ts'
import { signInHandlers } from '#domains/accounts/handlers-sign-in.server.ts'
import type { Handlers } from '#domains/context.ts'

export const accountsHandlers: Handlers<typeof accountsEndpoints> = {
  ...signInHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...passkeyHandlers,
  ...documentHandlers,
}
