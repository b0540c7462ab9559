import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'

/**
 * Result of a passkey operation: `given up` if the person or the device cancelled it, `known` if the device already has
 * a passkey for the account, or the API error.
 */
export type PasskeyOutcome = 'done' | 'given up' | 'known' | ApiError

type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Answer = Parameters<ApiClient['add_passkey']>[0]['answer']

export async function makePasskey(api: ApiClient, name: string): Promise<PasskeyOutcome> {
  const answer = await api.begin_passkey({})
  if (!answer.ok) return answer.error
  return withDevice(async () => {
    const credential = await startRegistration({ optionsJSON: answer.data as unknown as MakeOptions })
    return api.add_passkey({ answer: credential as Answer, name })
  })
}

export function signInByPasskey(api: ApiClient, remember: boolean): Promise<PasskeyOutcome> {
  return withPasskey(api, (answer) => api.sign_in_by_passkey({ answer, remember }))
}

/** Proves with a passkey that the owner of the session is present. */
export function stepUpByPasskey(api: ApiClient): Promise<PasskeyOutcome> {
  return withPasskey(api, (answer) => api.step_up({ answer }))
}

async function withPasskey(api: ApiClient, send: (answer: Answer) => Promise<Sent>): Promise<PasskeyOutcome> {
  const answer = await api.begin_passkey_sign_in({})
  if (!answer.ok) return answer.error
  return withDevice(async () => {
    const used = await startAuthentication({ optionsJSON: answer.data as unknown as UseOptions })
    return send(used as Answer)
  })
}

type Sent = { ok: true } | { ok: false; error: ApiError }

async function withDevice(work: () => Promise<Sent>): Promise<PasskeyOutcome> {
  try {
    const outcome = await work()
    return outcome.ok ? 'done' : outcome.error
  } catch (error) {
    // Closing the device's passkey dialog is not an error.
    const isRegistered = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return isRegistered ? 'known' : 'given up'
  }
}
