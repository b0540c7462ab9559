import { expect, test } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import { firstPreviousHash } from '@rihla/zatca/document'
import { signDocuments } from '#domains/einvoicing/documents.server.ts'
import { taxAuthorityOf } from '#integrations/zatca.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { qrTags, taxAuthorityServer, valueOf } from '#test/tax-authority.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'
import { reversiblePayment } from '#test/folio.ts'

const address = { street: 'شارع أجياد', building: '7221', district: 'أجياد', city: 'مكة المكرمة', postal_code: '24231' }
const names = { branch: 'Makkah', business: 'Travel' }

/** A site in Saudi Arabia with a manager, and a local tax authority that it is registered with unless `off`. */
async function saudiSite({ off = false } = {}) {
  const world = await makeWorld({ pool: 12 })
  const server = await taxAuthorityServer()
  world.services.ports.taxAuthority = (environment) => taxAuthorityOf(environment, server.url)
  const seller = {
    name: { en: 'Palm Gate', ar: 'بوابة النخيل' },
    vat_number: '310122393500003',
    registration: '4030123456',
  }
  await world.sql(`insert into setting (key, value) values ('seller', $1)`, [seller])
  const manager = await staffOf(world, 'manager')
  const { api } = manager
  const registers = (otp = server.otp) => api.register_tax_unit({ environment: 'simulation', otp, ...names })
  if (!off) {
    await api.save_tax_address(address)
    expect(await registers()).toMatchObject({ data: { result: 'registered' } })
  }
  const hotel = await world.hotel({ rooms: [{ allotment: 40, rates: [{ payment: 'both' }] }] })
  const guest = await world.traveller()
  let keys = 0
  return {
    world,
    server,
    api,
    guest,
    registers,
    async state() {
      const answer = await api.show_einvoicing({})
      if (!answer.ok) throw new Error(answer.error.code)
      return answer.data
    },
    /** A booking with a payment at the reception, which an invoice states. */
    async sells(minor = 96_600) {
      const made = await guest.books(hotel, { payment: 'arrival' })
      if (!made.ok) throw new Error(made.error.code)
      const { reference } = made.data
      const paid = { ...(await seen(api, reference)), minor, way: 'cash' as const }
      expect(
        await api.record_arrival_payment(paid, { idempotencyKey: `paid-${(keys += 1)}-on-arrival` }),
      ).toMatchObject({
        ok: true,
      })
      return reference
    },
    async reverses(reference: string) {
      const result = await api.show_admin_booking({ reference })
      const payment = result.ok ? reversiblePayment(result.data) : 0
      const input = { ...(await seen(api, reference)), payment, reason: 'Another guest' }
      expect(
        await api.reverse_arrival_payment(input, { idempotencyKey: `reversed-${(keys += 1)}-on-arrival` }),
      ).toMatchObject({ ok: true })
    },
    async works(minutes = 1) {
      world.timeIs(new Date(world.services.clock().getTime() + minutes * 60_000).toISOString())
      await doSweep(world)
      await doJobs(world)
    },
    documents: () =>
      world.sql(`select counter, receipt_number as receipt, credit_note_number as credit, status, tries, previous_hash as previous, hash
        from tax_document order by id`),
  }
}

type Api = Awaited<ReturnType<typeof staffOf>>['api']

async function seen(api: Api, reference: string) {
  const answer = await api.show_admin_booking({ reference })
  if (!answer.ok) throw new Error(answer.error.code)
  return { reference, status: answer.data.booking.status, version: answer.data.version }
}

/** Each document names the one before it, and the counter has no gaps. */
async function expectChain(world: TestWorld) {
  const rows = await world.sql('select counter, previous_hash as previous, hash from tax_document order by counter')
  expect(rows.map(({ counter }) => counter)).toEqual(rows.map((_, i) => i + 1))
  expect(rows.map(({ previous }) => previous)).toEqual(
    [firstPreviousHash, ...rows.map(({ hash }) => hash)].slice(0, -1),
  )
}

test('invoices and credit notes are signed in one chain and reported once, in the order of their issue', async () => {
  const { world, server, sells, reverses, works, state, documents } = await saudiSite()
  await reverses(await sells())
  await sells(500)
  expect(await documents()).toEqual([])
  await works()
  await works()
  expect(await documents()).toMatchObject(
    [
      { counter: 1, receipt: 1, credit: null, status: 'reported', tries: 1 },
      { counter: 2, receipt: 2, credit: null, status: 'reported' },
      { counter: 3, receipt: null, credit: 1, status: 'reported' },
    ].toSorted((one, other) => one.counter - other.counter),
  )
  await expectChain(world)
  const accepted = server.accepted()
  expect(accepted.map((xml) => valueOf(xml, 'cbc:InvoiceTypeCode')).toSorted()).toEqual(['381', '388', '388'])
  expect(accepted.map((xml) => valueOf(xml, 'cbc:PayableAmount')).toSorted()).toEqual(['5.00', '966.00', '966.00'])
  expect(server.reports()).toBe(3)
  expect(await state()).toMatchObject({
    unit: { environment: 'simulation' },
    counts: { reported: 3, waiting: 0 },
    open: [],
  })
})

test('the chain has no gaps when several processes sign while invoices are issued', async () => {
  const { world, sells } = await saudiSite()
  const sign = () => signDocuments(jobDependencies(world))
  await Promise.all([sells(), sign(), sells(), sign(), sells(), sign(), sign()])
  await sign()
  expect(await world.sql('select receipt_number as number from tax_document order by receipt_number')).toEqual(
    [1, 2, 3].map((number) => ({ number })),
  )
  await expectChain(world)
})

test('all invoices are signed in the order of their numbers, even if the clock of a process ran behind', async () => {
  const { world, sells } = await saudiSite()
  await sells()
  await world.sql(`
    with paid as (
      insert into arrival_payment (booking_id, at, amount_minor, way, name)
      select id, '2026-12-01T12:00:00Z', 1, 'cash', 'Noor' from booking cross join generate_series(1, 120) returning id
    )
    insert into receipt (number, arrival_payment_id, issued_at, data)
    select 1 + row_number() over (order by id), id, timestamptz '2026-12-01T12:00:00Z' - row_number() over (order by id) * interval '1 second',
      (select data from receipt) from paid`)
  while ((await signDocuments(jobDependencies(world))) > 0);
  const signed = await world.sql('select receipt_number as number from tax_document order by counter')
  expect(signed.map(({ number }) => number)).toEqual(Array.from({ length: 121 }, (_, i) => i + 1))
})

test('an invoice is signed for its reader on the connections of background work, while requests can occupy all others', async () => {
  const { world, sells, documents } = await saudiSite()
  await sells()
  const { database, background, ports } = world.services
  const before = [database.statements(), background.statements()]
  await ports.signInvoices()
  expect(database.statements()).toBe(before[0])
  expect(background.statements()).toBeGreaterThan(before[1] ?? 0)
  expect(await documents()).toMatchObject([{ counter: 1, receipt: 1 }])
})

test('an authority that does not answer is asked again with growing pauses, and nothing is reported twice', async () => {
  const { world, server, sells, works, state, documents } = await saudiSite()
  server.state.down = true
  await sells()
  await works(1)
  await works(0.5)
  expect(await documents()).toMatchObject([{ status: 'waiting', tries: 1 }])
  await works(0.5)
  await works(1)
  await works(1)
  expect(await documents()).toMatchObject([{ status: 'waiting', tries: 3 }])
  expect(await state()).toMatchObject({
    counts: { waiting: 1 },
    open: [
      { kind: 'invoice', number: 1, tries: 3, messages: [{ code: 'unreachable', text: 'ZATCA answered 503 503' }] },
    ],
  })
  server.state.down = false
  await works(4)
  expect(await documents()).toMatchObject([{ status: 'reported', tries: 4 }])
  expect(server.accepted()).toHaveLength(1)
  await expectChain(world)
})

test('a rejected document shows the words of the authority, and is replaced by one with the corrected settings', async () => {
  const { world, server, api, sells, works, state, documents } = await saudiSite()
  server.state.alsoRefuses = (xml) =>
    valueOf(xml, 'cbc:CityName') === 'مكة' ? [] : [{ code: 'BR-CITY', message: 'Unknown city' }]
  await sells()
  await works()
  const [open] = (await state()).open
  expect(open).toMatchObject({ status: 'rejected', messages: [{ code: 'BR-CITY', text: 'Unknown city' }] })
  await api.save_tax_address({ ...address, city: 'مكة' })
  expect(await api.report_tax_document({ id: open?.id ?? 0 })).toMatchObject({ ok: true })
  expect(await api.report_tax_document({ id: open?.id ?? 0 })).toMatchObject({ error: { code: 'conflict' } })
  await works()
  expect(await documents()).toMatchObject([
    { counter: 1, receipt: 1, status: 'replaced' },
    { counter: 2, receipt: 1, status: 'reported' },
  ])
  await expectChain(world)
})

test('the provider gets one email about a rejected document, one about late reports, and three before its certificate expires', async () => {
  const { world, server, sells, works } = await saudiSite()
  await world.sql(`insert into setting (key, value) values ('contact', '{"email":"office@example.com"}')
    on conflict (key) do update set value = setting.value || excluded.value`)
  const alerts = async () =>
    (
      await world.sql(
        `select recipient, data ->> 'work' as work from notification where kind = 'tax_work' order by created_at`,
      )
    ).map(({ recipient, work }) => `${String(recipient)}: ${String(work)}`)
  server.state.alsoRefuses = () => [{ code: 'BR-CITY', message: 'Unknown city' }]
  await sells()
  await works()
  await works()
  expect(await alerts()).toEqual(['office@example.com: rejected_documents'])
  server.state.alsoRefuses = () => []
  server.state.down = true
  await sells()
  await works()
  await works(11 * 60)
  expect(await alerts()).toHaveLength(1)
  await works(2 * 60)
  await works()
  expect((await alerts()).slice(1)).toEqual(['office@example.com: unreported_documents'])
  const expires = (days: number) =>
    world.sql(`update tax_unit set expires_at = $1::timestamptz + make_interval(days => $2)`, [
      world.services.clock().toISOString(),
      days,
    ])
  for (const [days, sent] of [
    [31, 0],
    [29, 1],
    [20, 1],
    [6, 2],
    [0, 3],
  ] as const) {
    await expires(days)
    await works()
    await works()
    expect((await alerts()).filter((one) => one.endsWith('tax_certificate'))).toHaveLength(sent)
  }
})

test('a backlog that is reported one by one, and a rejection of each new document, send one email a day', async () => {
  const { world, server, sells, works } = await saudiSite()
  await world.sql(`insert into setting (key, value) values ('contact', '{"email":"office@example.com"}')
    on conflict (key) do update set value = setting.value || excluded.value`)
  const alerts = async () =>
    (
      await world.sql(`select data ->> 'work' as work from notification where kind = 'tax_work' order by created_at`)
    ).map(({ work }) => work)
  server.state.down = true
  for (let i = 0; i < 3; i += 1) await sells()
  await works()
  await works(13 * 60)
  for (let i = 0; i < 3; i += 1) {
    await world.sql(`update tax_document set status = 'reported'
      where id = (select min(id) from tax_document where status = 'waiting')`)
    await works()
  }
  expect(await alerts()).toEqual(['unreported_documents'])
  server.state.down = false
  server.state.alsoRefuses = () => [{ code: 'BR-CITY', message: 'Unknown city' }]
  for (let i = 0; i < 3; i += 1) {
    await sells()
    await works()
  }
  expect(await alerts()).toEqual(['unreported_documents', 'rejected_documents'])
  await works(24 * 60)
  await sells()
  await works()
  expect(await alerts()).toEqual(['unreported_documents', 'rejected_documents', 'rejected_documents'])
})

test('warnings are shown with the reported document', async () => {
  const { server, sells, works, state } = await saudiSite()
  server.state.warns = [{ code: 'BR-CO-17', message: 'Rounding' }]
  await sells()
  await works()
  expect(await state()).toMatchObject({
    counts: { warned: 1 },
    open: [{ status: 'warned', messages: [{ code: 'BR-CO-17', text: 'Rounding' }] }],
  })
})

test('an invoice that is opened before it is reported already has the QR code with its signature', async () => {
  const { guest, sells } = await saudiSite()
  const reference = await sells()
  const shown = await guest.api.show_receipt({ reference })
  if (!shown.ok) throw new Error(shown.error.code)
  expect(qrTags(shown.data.qr)).toHaveLength(9)
})

test('the signed documents of a month can be downloaded, without those that were rejected', async () => {
  const { world, server, api, sells, reverses, works, state } = await saudiSite()
  await reverses(await sells())
  await works()
  server.state.alsoRefuses = () => [{ code: 'BR-CITY', message: 'Unknown city' }]
  await sells()
  await works()
  const month = new Date(world.services.clock().getTime() + 3 * 3_600_000).toISOString().slice(0, 7)
  expect((await state()).months).toEqual([{ month, count: 2 }])
  const answer = await api.export_tax_documents({ month })
  if (!answer.ok) throw new Error(answer.error.code)
  expect(answer.data.name).toBe(`e-invoices-${month}.zip`)
  const archive = Buffer.from(answer.data.file, 'base64')
  const names = [...new Set(archive.toString('latin1').match(/310122393500003_\d{8}T\d{6}_38[18]-1\.xml/g))]
  expect(names.map((name) => name.slice(-9)).toSorted()).toEqual(['381-1.xml', '388-1.xml'])
  const invoice = unzipSync(archive)[names.find((name) => name.endsWith('388-1.xml')) ?? '']
  expect(valueOf(strFromU8(invoice!), 'cbc:PayableAmount')).toBe('966.00')
  expect(await api.export_tax_documents({ month, part: 2 })).toMatchObject({ error: { code: 'not_found' } })
  expect(await api.export_tax_documents({ month: '2020-01' })).toMatchObject({ error: { code: 'not_found' } })
})

test('without a registration nothing is signed, and invoices have the QR code of phase 1', async () => {
  const { guest, sells, works, documents } = await saudiSite({ off: true })
  const reference = await sells()
  await works()
  expect(await documents()).toEqual([])
  const shown = await guest.api.show_receipt({ reference })
  expect(shown.ok && qrTags(shown.data.qr)).toHaveLength(5)
})

test('a registration requires the data of the seller and the password, and reports why it is rejected', async () => {
  const { api, server, registers, state } = await saudiSite({ off: true })
  expect(await registers()).toMatchObject({ error: { code: 'conflict' } })
  expect(await api.save_tax_address({ ...address, building: '72' })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'building', code: 'four_digits' }] },
  })
  await api.save_tax_address(address)
  expect(await registers('')).toMatchObject({ error: { errors: [{ path: 'otp', code: 'required' }] } })
  expect(await registers('999999')).toMatchObject({
    data: { result: 'refused', messages: [{ code: 'Invalid-OTP', text: 'The provided OTP is invalid' }] },
  })
  expect(await state()).toMatchObject({ unit: null, address })
  expect(await registers(server.otp)).toMatchObject({ data: { result: 'registered' } })
})

test('with the local adapter everything works without the authority; a later registration begins a new chain', async () => {
  const { world, server, api, sells, works, registers } = await saudiSite({ off: true })
  await api.save_tax_address(address)
  const local = { environment: 'local' as const, otp: '', ...names }
  expect(await api.register_tax_unit(local)).toMatchObject({ data: { result: 'registered' } })
  await sells()
  await works()
  expect(server.reports()).toBe(0)
  await registers()
  world.timeIs(new Date(world.services.clock().getTime() + 1_000).toISOString())
  await sells()
  await works()
  expect(
    await world.sql(`select u.environment, d.counter, d.receipt_number as receipt, d.status
      from tax_document d join tax_unit u on u.id = d.unit_id order by d.id`),
  ).toEqual([
    { environment: 'local', counter: 1, receipt: 1, status: 'reported' },
    { environment: 'simulation', counter: 1, receipt: 2, status: 'reported' },
  ])
})

test('the key and the secret of a registration are stored encrypted', async () => {
  const { world } = await saudiSite()
  const [unit] = await world.sql('select credentials from tax_unit')
  expect(String(unit?.['credentials'])).toMatch(/^\w+\.[\w-]+\.[\w-]+$/)
})
