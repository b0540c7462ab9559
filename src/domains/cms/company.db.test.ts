import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import type { KindName, Values } from '#domains/cms/shapes.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

/** Publishes a form with some fields changed; returns the errors. */
async function publish(api: ApiClient, kind: KindName, change: Values) {
  const answer = await api.show_editable({ kind, subject: 'all' })
  if (!answer.ok) throw new Error(answer.error.code)
  const { version, values } = answer.data
  const published = await api.publish_editable({ kind, subject: 'all', version, data: { ...values, ...change } })
  return published.ok ? [] : (published.error.errors ?? [])
}

async function managed() {
  const world = await makeWorld()
  return { world, api: (await staffOf(world, 'manager')).api }
}

const statusOf = async (world: TestWorld) => {
  world.services.memory.clear()
  const status = await world.visitor().fetch_web_status()
  return status.ok ? status.data : null
}

const company = {
  legal_name: { en: 'Palm Gate Travel Company', ar: 'شركة بوابة النخيل للسفر' },
  country: 'SA',
  vat_number: '310122393500003',
  registration: '4031000000',
  address: { en: '7 Palm Street, Makkah', ar: '7 شارع النخيل، مكة المكرمة' },
  licences: [{ licence_name: { en: 'Umrah', ar: 'العمرة' }, licence_number: 'U-17' }],
}

test('the company is stored with its licences and is public; brand and contact stay as they are', async () => {
  const { world, api } = await managed()
  expect(await publish(api, 'company', company)).toEqual([])
  expect(await statusOf(world)).toMatchObject({
    company: {
      name: 'Palm Gate Travel Company',
      vat_number: '310122393500003',
      registration: '4031000000',
      address: '7 Palm Street, Makkah',
      licences: [{ name: 'Umrah', number: 'U-17' }],
    },
  })
  const again = await api.show_editable({ kind: 'company', subject: 'all' })
  expect(again).toMatchObject({ data: { values: company } })
})

test('a country that the provider leaves out is in no list, and comes back when it is removed from the form', async () => {
  const { world, api } = await managed()
  await world.sql(
    `insert into country (code, name, calling_code, currency) values ('TR', '{"en":"Türkiye","ar":"تركيا"}', '+90', 'TRY')`,
  )
  const listed = async () => {
    const answer = await world.visitor().fetch_countries()
    return answer.ok && answer.data.map(({ code }) => code)
  }
  expect(await listed()).toContain('TR')
  expect(await publish(api, 'options', { unlisted_countries: [{ country: 'TR' }] })).toEqual([])
  expect(await listed()).not.toContain('TR')
  expect(await listed()).toContain('SA')
  expect(await publish(api, 'options', { unlisted_countries: [] })).toEqual([])
  expect(await listed()).toContain('TR')
})

test('a Saudi VAT number has 15 digits and begins and ends with 3; those of other countries are free', async () => {
  const { world, api } = await managed()
  await world.sql(
    `insert into country (code, name, calling_code, currency) values ('TR', '{"en":"Türkiye","ar":"تركيا"}', '+90', 'TRY')`,
  )
  const wrong = [{ path: 'vat_number', code: 'vat_number_saudi' }]
  for (const vat_number of ['31012239350000', '210122393500003', '310122393500004', 'abc'])
    expect(await publish(api, 'company', { ...company, vat_number })).toEqual(wrong)
  expect(await publish(api, 'company', { ...company, country: null, vat_number: '123' })).toEqual(wrong)
  expect(await publish(api, 'company', { ...company, country: 'TR', vat_number: '123' })).toEqual([])
  expect(await publish(api, 'company', { ...company, vat_number: '' })).toEqual([])
})

test('the kinds of products for sale, the limit and the notice are settings; at least one kind of product is sold', async () => {
  const { world, api } = await managed()
  const none = { sells_stays: false, sells_packages: false, sells_services: false }
  expect(await publish(api, 'options', none)).toEqual([{ path: 'sells_stays', code: 'nothing_sold' }])
  const maintenance_text = { en: 'Back at noon', ar: 'نعود ظهرًا' }
  const change = { ...none, sells_stays: true, open_arrivals: 3, maintenance: true, maintenance_text }
  expect(await publish(api, 'options', change)).toEqual([])
  expect(await statusOf(world)).toMatchObject({
    offers: { stays: true, packages: false, services: false },
    maintenance: true,
    maintenance_text: 'Back at noon',
  })
  expect(await world.sql(`select value from setting where key = 'limits'`)).toEqual([{ value: { open_arrivals: 3 } }])
})

test('online payment is on wherever a provider is configured, unless the provider of the site turns it off', async () => {
  const { world, api } = await managed()
  // The test world has turned it off.
  await world.sql(`delete from setting where key = 'features'`)
  const dunes = await world.hotel({ rooms: [{ rates: [{ payment: 'prepay' }] }] })
  const guest = await world.traveller()
  const sold = async () => {
    world.services.memory.clear()
    return (await guest.books(dunes, { payment: 'prepay' })).ok
  }
  expect([(await statusOf(world))?.features.prepay, await sold()]).toEqual([true, true])
  expect(await publish(api, 'options', { takes_prepay: false })).toEqual([])
  expect([(await statusOf(world))?.features.prepay, await sold()]).toEqual([false, false])
  expect(await publish(api, 'options', { takes_prepay: true })).toEqual([])
  const { ports } = world.services
  ports.gateway = null
  expect([(await statusOf(world))?.features.prepay, await sold()]).toEqual([false, false])
})

test('a new currency applies to products, empties the exchange rates, and needs as many decimals as existing prices', async () => {
  const { world, api } = await managed()
  await world.sql(`insert into setting (key, value) values ('exchange', '{"rates":[{"currency":"USD"}]}')`)
  expect(await publish(api, 'options', { currency: 'XYZ' })).toMatchObject([{ path: 'currency', code: 'not_a_choice' }])
  expect(await publish(api, 'options', { currency: 'KWD' })).toEqual([])
  expect(await publish(api, 'options', { currency: 'SAR' })).toEqual([])
  await world.hotel()
  expect(await publish(api, 'options', { currency: 'KWD' })).toMatchObject([
    { path: 'currency', code: 'currency_decimals', params: { currency: 'SAR' } },
  ])
  expect(await publish(api, 'options', { currency: 'TRY' })).toEqual([])
  expect(await world.sql('select distinct currency from hotel')).toEqual([{ currency: 'TRY' }])
  expect(await world.sql(`select value from setting where key = 'exchange'`)).toEqual([{ value: { rates: [] } }])
})

test('the currency cannot be changed once there is a booking', async () => {
  const { world, api } = await managed()
  const guest = await world.traveller()
  expect((await guest.books(await world.hotel(), {})).ok).toBe(true)
  const wrong = [{ path: 'currency', code: 'currency_booked', params: { currency: 'SAR' } }]
  expect(await publish(api, 'options', { currency: 'TRY' })).toEqual(wrong)
  expect(await publish(api, 'options', { open_arrivals: 4 })).toEqual([])
  expect(await world.sql('select distinct currency from hotel')).toEqual([{ currency: 'SAR' }])
})

test('a currency that the configured payment provider does not charge is refused at its field', async () => {
  const { world, api } = await managed()
  const { ports } = world.services
  ports.gateway = ports.gateway && { ...ports.gateway, charges: (currency) => currency !== 'IRR' }
  expect(await publish(api, 'options', { currency: 'IRR' })).toMatchObject([
    { path: 'currency', code: 'currency_not_charged' },
  ])
  expect(await publish(api, 'options', { currency: 'AED' })).toEqual([])
})

test('a new hotel has the currency of the provider', async () => {
  const { world, api } = await managed()
  const hotel = await world.hotel()
  expect(await publish(api, 'options', { currency: 'AED' })).toEqual([])
  const other = await api.show_editable({ kind: 'hotel', subject: String(hotel.id) })
  const answer = await api.create_editable({ kind: 'hotel' })
  if (!answer.ok || !other.ok) throw new Error('no draft')
  const { subject } = answer.data
  const result = await api.show_editable({ kind: 'hotel', subject })
  const file = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0e5a54' } })
    .jpeg()
    .toBuffer()
  const taken = await api.upload_picture({ file: new Uint8Array(file) })
  if (!result.ok || !taken.ok) throw new Error('no picture')
  const words = (text: string) => ({ en: text, ar: text })
  const image_ids = [{ picture: taken.data.id, alt: words('Front') }]
  const data = { ...other.data.values, slug: 'palm-house', price_policy: words('All in.'), image_ids }
  const published = await api.publish_editable({ kind: 'hotel', subject, version: result.data.version, data })
  expect(published.ok ? [] : published.error.errors).toEqual([])
  expect(await world.sql(`select currency from hotel where slug = 'palm-house'`)).toEqual([{ currency: 'AED' }])
})
