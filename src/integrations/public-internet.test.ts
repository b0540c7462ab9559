import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { isPublicAddress, readOutside, textOf } from '#integrations/public-internet.ts'

describe('addresses of the public internet', () => {
  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

test.each([
  'http://example.com/a.ics',
  'https://127.0.0.1/a.ics',
  'https://[::1]/a.ics',
  'https://2130706433/a.ics',
  'https://0x7f.1/a.ics',
  'https://localhost/a.ics',
  'https://user:password@example.com/a.ics',
  'file:///etc/passwd',
  'not an address',
])('%s is not fetched', async (address) => {
  expect(await readOutside(address)).toBeNull()
})

test('a compressed file is read within the limit of its size', () => {
  expect(textOf(gzipSync('BEGIN:VCALENDAR'))).toBe('BEGIN:VCALENDAR')
  expect(textOf(gzipSync('a'.repeat(20_000_000)))).toBeNull()
  expect(textOf(gzipSync('cut off').subarray(0, 12))).toBeNull()
})
