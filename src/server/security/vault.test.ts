import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createVault, vaultKeys } from '#server/security/vault.ts'

const secret = 'a test secret that is long enough for anything'
const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const vault = (setting?: string) => createVault(vaultKeys(setting, secret), randomBytes)

describe('the vault', () => {
  test('decrypts what it has encrypted; equal values have different, unreadable ciphertexts', () => {
    const { encrypt, decrypt } = vault()
    const encrypted = [encrypt('companion:a', '4F27'), encrypt('companion:a', '4F27')]
    expect(new Set(encrypted).size).toBe(2)
    for (const one of encrypted) {
      expect(one).not.toContain('4F27')
      expect(decrypt('companion:a', one)).toBe('4F27')
    }
  })

  test('does not decrypt a value bound to another row', () => {
    const { encrypt, decrypt } = vault()
    expect(() => decrypt('companion:b', encrypt('companion:a', '4F27'))).toThrow(/authenticate/)
  })

  test('detects every changed character', () => {
    const { encrypt, decrypt } = vault()
    const encrypted = encrypt('companion:a', '4F27')
    const at = Array.from(encrypted, (sign, i) => (sign === '.' ? -1 : i)).filter((i) => i >= 0)
    for (const i of at) {
      const bytes = (text: string) => text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'))
      const changed = encrypted.slice(0, i) + (encrypted[i] === 'A' ? 'B' : 'A') + encrypted.slice(i + 1)
      // The last character of base64 can have unused bits.
      if (bytes(changed).join() === bytes(encrypted).join()) continue
      expect(() => decrypt('companion:a', changed), String(i)).toThrow()
    }
    expect(() => decrypt('companion:a', encrypted.slice(0, -3))).toThrow()
  })

  test('rotates its key: the new one encrypts, earlier ones still decrypt', () => {
    const [first, second] = [key('k1'), key('k2')]
    const byApp = vault().encrypt('companion:', 'a')
    const byFirst = vault(first).encrypt('companion:', 'b')
    const now = vault(`${second},${first}`)
    expect([now.decrypt('companion:', byApp), now.decrypt('companion:', byFirst)]).toEqual(['a', 'b'])
    expect(now.encrypt('companion:', 'c').startsWith('k2.')).toBe(true)
    expect(() => vault(second).decrypt('companion:', byFirst)).toThrow(/key that is not here/)
  })

  test('rejects a key that is too short, or has no valid id', () => {
    for (const wrong of ['k1:AAAA', 'nothing', `:${randomBytes(32).toString('base64')}`, key('app')]) {
      expect(() => vaultKeys(wrong, secret)).toThrow('DATA_KEYS')
    }
  })
})
