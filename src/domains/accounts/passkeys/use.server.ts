import type { PasskeyAnswer } from '#domains/accounts/passkey-answer.ts'
import { challengeOf, readUse } from '#domains/accounts/passkeys/authenticator.server.ts'
import { countUse, findByCredential, takeChallenge } from '#domains/accounts/passkeys/passkeys.server.ts'
import { recordAccountEvent } from '#domains/accounts/users.server.ts'
import type { Context } from '#domains/context.ts'

/** The user whose passkey signed a challenge; null if it is not accepted. Challenges and uses count once. */
export async function verifyPasskey(
  { ports, pool, address, now }: Context,
  answer: PasskeyAnswer,
): Promise<string | null> {
  const isOpen = await takeChallenge(pool, { challenge: challengeOf(answer), userId: null, now })
  const credential = isOpen ? await findByCredential(pool, answer.id) : null
  if (!credential) return null
  const { id, userId, counter: before } = credential
  const counter = await readUse(ports.relyingParty, answer, credential)
  if (counter !== null && (await countUse(pool, { id, before, counter, now }))) return userId
  await recordAccountEvent(pool, { userId, kind: 'passkey_refused', address, now })
  return null
}
