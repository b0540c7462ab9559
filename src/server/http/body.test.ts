import { expect, test } from 'vitest'
import { hasTooManyFields } from '#server/http/body.ts'

const multipart = 'multipart/form-data; boundary=x'
const encoded = 'application/x-www-form-urlencoded'
const parts = (count: number) =>
  Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count) + '--x--')

test.each([
  [multipart, parts(3_000), false],
  [multipart, parts(3_001), true],
  [multipart, Buffer.from(`--x\r\n\r\n${'&'.repeat(9_000)}\r\n--x--`), false],
  [encoded, Buffer.from('a=&'.repeat(3_000)), false],
  [encoded, Buffer.from('a=&'.repeat(3_001)), true],
])('a form of the type %s has at most 3,000 fields', (type, body, tooMany) => {
  expect(hasTooManyFields(body, type)).toBe(tooMany)
})
