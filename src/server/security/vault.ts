import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Vault } from '#domains/context.ts'

type VaultKey = { id: string; key: Buffer }

/** Sizes of an AES-GCM nonce and of its tag, in bytes. */
const nonceBytes = 12
const tagBytes = 16

/**
 * The keys of `DATA_KEYS`, `id:base64` of 32 bytes each, the current one first. The last key is always derived from the
 * installation's secret; it is the only one without `DATA_KEYS`, so keys can be configured later.
 */
export function vaultKeys(setting: string | undefined, secret: string): VaultKey[] {
  const configured = (setting ?? '')
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [id = '', text = ''] = part.trim().split(':')
      const key = Buffer.from(text, 'base64')
      if (!/^[a-z0-9]{1,16}$/.test(id) || id === 'app' || key.length !== 32) {
        throw new Error(
          'DATA_KEYS must be `id:base64` with 32 bytes each, separated by commas; the id `app` is reserved.',
        )
      }
      return { id, key }
    })
  return [...configured, { id: 'app', key: Buffer.from(hkdfSync('sha256', secret, 'rihla', 'vault', 32)) }]
}

/** AES-256-GCM: `key id.nonce.ciphertext and tag`. A value can be decrypted only with the context it is bound to. */
export function createVault([present, ...earlier]: VaultKey[], random: (bytes: number) => Uint8Array): Vault {
  if (!present) throw new Error('A vault needs a key')
  const keys = new Map([present, ...earlier].map(({ id, key }) => [id, key]))
  return {
    keyId: present.id,
    encrypt(boundTo, text) {
      const nonce = random(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', present.key, nonce)
      cipher.setAAD(Buffer.from(boundTo))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [present.id, Buffer.from(nonce).toString('base64url'), body.toString('base64url')].join('.')
    },
    decrypt(boundTo, encrypted) {
      const [id = '', nonce = '', text = ''] = encrypted.split('.')
      const key = keys.get(id)
      const body = Buffer.from(text, 'base64url')
      if (!key || body.length < tagBytes) throw new Error('Encrypted with a key that is not here: add it to DATA_KEYS')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(boundTo))
      decipher.setAuthTag(body.subarray(-tagBytes))
      return decipher.update(body.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
