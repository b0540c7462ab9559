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
  ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
  ['.huda@example.com', '.huda@example.com'],
  ['huda.@ezweb.ne.jp', 'huda.@ezweb.ne.jp'],
  ['huda-.-@docomo.ne.jp', 'huda-.-@docomo.ne.jp'],
  ['_huda_@example.com', '_huda_@example.com'],
  ['-huda@example.com', '-huda@example.com'],
  ['huda/makkah=5@example.com', 'huda/makkah=5@example.com'],
  ["!#$%&'*+/=?^_`{|}~@example.com", "!#$%&'*+/=?^_`{|}~@example.com"],
  ['5@example.museum', '5@example.museum'],
  ['huda@a.b-c.d1.example.co.uk', 'huda@a.b-c.d1.example.co.uk'],
  ['huda@例え.テスト', 'huda@xn--r8jz45g.xn--zckzah'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ['mailto:huda@example.com', 'huda@example.com'],
  ['huda@example.com;', 'huda@example.com'],
  ['o’neil@example.com', "o'neil@example.com"],
  ['huda@example。com', 'huda@example.com'],
])('%s is accepted as %s', (written, address) => {
  expect(toEmailAddress(written)).toBe(address)
  expect(emailAddress.parse(written)).toBe(address)
})

test.each([
  '',
  '.@example.com',
  '...@example.com',
  'hu,da@example.com',
  'hu;da@example.com',
  'hu(da)@example.com',
  '"hu da"@example.com',
  'hu\\da@example.com',
  'hu[da]@example.com',
  'huda\t@example.com',
  'huda\0@example.com',
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
  'Huda <huda@example.com>',
  'huda@example.com\r\nBcc: all@example.com',
  `${'a'.repeat(65)}@example.com`,
  `huda@${'a'.repeat(64)}.com`,
  `huda@${'مثال.'.repeat(40)}السعودية`,
])('%j is rejected', (written) => {
  expect(toEmailAddress(written)).toBeNull()
  expect(emailAddress.safeParse(written).error?.issues[0]?.message).toMatch('invalid_email')
})

test.each(['هدى@example.com', '用户@例え.テスト', 'müller@example.com', 'كريم.hajj@example.com'])(
  '%s is rejected with its reason: few mail servers deliver to other letters than Latin ones',
  (written) => {
    expect(toEmailAddress(written)).toBeNull()
    expect(emailAddress.safeParse(written).error?.issues[0]?.message).toBe('email_not_latin')
  },
)
