import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyAnswer } from '#domains/accounts/contract.ts'
import type { KnownPasskey } from '#domains/accounts/passkeys.server.ts'

/** Whose passkeys these are: the site as browsers see it. */
export type RelyingParty = { id: string; origin: string }

/** A hundred files, read when somebody comes with a passkey. */
const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: every device has one of them. */
const algorithms = [-8, -7, -257]

/** The relying party of a site's address. An IP address can have no passkeys, so this machine's is called by its name. */
export function relyingParty(origin: string): RelyingParty {
  const url = new URL(origin)
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}

/** What the browser is to make a passkey with; discoverable, and only after the device knows its owner. */
export async function optionsToAdd(
  party: RelyingParty,
  {
    person,
    known,
    challenge,
    brand,
  }: {
    person: { id: string; name: string; email: string }
    known: { id: string; transports: string[] }[]
    challenge: Uint8Array<ArrayBuffer>
    brand: string
  },
) {
  return (await webauthn()).generateRegistrationOptions({
    rpName: brand,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name,
    challenge,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What the browser is to sign in with, be it whichever passkey of this site, so that the question tells nothing of anyone. */
export async function optionsToSignIn(party: RelyingParty, challenge: Uint8Array<ArrayBuffer>) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({ rpID: party.id, challenge, userVerification: 'required' })
}

/** The challenge that an answer says it signed; empty when it says none. */
export function challengeOf(answer: PasskeyAnswer): string {
  try {
    const said = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown
    }
    return typeof said.challenge === 'string' ? said.challenge : ''
  } catch {
    return ''
  }
}

/** The new passkey of an answer, or null when the answer is not one to this challenge, from this site. */
export async function readAdded(
  party: RelyingParty,
  answer: PasskeyAnswer,
): Promise<Pick<KnownPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
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

/** The counter after a right answer of a known passkey; null for a wrong one, and when the counter does not go on. */
export async function readUse(
  party: RelyingParty,
  answer: PasskeyAnswer,
  { credentialId, publicKey, counter, transports, userId }: KnownPasskey,
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
