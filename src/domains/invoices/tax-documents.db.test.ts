import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { itemAs } from '#test/item.ts'
import { doJobs } from '#test/jobs.ts'
import { pendingPayment } from '#test/paying.ts'
import { staffOf } from '#test/staff.ts'
import { amountErrors } from '#test/tax-authority.ts'
import { makeWorld } from '#test/world.ts'

function done<T>(outcome: { ok: true; data: T } | { ok: false; error: { code: string } }): T {
  if (!outcome.ok) throw new Error(outcome.error.code)
  return outcome.data
}

/** A paid stay of a hotel with its own fee of 50.00, on a site that is registered with the tax authority. */
async function paidStay({ nights, price = 29_900, fees = '[]' }: { nights: number; price?: number; fees?: string }) {
  const world = await makeWorld()
  const manager = await staffOf(world, 'manager')
  const seller = {
    name: { en: 'Palm Gate', ar: 'بوابة النخيل' },
    vat_number: '310122393500003',
    registration: '4030123456',
  }
  await world.sql(`insert into setting (key, value) values ('seller', $1)`, [seller])
  const address = {
    street: 'شارع أجياد',
    building: '7221',
    district: 'أجياد',
    city: 'مكة المكرمة',
    postal_code: '24231',
  }
  done(await manager.api.save_tax_address(address))
  done(await manager.api.register_tax_unit({ environment: 'local', otp: '', branch: 'Makkah', business: 'Travel' }))
  // Before the hotel is cached.
  await world.sql(
    `create function fees() returns trigger language plpgsql as $$ begin new.fees = '${fees}'; return new; end $$`,
  )
  await world.sql('create trigger fees before insert on hotel for each row execute function fees()')
  const paying = await pendingPayment({ world, rooms: [{ price, rates: [{ payment: 'both' }] }], stay: { nights } })
  await paying.pay()
  await paying.settle()
  const documents = async () => {
    const signed = await world.sql(`select xml from tax_document order by counter`)
    return signed.map(({ xml }) => xml as string)
  }
  return {
    ...paying,
    world,
    manager,
    documents,
    receipt: done(await paying.guest.api.show_receipt({ reference: paying.reference })),
  }
}

const ownFee = JSON.stringify([
  {
    code: 'towels',
    name: { en: 'Towels', ar: 'مناشف' },
    basis: 'stay',
    amount: 5_000,
    mandatory: true,
    due: 'property',
  },
])

test.for([
  [20, 627_900, 94_185],
  [5, 156_975, 23_546],
] as const)(
  '%i nights of 299.00: quote, invoice, XML, report and credit notes state the same VAT, and no part without it',
  async ([nights, net, vat]) => {
    const { made, receipt, reference, manager, guest, world, documents } = await paidStay({ nights })
    expect(made.total.minor).toBe(net + vat)
    expect(itemAs('stay', made.item).taxes.find(({ kind }) => kind === 'vat')?.amount.minor).toBe(vat)
    expect(receipt).toMatchObject({
      lines: [{ total: { minor: net + vat }, vat: { minor: vat }, vat_rate_percent: 15, part_of: null }],
      total: { minor: net + vat },
      vat: { minor: vat },
    })
    const report = done(await manager.api.report_taxes({ month: nights === 20 ? '2027-01' : '2026-12' }))
    expect(report.totals).toMatchObject({ vat })
    const half = done(await manager.api.show_admin_booking({ reference }))
    const refunded = { reference, status: half.booking.status, version: half.version, minor: 100_003 }
    done(await manager.api.refund_booking(refunded, { idempotencyKey: 'goodwill-of-a-part' }))
    await doJobs(world)
    const { penalty } = done(await guest.api.quote_cancellation({ reference }))
    done(await guest.api.cancel_booking({ reference, accepted_penalty: penalty }))
    await doJobs(world)
    done(await manager.api.show_einvoicing({}))
    done(await guest.api.show_receipt({ reference }))
    const credited = await world.sql(
      `select sum((data ->> 'vat')::int)::int as vat, count(*)::int as notes from credit_note`,
    )
    expect(credited).toEqual([{ vat, notes: 2 }])
    const signed = await documents()
    expect(signed).toHaveLength(3)
    for (const xml of signed) {
      expect(amountErrors(xml)).toEqual([])
      expect(xml).not.toContain('VATEX')
    }
    expect(await reconcile(world.services.database.db)).toEqual([])
  },
)

test('a fee that the hotel collects itself makes the invoice of a prepaid stay no part payment, and its own is not invoiced', async () => {
  const { receipt, reference, manager, world, toPay, made } = await paidStay({ nights: 2, price: 40_000, fees: ownFee })
  expect(made.total.minor).toBe(toPay + 5_000)
  expect(receipt).toMatchObject({
    lines: [{ part_of: null, hotel_fee: { minor: 5_000 }, total: { minor: toPay } }],
    total: { minor: toPay },
  })
  const { booking, version } = done(await manager.api.show_admin_booking({ reference }))
  const fee = { reference, status: booking.status, version, minor: 5_000, way: 'cash' as const }
  done(await manager.api.record_arrival_payment(fee, { idempotencyKey: 'fee-on-arrival' }))
  expect(await world.sql('select count(*)::int as invoices from receipt')).toEqual([{ invoices: 1 }])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('a currency with three decimals: what is shown, charged, kept and refunded ends in 0', async () => {
  const world = await makeWorld()
  await world.sql(`insert into setting (key, value) values ('currency', '"KWD"')`)
  await world.sql(
    `create function dinars() returns trigger language plpgsql as $$ begin new.currency = 'KWD'; return new; end $$`,
  )
  await world.sql('create trigger dinars before insert on hotel for each row execute function dinars()')
  const windows = [{ fromHoursBeforeCheckIn: null, penalty: { percent: 33 } }]
  const { pay, settle, toPay, made, guest, reference, receipt, payments } = await (async () => {
    const paying = await pendingPayment({
      world,
      rooms: [{ price: 12_345, rates: [{ payment: 'both', windows }] }],
      stay: { nights: 3 },
    })
    return {
      ...paying,
      receipt: async () => done(await paying.guest.api.show_receipt({ reference: paying.reference })),
    }
  })()
  expect([made.total, toPay % 10]).toEqual([{ minor: toPay, currency: 'KWD' }, 0])
  await pay()
  await settle()
  expect((await receipt()).total).toEqual({ minor: toPay, currency: 'KWD' })
  const manager = await staffOf(world, 'manager')
  const { booking, version } = done(await manager.api.show_admin_booking({ reference }))
  const refund = { reference, status: booking.status, version, minor: 1_005 }
  expect(await manager.api.refund_booking(refund, { idempotencyKey: 'odd-amount-back' })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'minor', code: 'amount_step' }] },
  })
  const { penalty, refund: back } = done(await guest.api.quote_cancellation({ reference }))
  expect([penalty.minor % 10, back.minor % 10, penalty.minor + back.minor]).toEqual([0, 0, toPay])
  done(await guest.api.cancel_booking({ reference, accepted_penalty: penalty }))
  await doJobs(world)
  expect(await payments()).toMatchObject([{ captured: toPay, refunded: back.minor }])
  expect(await reconcile(world.services.database.db)).toEqual([])
})
