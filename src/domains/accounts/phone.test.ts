import { readFileSync } from 'node:fs'
import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { countryOfPhone, examplePhone, nationalPhone, readPhone } from '#domains/accounts/phone.ts'

type Vector = { input: string; country: string; valid: boolean; e164: string | null; why: string }
const vectors = JSON.parse(readFileSync('test/data/phone_vectors.json', 'utf8')) as Vector[]

// The library ignores everything after a semicolon; `readPhone` rejects such input, so that the user corrects it.
const stricter = new Set(['0512345678;drop'])

test.each(vectors.filter(({ input, valid }) => valid && !stricter.has(input)))(
  '$country $input: $why',
  ({ input, country, e164 }) => {
    expect(readPhone(input, [country])).toEqual({ phone: e164, isLikely: true })
  },
)

test.each(vectors.filter(({ valid }) => !valid))(
  '$country $input is rejected, or unlikely: $why',
  ({ input, country }) => {
    expect(readPhone(input, [country])?.isLikely ?? false).toBe(false)
  },
)

describe('a number', () => {
  test.each([
    // As it is written in the country that was chosen.
    ['0512345678', 'SA', '+966512345678'],
    ['٠٥١٢٣٤٥٦٧٨', 'SA', '+966512345678'],
    ['۰۵۱۲۳۴۵۶۷۸', 'SA', '+966512345678'],
    ['０５１２３４５６７８', 'SA', '+966512345678'],
    ['51 234 5678', 'SA', '+966512345678'],
    ['011 234 5678', 'SA', '+966112345678'],
    ['07400 123456', 'GB', '+447400123456'],
    ['0300-1234567', 'PK', '+923001234567'],
    ['0812-3456-789', 'ID', '+628123456789'],
    ['(202) 555-0123', 'US', '+12025550123'],
    ['416.555.0123', 'CA', '+14165550123'],
    ['06 12 34 56 78', 'MA', '+212612345678'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['8 (916) 123-45-67', 'RU', '+79161234567'],
    ['8 (701) 123 4567', 'KZ', '+77011234567'],
    ['312 345 6789', 'IT', '+393123456789'],
    ['06 6981 2345', 'IT', '+390669812345'],
    ['0692 12 34 56', 'RE', '+262692123456'],
    ['07400/123456', 'GB', '+447400123456'],
    ['+965 (0) 5001 2345', 'KW', '+96550012345'],
    ['+216 (0) 20 123 456', 'TN', '+21620123456'],
    ['62812345678', 'ID', '+62812345678'],
    ['49 1512 3456789', 'DE', '+4915123456789'],
    ['0011 966 51 234 5678', 'AU', '+966512345678'],
    ['000 966 51 234 5678', 'KE', '+966512345678'],
    ['[051] 234 5678,', 'SA', '+966512345678'],
    ['جوال: ٠٥١٢٣٤٥٦٧٨', 'SA', '+966512345678'],
    ['WhatsApp +966 51 234 5678', 'SA', '+966512345678'],
    // With its country code, whichever country was chosen.
    ['++966512345678', 'EG', '+966512345678'],
    ['+00966512345678', 'EG', '+966512345678'],
    ['65 8123 4567', 'SA', '+6581234567'],
    ['+447400123456', 'SA', '+447400123456'],
    ['+44 (0)7400 123456', 'SA', '+447400123456'],
    ['00447400123456', 'SA', '+447400123456'],
    ['٠٠٤٤٧٤٠٠١٢٣٤٥٦', 'SA', '+447400123456'],
    ['tel:+447400123456', 'SA', '+447400123456'],
    ['011 44 7400 123456', 'US', '+447400123456'],
    ['8 10 44 7400 123456', 'RU', '+447400123456'],
    ['\u202a+44 7400 123456\u202c', 'SA', '+447400123456'],
    ['447400123456', 'SA', '+447400123456'],
    ['628123456789', 'SA', '+628123456789'],
    ['966512345678', 'GB', '+966512345678'],
    ['+966 0512345678', 'EG', '+966512345678'],
    ['+20 100 123 4567', 'AQ', '+201001234567'],
  ])('%s of a form for %s is %s', (written, country, phone) => {
    expect(readPhone(written, [country])).toEqual({ phone, isLikely: true })
  })

  test('of the country of residence is read although another country code stands beside it', () => {
    expect(readPhone('07400 123456', ['SA', 'GB'])).toEqual({ phone: '+447400123456', isLikely: true })
    expect(readPhone('0512345678', ['SA', 'GB'])?.phone).toBe('+966512345678')
  })

  test('of the chosen country in a new range is no landline of the country of residence', () => {
    expect(readPhone('0529339123', ['SA', 'PK'])).toEqual({ phone: '+966529339123', isLikely: false })
    expect(readPhone('052 9339123', ['PK', 'SA'])).toEqual({ phone: '+92529339123', isLikely: true })
  })

  test.each([
    ['020 7946 0123 ext. 12', 'GB', '+442079460123'],
    ['020 7946 0123 x12', 'GB', '+442079460123'],
    ['020 7946 0123 #12', 'GB', '+442079460123'],
    ['(020) 7946 0123, extension 12', 'GB', '+442079460123'],
    ['+44 20 7946 0123;ext=12', 'SA', '+442079460123'],
    ['011 234 5678 تحويلة ١٢', 'SA', '+966112345678'],
    ['02 2345 6789 داخلي: 203', 'EG', '+20223456789'],
    ['442079460123 x12', 'SA', '+442079460123'],
    ['011 234 5678 تحويله 5', 'SA', '+966112345678'],
    ['01 23 45 67 89 poste 4', 'FR', '+33123456789'],
  ])('%s is read without its extension', (written, country, phone) => {
    expect(readPhone(written, [country])).toEqual({ phone, isLikely: true })
  })

  test.each([
    ['0529339123', 'SA', '+966529339123'],
    ['0141234567', 'SA', '+966141234567'],
    ['+19999999999', 'SA', '+19999999999'],
    ['0101234567', 'EG', '+20101234567'],
    ['0639 12 34 56', 'YT', '+262639123456'],
  ])('%s of %s is as long as a number, but in no range that is known', (written, country, phone) => {
    expect(readPhone(written, [country])).toEqual({ phone, isLikely: false })
  })

  test.each([
    ['12345', 'SA'],
    ['05123456', 'SA'],
    ['051234567890', 'SA'],
    ['0740012345678', 'GB'],
    ['+1 555 0100', 'US'],
    ['+999123456789', 'SA'],
    ['+966', 'SA'],
    ['', 'SA'],
    ['0512-FLOWER', 'SA'],
    ['0512345678;drop', 'SA'],
    ['0512345678 <b>', 'SA'],
    ['0512345678 0512345679', 'SA'],
    ['0512345678 / 0512345679', 'SA'],
    ['name@example.com', 'SA'],
    ['0512345678', 'AQ'],
  ])('%j is none of %s', (written, country) => {
    expect(readPhone(written, [country])).toBeNull()
  })
})

test.each([
  ['+447400123456', 'GB'],
  ['+442079460123', 'GB'],
  ['+448001111111', 'GB'],
  ['+440000000000', 'GB'],
  ['+441481256789', 'GG'],
  ['+441534456789', 'JE'],
  ['+441624756789', 'IM'],
  ['+12025550123', 'US'],
  ['+18005550199', 'US'],
  ['+19999999999', 'US'],
  ['+14165550123', 'CA'],
  ['+12423591234', 'BS'],
  ['+79161234567', 'RU'],
  ['+70000000000', 'RU'],
  ['+77011234567', 'KZ'],
  ['+393123456789', 'IT'],
  ['+3906698123', 'VA'],
  ['+212612345678', 'MA'],
  ['+262692123456', 'RE'],
  ['+61412345678', 'AU'],
  ['+4741234567', 'NO'],
  ['+358412345678', 'FI'],
  ['+59995181234', 'CW'],
  ['+590690001234', 'GP'],
  ['+966512345678', 'SA'],
  ['+883510012345', null],
  ['+999', null],
])('the number %s is of %s', (phone, country) => {
  expect(countryOfPhone(phone)).toBe(country)
})

test.each(getCountries())('the example of %s, as it is written there, is a number of it', (country) => {
  const example = examplePhone(country) ?? ''
  const phone = getExampleNumber(country, examples)?.number ?? ''
  expect(readPhone(example, [country])).toEqual({ phone, isLikely: true })
  expect(readPhone(nationalPhone(phone), [countryOfPhone(phone) ?? ''])?.phone).toBe(phone)
})

test('a country without numbers has no example', () => {
  expect(examplePhone('AQ')).toBeNull()
})
