import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyAnswer } from '#domains/accounts/passkey-answer.ts'
import type { PasskeyRow } from '#domains/accounts/passkeys/passkeys.server.ts'

/** The site that passkeys are bound to, as browsers identify it. */
export type RelyingParty = { id: string; origin: string }

/** About a hundred files; loaded when the first passkey is used. */
const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: every device supports one of them. */
const algorithms = [-8, -7, -257]

/** The relying party of a site. Passkeys cannot be bound to an IP address, so loopback becomes `localhost`. */
export function relyingParty(origin: string): RelyingParty {
  const url = new URL(origin)
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}

/** Browser options for creating a passkey: discoverable, and with user verification required. */
export async function optionsToAdd(
  party: RelyingParty,
  {
    person,
    known,
    challenge,
    brand,
  }: {
    person: { id: string; name: string; address: string }
    known: PasskeyRow[]
    challenge: Uint8Array<ArrayBuffer>
    brand: string
  },
) {
  return (await webauthn()).generateRegistrationOptions({
    rpName: brand,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.address,
    userDisplayName: person.name,
    challenge,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Browser options for signing in with any passkey of this site; without a list, which would reveal accounts. */
export async function optionsToSignIn(party: RelyingParty, challenge: Uint8Array<ArrayBuffer>) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({ rpID: party.id, challenge, userVerification: 'required' })
}

/** The challenge in the client data of an authenticator's response; empty if there is none. */
export function challengeOf(answer: PasskeyAnswer): string {
  try {
    const output = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown
    }
    return typeof output.challenge === 'string' ? output.challenge : ''
  } catch {
    return ''
  }
}

/** The new passkey of an authenticator's response; null if it is not valid for its challenge and this site. */
export async function readAdded(
  party: RelyingParty,
  answer: PasskeyAnswer,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await webauthn()
  const checked = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challengeOf(answer),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
  }
}

/** The new counter after a valid response of a known passkey; null if it is invalid or does not increase. */
export async function readUse(
  party: RelyingParty,
  answer: PasskeyAnswer,
  { credentialId, publicKey, counter, transports, userId }: PasskeyRow,
): Promise<number | null> {
  const owner = Buffer.from(answer.response.userHandle ?? '', 'base64url').toString()
  if (owner !== userId) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const checked = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challengeOf(answer),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports: transports,
    },
    requireUserVerification: true,
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}
