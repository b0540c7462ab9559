import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasHiddenCard, hideCardNumbers } from './card-numbers.ts'
import { freeLine, freeText } from './free-text.ts'

/** A digit that makes the number pass the Luhn check. */
function withCheckDigit(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 === 0 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return digits + String((10 - (sum % 10)) % 10)
}

const digit = fc.integer({ min: 0, max: 9 })
/** Numbers of the large card networks, with 13 to 19 digits. */
const cardNumber = fc
  .tuple(
    fc.constantFrom('4', '51', '2221', '34', '37', '36', '6011', '62', '5018', '9682'),
    fc.integer({ min: 13, max: 19 }),
  )
  .chain(([prefix, length]) =>
    fc
      .array(digit, { minLength: length - prefix.length - 1, maxLength: length - prefix.length - 1 })
      .map((rest) => withCheckDigit(prefix + rest.join(''))),
  )
const scripts = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９']
const inScript = (digits: string, script: string) => digits.replaceAll(/\d/g, (found) => script[Number(found)] ?? '')
/** The ways in which people separate the digits: as on the card, not at all, or one by one. */
const ways = ['', ' ', '-', '–', '.', ' - ', '\u00a0', '\n']
const separated = fc
  .tuple(cardNumber, fc.constantFrom(...ways), fc.constantFrom(...scripts), fc.boolean())
  .map(([number, separator, script, single]) => ({
    number,
    typed: inScript(number.match(single ? /./g : /.{1,4}/g)!.join(separator), script),
  }))
const words = fc.constantFrom('my card is', 'please charge', 'رقم بطاقتي', 'Zimmer für', 'late arrival,', '')

const latin = (text: string) =>
  text.normalize('NFKC').replaceAll(/[٠-٩۰-۹]/g, (found) => String(found.charCodeAt(0) & 0xf))
const digitsOf = (text: string) => latin(text).replaceAll(/\D/g, '')

describe('card numbers in free text', () => {
  test('are hidden except for the last four digits, in every script and separation, whatever stands around them', () => {
    fc.assert(
      fc.property(separated, words, words, ({ number, typed }, before, after) => {
        const hidden = hideCardNumbers(`${before} ${typed} ${after}`)
        expect(digitsOf(hidden)).toBe(number.slice(-4))
        expect(hidden).toHaveLength(`${before} ${typed} ${after}`.length)
        expect(hasHiddenCard(hidden)).toBe(true)
        expect(hideCardNumbers(hidden)).toBe(hidden)
      }),
    )
  })

  test.each(['1 ', '1a', '4', '4-'])('are searched quickly in 64 KB of “%s”', (part) => {
    const text = part.repeat(65_536 / part.length)
    expect(hideCardNumbers(text)).toHaveLength(text.length)
  })

  test('are hidden where the expiry date, the security code or the number of a room is next to them', () => {
    expect(hideCardNumbers('4111 1111 1111 1111 12/27 123')).toBe('**** **** **** 1111 12/27 123')
    expect(hideCardNumbers('room 2 5555-5555-5555-4444')).toBe('room 2 ****-****-****-4444')
    expect(hideCardNumbers('card4242424242424242, or 3782 822463 10005.')).toBe(
      'card************4242, or **** ****** *0005.',
    )
    expect(hideCardNumbers('41 1111 111 11111 11')).toBe('** **** *** ***11 11')
  })

  test('are found after characters that hide or join digits are removed', () => {
    const joined = '4111\u200b1111\u2060 1111\u00ad1111'
    expect(freeText(4000).parse(joined)).toBe('******** ****1111')
    expect(freeLine(4000).parse(joined)).toBe('******** ****1111')
  })

  test('do not make a text longer than its limit', () => {
    expect(freeText(19).safeParse('4111 1111 1111 1111').success).toBe(true)
  })
})

describe('other numbers in free text', () => {
  const unchanged = (text: string) => {
    expect(hideCardNumbers(text)).toBe(text)
  }
  const number = (min: number, max: number) =>
    fc.array(digit, { minLength: min, maxLength: max }).map((digits) => digits.join(''))

  test('with fewer than 13 or more than 19 digits stay', () => {
    fc.assert(fc.property(number(1, 12), unchanged))
    fc.assert(fc.property(number(20, 40), unchanged))
  })

  test('with a wrong check digit stay', () => {
    fc.assert(
      fc.property(cardNumber, fc.integer({ min: 1, max: 9 }), (valid, off) =>
        unchanged(valid.slice(0, -1) + String((Number(valid.at(-1)) + off) % 10)),
      ),
    )
  })

  test('that are phone numbers stay, alone and one after the other', () => {
    const phone = fc
      .tuple(fc.constantFrom('+9665', '+4915', '+2010', '009665', '05'), number(8, 10))
      .chain(([prefix, rest]) => fc.constantFrom(prefix + rest, `${prefix} ${rest.slice(0, 3)} ${rest.slice(3)}`))
    fc.assert(fc.property(phone, phone, (one, other) => unchanged(`${one} / ${other}`)))
    fc.assert(fc.property(phone, (one) => unchanged(`واتساب ${inScript(one, scripts[1]!)}`)))
  })

  test('that are passport numbers, booking references and identity numbers stay', () => {
    const letters = fc.constantFrom('A', 'AB', 'K', 'RHL', 'JTB')
    fc.assert(fc.property(letters, number(6, 9), (prefix, rest) => unchanged(`passport ${prefix}${rest}`)))
    fc.assert(fc.property(number(10, 10), (identity) => unchanged(`هوية ${identity}`)))
  })

  test('that are dates stay, also two in a row whose digits pass the check', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [first, second] = [one, other].map((date) => date.toISOString().slice(0, 10))
        unchanged(`${first} ${second}`)
        unchanged([first, second].map((iso) => iso!.split('-').toReversed().join('.')).join(' - '))
      }),
    )
  })

  test('that are IBANs and Saudi VAT numbers stay', () => {
    unchanged('SA03 8000 0000 6080 1016 7519')
    unchanged('DE89370400440532013000')
    const vat = fc.tuple(fc.constantFrom('30', '31', '32'), number(12, 12)).map(([prefix, rest]) => `${prefix}${rest}3`)
    fc.assert(fc.property(vat, (one) => unchanged(`VAT ${one}`)))
  })
})
