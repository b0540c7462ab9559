import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = Record<string, unknown>

/** A software authenticator that creates and uses passkeys as specified by WebAuthn: ES256, without attestation. */
export function softAuthenticator(at: { origin: string; rpId: string }) {
  const id = randomBytes(16).toString('base64url')
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0
  let owner = ''

  const output = (type: string, options: Options, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }))
  const facts = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(at.rpId).digest(), Buffer.from([flags]), count, rest])
  }
  const answer = (response: Record<string, string>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id,
    /** Creates the response of the device to options of `begin_passkey`. */
    make(options: Options, origin = at.origin) {
      owner = (options.user as { id: string }).id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(16)
      // Flags: user present, user verified, credential included.
      const authData = facts(0x45, Buffer.concat([Buffer.alloc(16), length, Buffer.from(id, 'base64url'), key]))
      const attested = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      )
      return answer({
        clientDataJSON: output('webauthn.create', options, origin).toString('base64url'),
        attestationObject: Buffer.from(attested).toString('base64url'),
      })
    },
    /** Creates the response to options of `begin_passkey_sign_in`. Increments the counter unless `counter` is set. */
    use(options: Options, input: { origin?: string; counter?: number; owner?: string; verified?: boolean } = {}) {
      counter = input.counter ?? counter + 1
      const client = output('webauthn.get', options, input.origin ?? at.origin)
      const authData = facts(input.verified === false ? 0x01 : 0x05)
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: input.owner ? Buffer.from(input.owner).toString('base64url') : owner,
      })
    },
  }
}

/** The key that an authenticator app shows as text. */
export function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
