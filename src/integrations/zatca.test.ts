import { describe, expect, test } from 'vitest'
import { firstPreviousHash, type TaxDocument, type TaxUnit } from '@rihla/zatca/document'
import { NotRegistered } from '#domains/einvoicing/authority.ts'
import { taxAuthorityOf } from '#integrations/zatca.ts'
import { taxAuthorityServer } from '#test/tax-authority.ts'

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
