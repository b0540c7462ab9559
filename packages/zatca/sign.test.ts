import { X509Certificate } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { attachedTo, findErrors, hashOf, qrTags, valueOf } from '../../test/tax-authority.ts'
import { newKey, ownCertificate } from './certificates.ts'
import { firstPreviousHash, type TaxDocument, type TaxUnit } from './document.ts'
import { signDocument } from './sign.ts'

const now = new Date('2026-12-01T09:00:00Z')
const seller = {
  name: 'شركة بوابة النخيل & أبناؤه <1>',
  vatNumber: '310122393500003',
  registration: '4030123456',
  address: {
    street: 'شارع أجياد',
    building: '7221',
    additional: '',
    district: 'أجياد',
    city: 'مكة المكرمة',
    postalCode: '24231',
  },
}
const unit: TaxUnit = { serial: 'ed22f1d8-e6a2-4118-9b58-d9a8f11e445f', seller, branch: 'Makkah', business: 'Travel' }
const invoice: TaxDocument = {
  kind: 'invoice',
  number: '61',
  uuid: '005b5801-9729-4067-a2d0-3cf79cddf16f',
  date: '2026-12-01',
  time: '12:00:00',
  seller,
  means: 48,
  lines: [{ name: 'فندق & دار', net: 84_000, vat: 12_600, category: 'S', rate: 1_500 }],
  counter: 1,
  previousHash: firstPreviousHash,
}
const creditNote: TaxDocument = {
  ...invoice,
  kind: 'credit_note',
  number: '3',
  of: { number: '61', reason: 'إلغاء الحجز' },
  means: 1,
}

function signedLocally(document: TaxDocument = invoice) {
  const key = newKey()
  const certificate = ownCertificate(unit, key, { now, expiresAt: new Date('2031-12-01T00:00:00Z') })
  const privateKey = key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { signed: signDocument(document, { privateKey, certificate }, now), certificate, key: key.publicKey }
}

describe('a signed document', () => {
  test.for([
    ['an invoice', invoice],
    ['a credit note', creditNote],
  ] as const)('fulfils the checks of the authority: %s', ([, document]) => {
    const { signed, key } = signedLocally(document)
    expect(findErrors(signed.xml, { invoiceHash: signed.hash, uuid: signed.uuid }, { key })).toEqual([])
  })

  test('is rejected with another amount, another seller, another key or another time of signing', () => {
    const { signed, key } = signedLocally()
    const codes = (xml: string, by = key) =>
      findErrors(xml, { invoiceHash: signed.hash, uuid: signed.uuid }, { key: by }).map(({ code }) => code)
    expect(codes(signed.xml.replaceAll('966.00', '966.01'))).toContain('invalid-invoice-hash')
    expect(codes(signed.xml.replace('7221', '722'))).toContain('BR-KSA-37')
    expect(codes(signed.xml, signedLocally().key)).toContain('certificate-key')
    expect(codes(signed.xml.replace('09:00:00Z', '09:00:01Z'))).toEqual(['signed-properties-hashing'])
  })

  test('has the hash of its text without the signature and the QR code, which names the document before it', () => {
    const { signed } = signedLocally()
    expect(hashOf(signed.xml)).toBe(signed.hash)
    expect(attachedTo(signed.xml, 'PIH')).toBe(firstPreviousHash)
    expect(attachedTo(signed.xml, 'QR')).toBe(signed.qr)
  })

  test('has a QR code with nine tags, of which the last two are the key and the signature of the certificate', () => {
    const { signed, certificate } = signedLocally()
    const [name, vatNumber, at, total, vat, hash, signature, key] = qrTags(signed.qr)
    expect([name, vatNumber, at, total, vat, hash]).toEqual([
      seller.name,
      seller.vatNumber,
      '2026-12-01T12:00:00',
      '966.00',
      '126.00',
      signed.hash,
    ])
    expect(signature).toBe(valueOf(signed.xml, 'ds:SignatureValue'))
    const certified = new X509Certificate(Buffer.from(certificate, 'base64'))
    expect(key).toBe(certified.publicKey.export({ type: 'spki', format: 'der' }).toString('hex'))
    expect(qrTags(signed.qr)).toHaveLength(9)
  })

  test('states amounts without VAT as out of its scope, with the reason', () => {
    const lines = [...invoice.lines, { name: 'رسوم', net: 2_000, vat: 0, category: 'O' as const, rate: 0 }]
    const { signed } = signedLocally({ ...invoice, lines })
    expect(signed.xml.match(/<cac:TaxSubtotal>/g)).toHaveLength(2)
    expect(signed.xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-SA-OOS</cbc:TaxExemptionReasonCode>')
    expect(valueOf(signed.xml, 'cbc:PayableAmount')).toBe('986.00')
  })

  test('contains no character that XML does not allow', () => {
    const lines = [{ ...invoice.lines[0]!, name: 'A\u0000B\u000B<&>' }]
    const { signed } = signedLocally({ ...invoice, lines })
    expect(valueOf(signed.xml, 'cbc:Name')).toBe('AB&lt;&amp;&gt;')
  })
})
