import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { firstPreviousHash, NotRegistered, type TaxDocument, type TaxUnit } from '#domains/einvoicing/authority.ts'
import { taxAuthorityOf } from '#integrations/zatca/authority.ts'
import { attachedTo, findErrors, hashOf, qrTags, taxAuthorityServer, valueOf } from '#test/tax-authority.ts'

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

async function signedLocally(document: TaxDocument = invoice) {
  const authority = taxAuthorityOf('local')
  const registered = await authority.register(unit, '', now)
  const signed = authority.sign(document, registered, now)
  return { signed, registered, key: createPublicKey(createPrivateKey(registered.privateKey)) }
}

describe('a signed document', () => {
  test.for([
    ['an invoice', invoice],
    ['a credit note', creditNote],
  ] as const)('fulfils the checks of the authority: %s', async ([, document]) => {
    const { signed, key } = await signedLocally(document)
    expect(findErrors(signed.xml, { invoiceHash: signed.hash, uuid: signed.uuid }, { key })).toEqual([])
  })

  test('is rejected with another amount, another seller, another key or another time of signing', async () => {
    const { signed, key } = await signedLocally()
    const codes = (xml: string, by = key) =>
      findErrors(xml, { invoiceHash: signed.hash, uuid: signed.uuid }, { key: by }).map(({ code }) => code)
    expect(codes(signed.xml.replaceAll('966.00', '966.01'))).toContain('invalid-invoice-hash')
    expect(codes(signed.xml.replace('7221', '722'))).toContain('BR-KSA-37')
    expect(codes(signed.xml, (await signedLocally()).key)).toContain('certificate-key')
    expect(codes(signed.xml.replace('09:00:00Z', '09:00:01Z'))).toEqual(['signed-properties-hashing'])
  })

  test('has the hash of its text without the signature and the QR code, which names the document before it', async () => {
    const { signed } = await signedLocally()
    expect(hashOf(signed.xml)).toBe(signed.hash)
    expect(attachedTo(signed.xml, 'PIH')).toBe(firstPreviousHash)
    expect(attachedTo(signed.xml, 'QR')).toBe(signed.qr)
  })

  test('has a QR code with nine tags, of which the last two are the key and the signature of the certificate', async () => {
    const { signed, registered } = await signedLocally()
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
    const certified = new X509Certificate(Buffer.from(registered.certificate, 'base64'))
    expect(key).toBe(certified.publicKey.export({ type: 'spki', format: 'der' }).toString('hex'))
    expect(qrTags(signed.qr)).toHaveLength(9)
  })

  test('states amounts without VAT as out of its scope, with the reason', async () => {
    const lines = [...invoice.lines, { name: 'رسوم', net: 2_000, vat: 0, category: 'O' as const, rate: 0 }]
    const { signed } = await signedLocally({ ...invoice, lines })
    expect(signed.xml.match(/<cac:TaxSubtotal>/g)).toHaveLength(2)
    expect(signed.xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-SA-OOS</cbc:TaxExemptionReasonCode>')
    expect(valueOf(signed.xml, 'cbc:PayableAmount')).toBe('986.00')
  })

  test('contains no character that XML does not allow', async () => {
    const lines = [{ ...invoice.lines[0]!, name: 'A\u0000B\u000B<&>' }]
    const { signed } = await signedLocally({ ...invoice, lines })
    expect(valueOf(signed.xml, 'cbc:Name')).toBe('AB&lt;&amp;&gt;')
  })
})

describe('registration with ZATCA', () => {
  test('requests a certificate, passes the checks with one document of each kind, and gets the productive one', async () => {
    const server = await taxAuthorityServer()
    const authority = taxAuthorityOf('simulation', server.url)
    const registered = await authority.register(unit, server.otp, now)
    const path = (name: string) => `/e-invoicing/simulation/${name}`
    expect(server.paths()).toEqual([
      path('compliance'),
      ...Array.from({ length: 3 }, () => path('compliance/invoices')),
      path('production/csids'),
    ])
    expect(registered.expiresAt).toEqual(new Date('2031-01-01T00:00:00Z'))
    const signed = authority.sign(invoice, registered, now)
    expect(await authority.report(signed, registered)).toEqual({ state: 'reported', warnings: [] })
    expect(server.accepted()).toEqual([signed.xml])
  })

  test('fails with the messages of the authority', async () => {
    const server = await taxAuthorityServer()
    const wrongPassword = taxAuthorityOf('production', server.url).register(unit, '000000', now)
    await expect(wrongPassword).rejects.toThrow(NotRegistered)
    await expect(wrongPassword).rejects.toThrow('Invalid-OTP: The provided OTP is invalid')
    const incomplete = { ...unit, seller: { ...seller, vatNumber: '123' } }
    await expect(taxAuthorityOf('sandbox', server.url).register(incomplete, server.otp, now)).rejects.toThrow(
      'BR-KSA-40',
    )
  })
})

describe('a report to ZATCA', () => {
  async function registered() {
    const server = await taxAuthorityServer()
    const authority = taxAuthorityOf('simulation', server.url)
    const key = await authority.register(unit, server.otp, now)
    return { server, authority, key, signed: authority.sign(invoice, key, now) }
  }

  test('can be repeated: the authority knows the document by its id', async () => {
    const { server, authority, key, signed } = await registered()
    await authority.report(signed, key)
    expect(await authority.report(signed, key)).toEqual({ state: 'reported', warnings: [] })
    expect(server.accepted()).toHaveLength(1)
  })

  test('returns the warnings of an accepted document, and the errors of a rejected one', async () => {
    const { server, authority, key, signed } = await registered()
    server.state.warns = [{ code: 'BR-CO-17', message: 'rounding' }]
    expect(await authority.report(signed, key)).toEqual({
      state: 'warned',
      warnings: [{ code: 'BR-CO-17', text: 'rounding' }],
    })
    const second = authority.sign({ ...invoice, uuid: crypto.randomUUID(), counter: 5 }, key, now)
    expect(await authority.report(second, key)).toEqual({
      state: 'rejected',
      errors: [
        { code: 'KSA-16', text: 'the counter does not follow' },
        { code: 'KSA-13', text: 'the previous hash is wrong' },
      ],
      warnings: [],
    })
  })

  test('fails without an answer, and with a wrong secret', async () => {
    const { server, authority, key, signed } = await registered()
    await expect(authority.report(signed, { ...key, secret: 'x' })).rejects.toThrow('ZATCA answered 401 401')
    server.state.down = true
    await expect(authority.report(signed, key)).rejects.toThrow('ZATCA answered 503 503')
  })
})
