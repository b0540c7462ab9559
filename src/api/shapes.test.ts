import { expect, test } from 'vitest'
import { emailAddress, toEmailAddress } from '#api/shapes.ts'

test.each([
  ['huda@example.com', 'huda@example.com'],
  ["o'hara+hajj_1@Mail.Example.COM", "o'hara+hajj_1@mail.example.com"],
  ['a@b.co', 'a@b.co'],
  ['test@xn--hxajbheg2az3al.xn--jxalpdlp', 'test@xn--hxajbheg2az3al.xn--jxalpdlp'],
  ['test@παράδειγμα.δοκιμή', 'test@xn--hxajbheg2az3al.xn--jxalpdlp'],
  ['huda@مثال.السعودية', 'huda@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ['huda@xn--mgbh0fb.xn--mgberp4a5d4ar', 'huda@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ['info@Bücher.example', 'info@xn--bcher-kva.example'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%s is accepted as %s', (written, address) => {
  expect(toEmailAddress(written)).toBe(address)
  expect(emailAddress.parse(written)).toBe(address)
})

test.each([
  '',
  'huda',
  'huda@',
  '@example.com',
  'huda@example',
  'huda@localhost',
  'huda@@example.com',
  'huda@exam ple.com',
  'hu da@example.com',
  'huda@example..com',
  'huda@.example.com',
  'huda@example.com.',
  '.huda@example.com',
  'huda.@example.com',
  'hu..da@example.com',
  'huda@-example.com',
  'huda@example-.com',
  'huda@exa_mple.com',
  'huda@example.c',
  'huda@example.123',
  'huda@127.0.0.1',
  'huda@[127.0.0.1]',
  'huda@0x7f.1',
  'huda@exam%70le.com',
  'huda@example.com/path',
  'huda@example.com:25',
  'huda@example.com?x',
  'هدى@example.com',
  'Huda <huda@example.com>',
  'huda@example.com\r\nBcc: all@example.com',
  `${'a'.repeat(65)}@example.com`,
  `huda@${'a'.repeat(64)}.com`,
  `huda@${'مثال.'.repeat(40)}السعودية`,
])('%j is rejected', (written) => {
  expect(toEmailAddress(written)).toBeNull()
  expect(emailAddress.safeParse(written).error?.issues[0]?.message).toMatch('invalid_email')
})
