import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import type { KindName, Values } from '#domains/cms/shapes.ts'
import { asPublished } from '#domains/cms/preview.server.ts'
import { deliverNotifications } from '#domains/notifications/deliver.server.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import type { Rendered } from '#domains/notifications/shapes.ts'
import { readWordings } from '#domains/notifications/wording.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { deliverChanges } from '#test/changes.ts'
import { staffOf } from '#test/staff.ts'
import { contextFor, makeWorld, today } from '#test/world.ts'

const say = (en: string, ar: string) => ({ en, ar })

async function shown(api: ApiClient, kind: KindName, subject: string | number) {
  const answer = await api.show_editable({ kind, subject: String(subject) })
  if (!answer.ok) throw new Error(`${kind} ${subject}: ${answer.error.code}`)
  return answer.data
}

/** Publishes a change and returns its field errors, or an empty list. */
async function publish(api: ApiClient, kind: KindName, subject: string | number, change: Values) {
  const { version, values } = await shown(api, kind, subject)
  const data = { ...values, ...change }
  const answer = await api.publish_editable({ kind, subject: String(subject), version, data })
  return answer.ok ? [] : (answer.error.errors ?? [{ path: '', code: answer.error.code }])
}

async function upload(api: ApiClient, width = 1600) {
  const file = await sharp({ create: { width, height: 1000, channels: 3, background: '#0e5a54' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  return api.upload_picture({ file: new Uint8Array(file) })
}

test('a hotel is found by its new name and shows its first picture with its alternative text', async () => {
  const world = await makeWorld()
  await deliverChanges(world)
  const hotel = await world.hotel()
  const { api } = await staffOf(world, 'editor')
  const search = async () => {
    const found = await world
      .visitor('en')
      .fetch_hotels({ where: 'makkah', check_in: '2026-12-10', check_out: '2026-12-12' })
    return found.ok ? found.data.map(({ name, picture }) => ({ name, picture })) : []
  }
  expect(await search()).toMatchObject([{ name: 'Test House' }])
  const ids = []
  for (let i = 0; i < 2; i++) {
    const taken = await upload(api)
    ids.push(taken.ok ? taken.data.id : '')
  }
  const change = {
    name: say('Amber House', 'دار العنبر'),
    price_policy: say('All in.', 'شامل.'),
    image_ids: ids.toReversed().map((picture, i) => ({ picture, alt: say(`Picture ${i}`, `صورة ${i}`) })),
  }
  expect(await publish(api, 'hotel', hotel.id, { ...change, image_ids: [] })).toEqual([
    { path: 'image_ids', code: 'required' },
  ])
  expect(await publish(api, 'hotel', hotel.id, change)).toEqual([])
  expect(await search()).toMatchObject([
    {
      name: 'Amber House',
      picture: { id: `${ids[1]}@22`, alt: 'Picture 0' },
    },
  ])
  expect(await world.sql('select image_ids from hotel')).toEqual([{ image_ids: ids.toReversed() }])
})

test('a licence has its number and its last day together, each error at its field, and is on the page of the hotel', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const { api } = await staffOf(world, 'editor')
  const taken = await upload(api)
  const complete = {
    price_policy: say('All in.', 'شامل.'),
    image_ids: [{ picture: taken.ok ? taken.data.id : '', alt: say('Front', 'واجهة') }],
  }
  const licence = { tourism_licence: '10009876', tourism_licence_until: '2027-06-30', official_class: 'apartments_1' }
  for (const [change, path, code] of [
    [{ tourism_licence_until: null }, 'tourism_licence_until', 'required'],
    [{ tourism_licence: '' }, 'tourism_licence', 'required'],
    [{ tourism_licence: '  ' }, 'tourism_licence', 'required'],
    [{ tourism_licence: '1'.repeat(41) }, 'tourism_licence', 'too_long'],
    [{ tourism_licence_until: '2027-02-30' }, 'tourism_licence_until', 'invalid_date'],
    [{ official_class: 'stars_6' }, 'official_class', 'not_a_choice'],
  ] as const)
    expect(await publish(api, 'hotel', hotel.id, { ...complete, ...licence, ...change })).toMatchObject([
      { path, code },
    ])
  expect(await publish(api, 'hotel', hotel.id, { ...complete, ...licence })).toEqual([])
  const page = await world.visitor().show_hotel({ id: hotel.id })
  expect(page.ok && [page.data.licence, page.data.official_class]).toEqual([
    { number: '10009876', valid_until: '2027-06-30' },
    'apartments_1',
  ])
  expect(
    await publish(api, 'hotel', hotel.id, { tourism_licence: '', tourism_licence_until: null, official_class: null }),
  ).toEqual([])
})

test('a new price share of a rate and new taxes apply to prices immediately', async () => {
  const world = await makeWorld()
  await deliverChanges(world)
  const hotel = await world.hotel()
  const manager = await staffOf(world, 'manager')
  const room = hotel.rooms[0]
  const total = async () => {
    const priced = await world.visitor('en').get_hotel_price({
      hotel_id: hotel.id,
      check_in: '2026-12-15',
      check_out: '2026-12-16',
      rooms: [`${room?.rates[0]}~2`],
    })
    return priced.ok ? priced.data.total : priced.error.code
  }
  expect(await total()).toMatchObject({ minor: 48_300 })
  expect(await publish(manager.api, 'rate_plan', room?.rates[0] ?? 0, { price_basis_points: 5_000 })).toEqual([])
  expect(await total()).toMatchObject({ minor: 24_150 })
  // A fee for hotels of another star category does not apply.
  const begun = await manager.api.create_editable({ kind: 'tax_rule' })
  const tax = { kind: 'city_fee', country: 'SA', rate_basis_points: 1_000, base: 'rent', stars_from: 1, stars_to: 3 }
  const subject = begun.ok ? begun.data.subject : ''
  expect(
    await publish(manager.api, 'tax_rule', subject, { ...tax, valid_from: today, valid_to: '2026-01-01' }),
  ).toEqual([{ path: 'valid_to', code: 'last_before_first' }])
  expect(await publish(manager.api, 'tax_rule', 2, { valid_to: addDays(today, -1) })).toEqual([])
  expect(await publish(manager.api, 'tax_rule', subject, { ...tax, valid_from: today })).toEqual([])
  expect(await total()).toMatchObject({ minor: 24_150 })
  // An invoice has to give a reason for a rate of zero: what is not taxed has no rule.
  expect(await publish(manager.api, 'tax_rule', 3, { rate_basis_points: 0 })).toEqual([
    { path: 'rate_basis_points', code: 'vat_of_zero' },
  ])
  expect(await publish(manager.api, 'tax_rule', 3, { valid_to: addDays(today, -1) })).toEqual([])
  expect(await total()).toMatchObject({ minor: 21_000 })
})

test('exchange rates are stored once per currency code and are shown but not used for charges', async () => {
  const world = await makeWorld()
  const manager = await staffOf(world, 'manager')
  const rate = { currency: 'USD', per_unit: 3_750_000, as_of: today, example: false }
  const wrong = [rate, { ...rate, currency: 'usd' }]
  const path = 'rates.1.currency'
  expect(await publish(manager.api, 'exchange', 'all', { rates: wrong })).toEqual([{ path, code: 'invalid_format' }])
  expect(await publish(manager.api, 'exchange', 'all', { rates: [rate, rate] })).toEqual([{ path, code: 'taken' }])
  expect(await publish(manager.api, 'exchange', 'all', { rates: [rate] })).toEqual([])
  expect(await world.visitor('ar').fetch_exchange_rates()).toEqual({
    ok: true,
    data: { currency: 'SAR', name: 'ريال سعودي', rates: [{ ...rate, name: 'دولار أمريكي' }] },
  })
})

test('a room type starts as a draft of its hotel and gets its own id when it is published', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const { api } = await staffOf(world, 'editor')
  const answer = await api.create_editable({ kind: 'room_type', of: String(hotel.id) })
  if (!answer.ok) throw new Error(answer.error.code)
  const { subject } = answer.data
  const listed = await api.fetch_editables({ kind: 'room_type', of: String(hotel.id) })
  expect(listed.ok && listed.data.rows.map((row) => [row.subject, row.live])).toEqual([
    [subject, false],
    [String(hotel.rooms[0]?.id), true],
  ])
  const room = {
    ...(await shown(api, 'room_type', hotel.rooms[0]?.id ?? 0)).values,
    name: say('Suite', 'جناح'),
    image_ids: [],
  }
  const taken = await upload(api)
  const image_ids = [{ picture: taken.ok ? taken.data.id : '', alt: say('Suite', 'جناح') }]
  expect(await publish(api, 'room_type', subject, { ...room, image_ids })).toEqual([{ path: 'code', code: 'taken' }])
  expect(await publish(api, 'room_type', subject, { ...room, image_ids, code: 'suite', floor_to: 1 })).toEqual([
    { path: 'floor_to', code: 'too_small' },
  ])
  expect(await publish(api, 'room_type', subject, { ...room, image_ids, code: 'suite' })).toEqual([])
  const rows = await world.sql('select id::text, hotel_id from room_type order by id desc limit 1')
  expect(rows).toEqual([{ id: subject, hotel_id: hotel.id }])
})

test('the first step of a policy starts at booking, later ones nearer to arrival, and each has one kind of penalty', async () => {
  const world = await makeWorld()
  await world.hotel()
  const { api } = await staffOf(world, 'editor')
  const name = say('Flexible', 'مرنة')
  const step = (hours_before: number | null, costs: Values) => ({
    hours_before,
    percent: null,
    nights_cost: null,
    amount: null,
    ...costs,
  })
  const windows = [step(48, { percent: 0 }), step(72, { percent: 50, nights_cost: 1 })]
  expect(await publish(api, 'policy', 1, { name, windows })).toEqual([
    { path: 'windows.0.hours_before', code: 'windows_order' },
    { path: 'windows.1.hours_before', code: 'windows_order' },
    { path: 'windows.1.percent', code: 'one_of_these' },
  ])
  expect(
    await publish(api, 'policy', 1, { name, windows: [step(null, { percent: 0 }), step(48, { nights_cost: 1 })] }),
  ).toEqual([])
  expect(await world.sql('select windows from cancellation_policy where id = 1')).toEqual([
    {
      windows: [
        { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
        { fromHoursBeforeCheckIn: 48, penalty: { nights: 1 } },
      ],
    },
  ])
})

test('a picture is re-encoded without metadata, and a file that is no picture or too small is rejected', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const taken = await upload(api)
  const [row] = await world.sql('select id, scene, file from image where file is not null')
  expect(taken).toMatchObject({ data: { id: row?.id } })
  const stored = await world.services.ports.files.get(String(row?.file))
  const facts = await sharp(stored?.body).metadata()
  expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['webp', 1600, 1000, undefined])
  expect(await upload(api, 900)).toMatchObject({ error: { errors: [{ path: 'file', code: 'picture_small' }] } })
  const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await api.upload_picture({ file: text })).toMatchObject({ error: { errors: [{ code: 'file_type' }] } })
})

test('every email is shown in both languages, and providers without any of their keys', async () => {
  const world = await makeWorld()
  const editor = await staffOf(world, 'editor')
  const notifications = await editor.api.fetch_email_examples()
  if (!notifications.ok) throw new Error(notifications.error.code)
  expect(notifications.data.length).toBeGreaterThan(15)
  for (const { kind, en, ar } of notifications.data) {
    // Emails to staff contain both languages.
    const strange = ['staff_invited', 'tax_work'].includes(kind) ? /undefined/ : /undefined|\p{Script=Arabic}/u
    expect(en.subject + en.text, kind).not.toMatch(strange)
    expect(ar.subject, kind).toMatch(/\p{Script=Arabic}/u)
  }
  expect(await editor.api.fetch_providers()).toMatchObject({ error: { code: 'forbidden' } })
  const reported = await (await staffOf(world, 'manager')).api.fetch_providers()
  expect(reported).toMatchObject({ ok: true })
  expect(reported.ok && Object.keys(reported.data[0] ?? {})).toEqual(['purpose', 'name', 'configured', 'in_use'])
})

test('an email can be reworded, previewed and sent so, and be restored to its standard wording', async () => {
  const world = await makeWorld()
  const { api, actor } = await staffOf(world, 'editor')
  const { db } = world.services.database
  const sent = async (key: string) => {
    const got: string[] = []
    const now = world.services.clock()
    await queueNotification(
      db,
      { key, channel: 'email', to: 'guest@example.com', locale: 'ar', kind: 'welcome', data: { name: 'سلمى' } },
      now,
    )
    const sender = {
      stores: false,
      sms: () => Promise.resolve(),
      email: (notification: Rendered) => Promise.resolve(void got.push(notification.text)),
    }
    await deliverNotifications(db, { sender, origin: 'https://rihla.example', now })
    return got[0]?.split('\n')[0]
  }
  const standard = await sent('before')
  const greeting = say('Peace be with you, {name}', 'السلام عليكم {name}')
  const wrong = { ...greeting, en: 'Peace be with you, {brand}' }
  expect(await publish(api, 'notification', 'welcome', { notification_greeting: wrong })).toEqual([
    { path: 'notification_greeting.en', code: 'placeholder_unknown', params: { placeholder: '{brand}' } },
  ])
  expect(
    await publish(api, 'notification', 'payment_received', { notification_main: say('Thank you', 'شكرًا') }),
  ).toMatchObject([
    { path: 'notification_main.en', code: 'placeholder_missing', params: { placeholder: '{amount}' } },
    { path: 'notification_main.ar', code: 'placeholder_missing' },
  ])
  const { values, version } = await shown(api, 'notification', 'welcome')
  const data = { ...values, notification_greeting: greeting }
  expect(await api.save_draft({ kind: 'notification', subject: 'welcome', version, data })).toMatchObject({
    data: { missing: [] },
  })
  expect(await sent('with a draft')).toBe(standard)
  const looked = await asPublished(
    contextFor(world.services, actor),
    { kind: 'notification', subject: 'welcome' },
    (inside) => readWordings(inside.db),
  )
  expect(looked?.get('welcome')).toEqual({ greeting })
  expect(await publish(api, 'notification', 'welcome', {})).toEqual([])
  expect(await sent('published')).toBe('السلام عليكم سلمى')
  const listed = await api.fetch_email_examples()
  expect(listed.ok && listed.data.filter(({ changed }) => changed).map(({ kind }) => kind)).toEqual(['welcome'])

  const now = await shown(api, 'notification', 'welcome')
  const restored = await api.restore_revision({
    kind: 'notification',
    subject: 'welcome',
    version: now.version,
    number: 1,
  })
  expect(restored).toMatchObject({ ok: true })
  expect(await publish(api, 'notification', 'welcome', {})).toEqual([])
  expect(await sent('restored')).toBe(standard)
  expect(await world.sql('select * from notification_wording')).toEqual([])
  expect(await api.show_editable({ kind: 'notification', subject: 'constructor' })).toMatchObject({ ok: false })
  const agent = await staffOf(world, 'agent')
  expect(await agent.api.save_draft({ kind: 'notification', subject: 'welcome', version, data })).toMatchObject({
    error: { code: 'forbidden' },
  })
})
