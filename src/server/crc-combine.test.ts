import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendCrc, knownCrc } from '#server/crc-combine.ts'

test('appending by what is known is appending by reading', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), fc.uint8Array({ maxLength: 3000 }), (before, after) => {
      expect(appendCrc(crc32(before), knownCrc(after))).toBe(crc32(after, crc32(before)))
    }),
  )
})

test('a large part as well', () => {
  const page = Buffer.alloc(140_001, 'a page of some length ')
  expect(appendCrc(crc32('before'), knownCrc(page))).toBe(crc32(page, crc32('before')))
})
