import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { ApiClient } from '#contract/api.ts'
import type { Refusal } from '#contract/errors.ts'

/** What came of it: `given up` by the person or the device, `known` when the device has one already, or a refusal. */
export type PasskeyOutcome = 'done' | 'given up' | 'known' | Refusal

type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Answer = Parameters<ApiClient['add_passkey']>[0]['answer']

/** Has the device make a passkey and adds it to the account. */
export async function makePasskey(
  api: ApiClient,
  { name, password }: { name: string; password: string },
): Promise<PasskeyOutcome> {
  const begun = await api.begin_passkey(password ? { password } : {})
  if (!begun.ok) return begun.error
  return withDevice(async () => {
    const made = await startRegistration({ optionsJSON: begun.data as unknown as MakeOptions })
    return api.add_passkey({ answer: made as Answer, name })
  })
}

/** Signs in with a passkey of the person's choice. */
export async function signInByPasskey(api: ApiClient, remember: boolean): Promise<PasskeyOutcome> {
  const begun = await api.begin_passkey_sign_in({})
  if (!begun.ok) return begun.error
  return withDevice(async () => {
    const used = await startAuthentication({ optionsJSON: begun.data as unknown as UseOptions })
    return api.sign_in_by_passkey({ answer: used as Answer, remember })
  })
}

async function withDevice(work: () => Promise<{ ok: true } | { ok: false; error: Refusal }>): Promise<PasskeyOutcome> {
  try {
    const outcome = await work()
    return outcome.ok ? 'done' : outcome.error
  } catch (error) {
    // Whoever closes the device's own window has not made a mistake.
    const known = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return known ? 'known' : 'given up'
  }
}
