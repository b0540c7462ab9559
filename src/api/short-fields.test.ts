import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { emailAddress, typedField } from '#api/shapes.ts'
import { readDestination } from '#domains/accounts/destination.server.ts'
import { readPhone } from '#domains/accounts/phone.ts'
import { code } from '#domains/accounts/shapes.ts'
import { reference } from '#domains/bookings/model/shapes.ts'
import { giftCardCode } from '#domains/payments/gift-cards/answers.ts'
import { newGiftCode, readGiftCode } from '#domains/payments/gift-cards/code.ts'
import { promotionCode } from '#domains/promotions/contract.ts'
import { readDetails } from '#domains/shared/details/fields.ts'
import { typedText } from '#i18n/digits.ts'

/** Characters that cannot be seen, and spaces: what messengers, contacts, spreadsheets and web pages add to a copy. */
const invisible =
  '\u200b\u200c\u200d\u200e\u200f\u061c\u2060\u2061\u2064\ufeff\u00ad\u034f\u180e\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u206a\u206f\ufe0e\ufe0f'.split(
    '',
  )
const spaces = ' \t\n\r\u00a0\u1680\u2000\u2003\u2007\u2009\u200a\u2028\u2029\u202f\u205f\u3000\u2800'.split('')

const parse = (shape: z.ZodType<string>) => (typed: string) => shape.safeParse(typed).data
const gift = newGiftCode(new Uint8Array(15).fill(7))
const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0))
const easternIn = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (one) => String.fromCodePoint(zero + Number(one)))

const fields: [string, string, (typed: string) => unknown][] = [
  ['an email address', 'guest2@example.com', parse(emailAddress)],
  ['an email address or phone number', 'guest2@example.com', (typed) => readDestination(typed, 'SA')?.address],
  ['a phone number', '+966512345678', (typed) => readPhone(typed, ['SA'])?.phone],
  ['a one-time code', '123456', parse(code)],
  ['a reference', 'R7K2MQ9PX', parse(reference)],
  ['a promotion code', 'EARLY-10', parse(promotionCode)],
  ['a gift card', gift, parse(giftCardCode)],
  ['a gift card in a form', gift, readGiftCode],
  ['a search', 'makkah 12', parse(typedField(100))],
  ['the number of a document', 'A1234567', (typed) => detail('document', typed)],
  ['the number of a flight', 'SV302', (typed) => detail('flight', typed)],
]

function detail(form: 'document' | 'flight', typed: string) {
  return readDetails([{ key: 'it', type: 'text', required: true, form }], { it: typed }, '2026-12-01').details['it']
}

describe.each(fields)('%s', (_, plain, read) => {
  test('is read as it was shown where it was copied', () => {
    expect(read(plain)).toBe(plain)
    for (const one of invisible) {
      const middle = Math.floor(plain.length / 2)
      for (const typed of [
        one + plain,
        plain + one,
        one + plain + one,
        plain.slice(0, middle) + one + plain.slice(middle),
      ])
        expect([JSON.stringify(typed), read(typed)]).toEqual([JSON.stringify(typed), plain])
    }
  })

  test('is read without the spaces around it, in full-width characters and in the digits of any keyboard', () => {
    const variants = [
      ...spaces.flatMap((one) => [one + plain, plain + one]),
      fullWidth(plain),
      easternIn(plain, 0x06_60),
      easternIn(plain, 0x06_f0),
    ]
    for (const typed of variants) expect([JSON.stringify(typed), read(typed)]).toEqual([JSON.stringify(typed), plain])
  })
})

test('hyphens of every kind are one, and runs of spaces are one space', () => {
  for (const dash of '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d')
    expect(typedText(`a${dash}b`)).toBe('a-b')
  for (const space of spaces) expect(typedText(`a${space}${space}b`)).toBe('a b')
})
