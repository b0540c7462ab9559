import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { about } from '#db/reference/pages/texts.ts'
import type { SetupState } from '#domains/admin/setup/contract.ts'
import type { MissingPart, SetupStep } from '#domains/admin/setup/steps.ts'
import { smtpMail } from '#integrations/smtp.ts'
import { stripeGateway } from '#integrations/stripe.ts'
import { addPackage, addService } from '#test/products.ts'
import { provider } from '#test/provider.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

async function managed() {
  const world = await makeWorld()
  const manager = await staffOf(world, 'manager')
  return { world, manager, api: manager.api, ports: world.services.ports }
}
const using = (purpose: 'mail' | 'texts', name: string) => ({ purpose, name, configured: true, in_use: true })

type Step = SetupState['steps'][number]

/** A site with a manager: its steps by name, and the number of open ones. */
async function checklist() {
  const { world, manager, api, ports } = await managed()
  const steps = async () => {
    const answer = await api.fetch_setup_steps()
    if (!answer.ok) throw new Error(answer.error.code)
    const byName = Object.fromEntries(answer.data.steps.map((step) => [step.step, step]))
    return { open: answer.data.open, ...(byName as Record<SetupStep, Step>) }
  }
  const set = (key: string, value: unknown) =>
    world.sql(
      'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [key, JSON.stringify(value)],
    )
  const publishes = (slug: string, body: { en: string; ar: string } = { en: 'x', ar: 'س' }) =>
    world.sql(
      `insert into content_page (slug, body, changed_on) values ($1, $2, '2026-12-01')
       on conflict (slug) do update set body = excluded.body`,
      [slug, JSON.stringify(body)],
    )
  return { world, manager, api, ports, steps, set, publishes }
}

test('the state of every step follows the data, and the steps that are required count as open', async () => {
  const { world, manager, ports, steps, set, publishes } = await checklist()
  const guest = await world.traveller()
  ports.gateway = null
  let open = 11
  expect(await steps()).toMatchObject({ open, payments: { state: 'optional' }, booking: { state: 'optional' } })
  const complete: [SetupStep, MissingPart[], () => Promise<unknown>][] = [
    [
      'second_factor',
      [],
      () =>
        world.sql(
          `insert into second_factor (user_id, salt, confirmed_at, created_at) values ($1, 'x', now(), now())`,
          [manager.id],
        ),
    ],
    ['brand', [], () => set('brand', { name: { en: 'Palm', ar: 'نخيل' } })],
    [
      'company',
      ['name', 'tax_number'],
      async () => {
        const seller = { name: { en: 'Palm Co', ar: 'شركة النخيل' }, vat_number: '310122393500003' }
        await set('seller', seller)
        expect((await steps()).company).toMatchObject({ state: 'open', missing: ['address'] })
        await set('seller', { ...seller, address: { en: '1 Palm Street', ar: '1 شارع النخيل' } })
      },
    ],
    [
      'contact',
      ['office_email', 'phone'],
      async () => {
        await set('contact', { email: '', phone: '+966512345678' })
        expect((await steps()).contact).toMatchObject({ state: 'open', missing: ['office_email'] })
        await set('contact', { email: 'a@example.com', phone: '+966512345678' })
      },
    ],
    ['currency', [], () => set('currency', 'SAR')],
    ['offers', [], () => set('offers', { stays: true, packages: false, services: false })],
    ['mail', [], () => Promise.resolve((ports.providers = [using('mail', 'SMTP')]))],
    [
      'legal',
      ['terms', 'privacy'],
      async () => {
        await publishes('terms')
        expect((await steps()).legal).toMatchObject({ state: 'open', missing: ['privacy'] })
        await publishes('privacy')
      },
    ],
  ]
  for (const [step, missing, completes] of complete) {
    expect((await steps())[step]).toMatchObject({ state: 'open', missing })
    await completes()
    open--
    expect(await steps()).toMatchObject({ open, [step]: { state: 'done', missing: [] } })
  }
  await guest.books(await world.hotel(), {})
  const sold = await steps()
  expect(sold).toMatchObject({
    open: 0,
    product: { state: 'done' },
    rooms: { state: 'done' },
    prices: { state: 'done' },
  })
  expect(sold).toMatchObject({
    booking: { state: 'done' },
    payments: { state: 'optional' },
    einvoicing: { state: 'optional' },
  })
  await world.sql(`insert into tax_unit (environment, serial, since, expires_at, certificate, credentials)
    values ('production', gen_random_uuid(), now(), now() + interval '1 year', 'x', 'x')`)
  await staffOf(world, 'agent')
  expect(await steps()).toMatchObject({ einvoicing: { state: 'done' }, staff: { state: 'done' } })
})

describe('a published hotel can be booked', () => {
  const lacking: [string, string, SetupStep, MissingPart[]][] = [
    ['that is published', 'update hotel set offered = false', 'product', ['published']],
    [
      'with rooms',
      'delete from night_inventory; delete from rate_plan; delete from room_type',
      'rooms',
      ['rooms', 'rates'],
    ],
    ['with rates', 'delete from rate_plan', 'rooms', ['rates']],
    ['with a rate that guests can pay', `update rate_plan set payment = 'prepay'`, 'rooms', ['rates']],
    ['with nights', 'delete from night_inventory', 'prices', ['nights']],
    ['with nights to come', `update night_inventory set night = night - 400`, 'prices', ['nights']],
    ['with prices', 'update night_inventory set price = 0', 'prices', ['nights']],
    ['with open nights', 'update night_inventory set closed = true', 'prices', ['nights']],
    ['with free rooms', 'update night_inventory set allotment = 0', 'prices', ['nights']],
    ['with rooms that no channel took', 'update night_inventory set elsewhere = 9999', 'prices', ['nights']],
    [
      'with stays of some length',
      'update night_inventory set min_stay_arrival = 2, max_stay = 1',
      'prices',
      ['nights'],
    ],
    [
      'with days of departure',
      'update night_inventory set closed_to_departure = true, closed = night = (select max(night) from night_inventory)',
      'prices',
      ['nights'],
    ],
    [
      'with nights in a row',
      `delete from night_inventory where (night - date '2026-12-01') % 2 = 1; update hotel set min_nights = 2`,
      'prices',
      ['nights'],
    ],
    [
      'of a kind that is sold',
      `insert into setting (key, value) values ('offers', '{"stays": false, "packages": true, "services": true}')`,
      'product',
      ['published'],
    ],
  ]
  test.each(lacking)('only %s', async (_, damage, step, missing) => {
    const { world, ports, steps } = await checklist()
    await world.hotel()
    ports.gateway = null
    expect(await steps()).toMatchObject({ [step]: { state: 'done', missing: [] }, prices: { state: 'done' } })
    await world.sql(damage)
    world.services.memory.clear()
    expect(await steps()).toMatchObject({ [step]: { state: 'open', missing }, prices: { state: 'open' } })
  })

  test('also if guests arrive and leave on one day of the week each', async () => {
    const { world, steps } = await checklist()
    await world.hotel()
    await world.sql(`update night_inventory set closed_to_arrival = extract(isodow from night) <> 7,
      closed_to_departure = extract(isodow from night) <> 4`)
    expect(await steps()).toMatchObject({ prices: { state: 'done' } })
  })
})

test('a departure with seats and prices, or an option of a service, can be booked without any hotel', async () => {
  const { world, steps, set } = await checklist()
  await set('offers', { stays: true, packages: true, services: true })
  expect(await steps()).toMatchObject({ product: { state: 'open' }, prices: { state: 'open', missing: ['published'] } })
  await addPackage(world, { starts: [20] })
  expect(await steps()).toMatchObject({
    product: { state: 'done' },
    rooms: { state: 'optional' },
    prices: { state: 'done' },
  })
  await world.sql('update departure set closed = true')
  expect(await steps()).toMatchObject({ rooms: { state: 'optional' }, prices: { state: 'open', missing: ['dates'] } })
  await addService(world)
  expect(await steps()).toMatchObject({ prices: { state: 'done' } })
})

test('a published page that still tells the provider what to write is open, whatever its line breaks', async () => {
  const { steps, publishes } = await checklist()
  expect((await steps()).about).toMatchObject({ state: 'optional', missing: ['published'] })
  for (const body of [
    about,
    { en: 'We are Palm.', ar: about.ar },
    { en: about.en.replace('three ', 'three\n'), ar: 'نحن' },
  ]) {
    await publishes('about', body)
    expect((await steps()).about).toMatchObject({ state: 'open', missing: ['placeholders'] })
  }
  await publishes('about', { en: 'We are Palm.', ar: 'نحن النخيل.' })
  expect((await steps()).about).toMatchObject({ state: 'done', missing: [] })
})

test('a demo has nothing to set up', async () => {
  const { world, api } = await managed()
  await world.sql(`insert into setting (key, value) values ('demo', 'true')`)
  expect(await api.fetch_setup_steps()).toMatchObject({ data: { open: 0 } })
})

test('a test email goes to the manager through the configured server, whose error message is reported', async () => {
  const { world, manager, api, ports } = await managed()
  expect(await api.check_provider({ purpose: 'mail' })).toMatchObject({ data: { result: 'outbox' } })
  const received: string[] = []
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _, done) =>
      password === 'right' ? done(null, { user: 'post' }) : done(new Error('Wrong user or password')),
    onRcptTo: ({ address }, _, done) => {
      received.push(address)
      done()
    },
    onData: (stream, _, done) => stream.resume().on('end', () => done()),
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const { port } = server.server.address() as AddressInfo
  const through = (password: string) => {
    const mail = smtpMail({ url: `smtp://post:${password}@127.0.0.1:${port}?ignoreTLS=true`, from: 'a@palm.example' })
    onTestFinished(mail.close)
    ports.sender = { ...ports.sender, ...mail }
    ports.providers = [using('mail', 'SMTP')]
    return api.check_provider({ purpose: 'mail' })
  }
  expect(await through('right')).toMatchObject({ data: { result: 'works', provider: 'SMTP', to: manager.email } })
  expect(received).toEqual([manager.email])
  const refused = await through('wrong')
  expect(refused).toMatchObject({
    data: { result: 'failed', detail: expect.stringContaining('Wrong user or password') },
  })
  expect(await world.sql(`select endpoint, subject, after from staff_audit order by id desc limit 1`)).toEqual([
    { endpoint: 'check_provider', subject: 'provider:mail', after: { result: 'failed' } },
  ])
  const mail = async () => {
    const answer = await api.fetch_setup_steps()
    return answer.ok && answer.data.steps.find(({ step }) => step === 'mail')?.state
  }
  expect(await mail()).toBe('open')
  await through('right')
  expect(await mail()).toBe('done')
})

test('a test of payments calls the provider; a sandbox and a missing provider are named', async () => {
  const { api, ports } = await managed()
  const result = () => api.check_provider({ purpose: 'payments' })
  expect(await result()).toMatchObject({ data: { result: 'sandbox' } })
  ports.gateway = null
  expect(await result()).toMatchObject({ data: { result: 'not_configured' } })
  let status = 200
  const { url } = await provider(() => ({
    status,
    body: status === 200 ? { object: 'balance' } : { error: { message: 'Invalid API Key' } },
  }))
  ports.gateway = stripeGateway({ secretKey: 'sk_test_1', webhookSecret: 'w', url }, 'https://palm.example')
  expect(await result()).toMatchObject({ data: { result: 'works' } })
  status = 401
  expect(await result()).toMatchObject({ data: { result: 'failed', detail: 'Invalid API Key' } })
})

test('a test text message goes to the confirmed phone of the manager', async () => {
  const { world, manager, api, ports } = await managed()
  const result = () => api.check_provider({ purpose: 'texts' })
  expect(await result()).toMatchObject({ data: { result: 'not_configured' } })
  ports.providers = [using('texts', 'Twilio')]
  const sent: string[] = []
  ports.sender = { ...ports.sender, sms: ({ to }) => Promise.resolve(void sent.push(to)) }
  expect(await result()).toMatchObject({ data: { result: 'no_phone' } })
  await world.sql(`update "user" set phone = '+966512345678', phone_verified = true where id = $1`, [manager.id])
  expect(await result()).toMatchObject({ data: { result: 'works', provider: 'Twilio', to: '+966512345678' } })
  expect(sent).toEqual(['+966512345678'])
})

test('tests of providers are limited for each manager', async () => {
  const { api } = await managed()
  for (let i = 0; i < 10; i++) expect((await api.check_provider({ purpose: 'payments' })).ok).toBe(true)
  expect(await api.check_provider({ purpose: 'payments' })).toMatchObject({ error: { code: 'too_many_requests' } })
})
