import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Vault } from '#domains/context.ts'

type VaultKey = { id: string; key: Buffer }

/** Bytes of an AES-GCM nonce and of its tag. */
const nonceBytes = 12
const tagBytes = 16

/**
 * The keys of `DATA_KEYS`, `id:base64` of 32 bytes each, the present one first; without them one that is derived from
 * the installation's secret, which is then also the last to be tried, so that keys can be brought in later.
 */
export function vaultKeys(setting: string | undefined, secret: string): VaultKey[] {
  const given = (setting ?? '')
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [id = '', text = ''] = part.trim().split(':')
      const key = Buffer.from(text, 'base64')
      if (!/^[a-z0-9]{1,16}$/.test(id) || id === 'app' || key.length !== 32) {
        throw new Error('DATA_KEYS are `id:base64` of 32 bytes each, with commas between; `app` is taken.')
      }
      return { id, key }
    })
  return [...given, { id: 'app', key: Buffer.from(hkdfSync('sha256', secret, 'rihla', 'vault', 32)) }]
}

/** AES-256-GCM: `key id.nonce.text and tag`, opened only for what it was bound to. */
export function createVault([present, ...earlier]: VaultKey[], random: (bytes: number) => Uint8Array): Vault {
  if (!present) throw new Error('A vault needs a key')
  const keys = new Map([present, ...earlier].map(({ id, key }) => [id, key]))
  return {
    mark: `${present.id}.`,
    seal(boundTo, text) {
      const nonce = random(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', present.key, nonce)
      cipher.setAAD(Buffer.from(boundTo))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [present.id, Buffer.from(nonce).toString('base64url'), body.toString('base64url')].join('.')
    },
    open(boundTo, sealed) {
      const [id = '', nonce = '', text = ''] = sealed.split('.')
      const key = keys.get(id)
      const body = Buffer.from(text, 'base64url')
      if (!key || body.length < tagBytes) throw new Error('Sealed by a key that is not here')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(boundTo))
      decipher.setAuthTag(body.subarray(-tagBytes))
      return decipher.update(body.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
