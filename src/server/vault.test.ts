import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createVault, vaultKeys } from '#server/vault.ts'

const secret = 'a test secret that is long enough for anything'
const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const vault = (setting?: string) => createVault(vaultKeys(setting, secret), randomBytes)

describe('the vault', () => {
  test('opens what it has sealed, which never looks the same twice and says nothing', () => {
    const { seal, open } = vault()
    const sealed = [seal('row:a', '4F27'), seal('row:a', '4F27')]
    expect(new Set(sealed).size).toBe(2)
    for (const one of sealed) {
      expect(one).not.toContain('4F27')
      expect(open('row:a', one)).toBe('4F27')
    }
  })

  test('opens it for nothing else', () => {
    const { seal, open } = vault()
    expect(() => open('row:b', seal('row:a', '4F27'))).toThrow(/authenticate/)
  })

  test('notices every changed character', () => {
    const { seal, open } = vault()
    const sealed = seal('row:a', '4F27')
    const at = Array.from(sealed, (sign, i) => (sign === '.' ? -1 : i)).filter((i) => i >= 0)
    for (const i of at) {
      const bytes = (text: string) => text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'))
      const changed = sealed.slice(0, i) + (sealed[i] === 'A' ? 'B' : 'A') + sealed.slice(i + 1)
      // The last character of base64 may hold bits that mean nothing.
      if (bytes(changed).join() === bytes(sealed).join()) continue
      expect(() => open('row:a', changed), String(i)).toThrow()
    }
    expect(() => open('row:a', sealed.slice(0, -3))).toThrow()
  })

  test('changes its key: the new one seals, the earlier ones still open', () => {
    const [first, second] = [key('k1'), key('k2')]
    const byApp = vault().seal('row', 'a')
    const byFirst = vault(first).seal('row', 'b')
    const now = vault(`${second},${first}`)
    expect([now.open('row', byApp), now.open('row', byFirst)]).toEqual(['a', 'b'])
    expect(now.seal('row', 'c').startsWith('k2.')).toBe(true)
    expect(() => vault(second).open('row', byFirst)).toThrow(/key that is not here/)
  })

  test('takes no key that is too short or nameless', () => {
    for (const wrong of ['k1:AAAA', 'nothing', `:${randomBytes(32).toString('base64')}`, key('app')]) {
      expect(() => vaultKeys(wrong, secret)).toThrow('DATA_KEYS')
    }
  })
})
