import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import type { SetupStep, StepState } from '#domains/admin/setup/steps.ts'
import { smtpMail } from '#integrations/smtp.ts'
import { stripeGateway } from '#integrations/stripe.ts'
import { provider } from '#test/provider.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

async function managed() {
  const world = await makeWorld()
  const manager = await staffOf(world, 'manager')
  return { world, manager, api: manager.api, ports: world.services.ports }
}
const using = (purpose: 'mail' | 'texts', name: string) => ({ purpose, name, configured: true, inUse: true })

test('the state of every step follows the data, and the steps that are required count as open', async () => {
  const { world, manager, api, ports } = await managed()
  const stateOf = async () => {
    const found = await api.fetch_setup_steps()
    if (!found.ok) throw new Error(found.error.code)
    const states = Object.fromEntries(found.data.steps.map(({ step, state }) => [step, state]))
    return { open: found.data.open, ...(states as Record<SetupStep, StepState>) }
  }
  const set = (key: string, value: unknown) =>
    world.sql('insert into setting (key, value) values ($1, $2)', [key, JSON.stringify(value)])
  const guest = await world.traveller()
  const page = `insert into content_page (slug, body, changed_on) values ($1, '{"en":"x","ar":"س"}', '2026-12-01')`
  ports.gateway = null
  let open = 9
  expect(await stateOf()).toMatchObject({ open, payments: 'optional', booking: 'optional', product: 'open' })
  const steps: [SetupStep, () => Promise<unknown>][] = [
    [
      'second_factor',
      () =>
        world.sql(
          `insert into second_factor (user_id, salt, confirmed_at, created_at) values ($1, 'x', now(), now())`,
          [manager.id],
        ),
    ],
    ['brand', () => set('brand', { name: { en: 'Palm', ar: 'نخيل' } })],
    [
      'company',
      async () => {
        const seller = { name: { en: 'Palm Co', ar: 'شركة النخيل' }, vat_number: '310122393500003' }
        await set('seller', seller)
        expect((await stateOf()).company).toBe('open')
        const address = { en: '1 Palm Street', ar: '1 شارع النخيل' }
        await world.sql(`update setting set value = $1 where key = 'seller'`, [JSON.stringify({ ...seller, address })])
      },
    ],
    ['contact', () => set('contact', { email: 'a@example.com', phone: '+966512345678' })],
    ['currency', () => set('currency', 'SAR')],
    ['offers', () => set('offers', { stays: true, packages: false, services: false })],
    ['mail', () => Promise.resolve((ports.providers = [using('mail', 'SMTP')]))],
    [
      'legal',
      async () => {
        await world.sql(page, ['terms'])
        expect((await stateOf()).legal).toBe('open')
        await world.sql(page, ['privacy'])
      },
    ],
    ['product', async () => guest.books(await world.hotel(), {})],
  ]
  for (const [step, complete] of steps) {
    expect([step, (await stateOf())[step]]).toEqual([step, 'open'])
    await complete()
    open--
    expect(await stateOf()).toMatchObject({ open, [step]: 'done' })
  }
  expect(await stateOf()).toMatchObject({ open: 0, booking: 'done', payments: 'optional', einvoicing: 'optional' })
  await world.sql(`insert into tax_unit (environment, serial, since, expires_at, certificate, credentials)
    values ('production', gen_random_uuid(), now(), now() + interval '1 year', 'x', 'x')`)
  expect(await stateOf()).toMatchObject({ einvoicing: 'done' })
})

test('a demo has nothing to set up', async () => {
  const { world, api } = await managed()
  await world.sql(`insert into setting (key, value) values ('demo', 'true')`)
  expect(await api.fetch_setup_steps()).toMatchObject({ data: { open: 0 } })
})

test('a test e-mail goes to the manager through the configured server, whose error message is reported', async () => {
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
    const found = await api.fetch_setup_steps()
    return found.ok && found.data.steps.find(({ step }) => step === 'mail')?.state
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
