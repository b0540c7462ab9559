import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affineCrc } from '#server/crc-combine.ts'

test('is the CRC of the parts with the text between them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 1, maxLength: 6 }),
      fc.uint8Array({ minLength: 1, maxLength: 40 }),
      (parts, text) => {
        const whole = Buffer.concat(parts.flatMap((part, i) => (i ? [text, part] : [part])))
        expect(affineCrc(parts, text.length)(crc32(text))).toBe(crc32(whole))
      },
    ),
  )
})
