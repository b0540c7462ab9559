import { expect, test } from 'vitest'
import { decimalText, invoiceQr } from '#domains/payments/receipt.ts'

/** Decodes tag, length and value, as a scanner app does. */
function read(base64: string): [tag: number, text: string][] {
  const bytes = Buffer.from(base64, 'base64')
  const fields: [number, string][] = []
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0)) {
    const value = bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0))
    fields.push([bytes[at] ?? 0, value.toString('utf8')])
  }
  return fields
}

const facts = {
  sellerName: 'Bobs Records',
  vatNumber: '310122393500003',
  issuedAt: new Date('2022-04-25T15:30:00.000Z'),
  total: '1000.00',
  vat: '150.00',
}

test('the example in the authority’s guide is reproduced', () => {
  expect(invoiceQr(facts)).toBe(
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  )
})

test('lengths count bytes, so that an Arabic name is read completely', () => {
  const sellerName = 'رحلة للسفر والسياحة'
  const bytes = Buffer.from(invoiceQr({ ...facts, sellerName }), 'base64')
  expect(bytes[1]).toBe(Buffer.byteLength(sellerName))
  expect(read(invoiceQr({ ...facts, sellerName }))).toEqual([
    [1, sellerName],
    [2, facts.vatNumber],
    [3, '2022-04-25T15:30:00Z'],
    [4, '1000.00'],
    [5, '150.00'],
  ])
})

test('a value too long for one length byte is rejected, not truncated', () => {
  expect(read(invoiceQr({ ...facts, sellerName: 'a'.repeat(255) }))[0]?.[1]).toHaveLength(255)
  expect(() => invoiceQr({ ...facts, sellerName: 'ر'.repeat(128) })).toThrow(/255/)
})

test.for([
  [123_456, 2, '1234.56'],
  [5, 2, '0.05'],
  [0, 2, '0.00'],
  [12_345, 3, '12.345'],
  [7, 0, '7'],
] as const)('%i minor units of a currency with %i decimal places are %s', ([minor, digits, text]) => {
  expect(decimalText(minor, digits)).toBe(text)
})
