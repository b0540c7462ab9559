import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { asPublished } from '#domains/cms/preview.server.ts'
import type { KindName, Values } from '#domains/cms/shapes.ts'
import { addPackage } from '#test/products.ts'
import { addPromotion } from '#test/promotions.ts'
import { staffOf } from '#test/staff.ts'
import { contextFor, makeWorld, quoteStay, today, type TestWorld } from '#test/world.ts'

async function shown(api: ApiClient, kind: KindName, subject: string | number) {
  const answer = await api.show_editable({ kind, subject: String(subject) })
  if (!answer.ok) throw new Error(`${kind} ${subject}: ${answer.error.code}`)
  return answer.data
}

/** Saves a change and returns its field errors, or an empty list. */
async function save(
  api: ApiClient,
  how: 'save_draft' | 'publish_editable',
  of: [kind: KindName, subject: string | number],
  change: Values,
) {
  const { version, values } = await shown(api, ...of)
  const answer = await api[how]({ kind: of[0], subject: String(of[1]), version, data: { ...values, ...change } })
  return answer.ok ? [] : (answer.error.errors ?? [{ path: '', code: answer.error.code }])
}

async function begin(api: ApiClient, kind: KindName) {
  const answer = await api.create_editable({ kind })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.subject
}

async function upload(api: ApiClient) {
  const file = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0e5a54' } })
    .jpeg()
    .toBuffer()
  return api.upload_picture({ file: new Uint8Array(file) })
}

/** A room type that can be published unchanged. */
async function wholeRoom(world: TestWorld, api: ApiClient) {
  const hotel = await world.hotel()
  const room = hotel.rooms[0]?.id ?? 0
  const taken = await upload(api)
  const alt = { en: 'Room', ar: 'غرفة' }
  const image_ids = [{ picture: taken.ok ? taken.data.id : '', alt }]
  expect(await save(api, 'publish_editable', ['room_type', room], { image_ids })).toEqual([])
  return { hotel, room, rate: hotel.rooms[0]?.rates[0] ?? 0 }
}

test('an item on the site cannot change its owner, and its editor offers no other owner', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const { hotel, room, rate } = await wholeRoom(world, api)
  const other = await world.hotel()
  const moved = { hotel_id: other.id }
  const stays = [{ path: 'hotel_id', code: 'owner_stays' }]
  expect(await save(api, 'save_draft', ['room_type', room], moved)).toEqual(stays)
  expect(await save(api, 'publish_editable', ['room_type', room], moved)).toEqual(stays)
  expect(await save(api, 'publish_editable', ['rate_plan', rate], { room_type_id: other.rooms[0]?.id ?? 0 })).toEqual([
    { path: 'room_type_id', code: 'owner_stays' },
  ])
  const { fixed, options } = await shown(api, 'room_type', room)
  expect([fixed, options.hotel?.map(({ value }) => value)]).toEqual(['hotel_id', [hotel.id]])
  // A draft that has never been on the site can change its owner.
  const draft = await begin(api, 'room_type')
  expect(await save(api, 'save_draft', ['room_type', draft], { hotel_id: hotel.id })).toEqual([])
  expect(await save(api, 'save_draft', ['room_type', draft], moved)).toEqual([])
  expect(await shown(api, 'room_type', draft)).toMatchObject({ fixed: null, values: moved })
})

test('a tax requires an existing country, and two taxes of a kind cannot apply to the same night and hotel', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  const tax = { kind: 'vat', country: 'SA', rate_basis_points: 500, base: 'rent', stars_from: 1, stars_to: 5 }
  const subject = await begin(api, 'tax_rule')
  const publish = (change: Values) => save(api, 'publish_editable', ['tax_rule', subject], { ...tax, ...change })
  const overlap = [{ path: 'valid_from', code: 'rules_overlap' }]
  expect(await publish({ country: 'sa', valid_from: today })).toEqual([{ path: 'country', code: 'not_a_choice' }])
  // The test world's VAT applies from 2020-07-01, for all stars.
  expect(await publish({ valid_from: today })).toEqual(overlap)
  expect(await publish({ valid_from: '2018-01-01', valid_to: '2020-07-01' })).toEqual(overlap)
  expect(await publish({ kind: 'city_fee', stars_from: 3, stars_to: 3, valid_from: today })).toEqual(overlap)
  expect(await publish({ valid_from: '2018-01-01', valid_to: '2020-06-30' })).toEqual([])
  expect(await publish({ valid_from: '2018-01-01', valid_to: '2020-06-29' })).toEqual([])
})

test('values that contradict each other are not ready, have no preview, and cannot be published', async () => {
  const world = await makeWorld()
  const { api, actor } = await staffOf(world, 'editor')
  const { room } = await wholeRoom(world, api)
  const look = () =>
    asPublished(contextFor(world.services, actor), { kind: 'room_type', subject: String(room) }, () =>
      Promise.resolve('seen'),
    )
  const ready = async () => (await shown(api, 'room_type', room)).ready
  expect([await ready(), await look()]).toEqual([true, 'seen'])
  expect(await save(api, 'save_draft', ['room_type', room], { floor_to: 1 })).toEqual([])
  expect([await ready(), await look()]).toEqual([false, null])
  expect(await save(api, 'publish_editable', ['room_type', room], {})).toEqual([
    { path: 'floor_to', code: 'too_small' },
  ])
})

test('the hotels of a package are complete and have at most as many nights as the package', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const hotel = await world.hotel()
  const { id } = await addPackage(world, { days: 5, hotels: [{ hotel, nights: 4 }] })
  const taken = await upload(api)
  const text = { en: 'Package', ar: 'باقة' }
  const publish = (nights: number, hotelOf: object = { hotel_id: hotel.id }) =>
    save(api, 'publish_editable', ['package', id], {
      image_ids: [{ picture: taken.ok ? taken.data.id : '', alt: text }],
      included: [{ text }],
      programme: [1, 2, 3, 4, 5].map(() => ({ city: 'makkah', title: text, blocks: [{ kind: 'rest', title: text }] })),
      hotels: [{ ...hotelOf, nights, board: 'breakfast', guarantee: 'named' }],
    })
  expect(await publish(5)).toEqual([{ path: 'hotels', code: 'nights_of_package' }])
  expect(await publish(4)).toEqual([])

  // A package hotel is one of the site, or has a name and a city of its own.
  const either = [{ path: 'hotels.0.hotel_id', code: 'hotel_or_name' }]
  expect(await publish(4, {})).toEqual(either)
  expect(await publish(4, { name: text, city: 'makkah', hotel_id: hotel.id })).toEqual(either)
  expect(await publish(4, { name: text })).toEqual([{ path: 'hotels.0.city', code: 'required' }])
  expect(await publish(4, { name: text, city: 'makkah', note: text })).toEqual([])
  expect(await world.sql('select hotel_id, name, city, note from package_hotel')).toEqual([
    { hotel_id: null, name: text, city: 'makkah', note: text },
  ])
})

test('a programme names known places, which the form suggests; an empty text of an old draft is no place', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const { id } = await addPackage(world, {})
  const text = { en: 'Package', ar: 'باقة' }
  const day = (place: string) => ({ city: 'makkah', title: text, blocks: [{ kind: 'rest', title: text, place }] })
  const saved = (place: string) => save(api, 'save_draft', ['package', id], { programme: [day(place)] })
  const { options } = await shown(api, 'package', id)
  const [known] = options.place ?? []
  expect(known?.label).toBeTruthy()
  expect(await saved(String(known?.value))).toEqual([])
  expect(await saved('')).toEqual([])
  expect(await saved('no-such-place')).toEqual([{ path: 'programme.0.blocks.0.place', code: 'not_a_choice' }])
})

test('a database constraint violation is reported as an error code', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  const { room } = await wholeRoom(world, api)
  await world.sql('alter table room_type add constraint few_baths check (bathrooms < 5)')
  expect(await save(api, 'publish_editable', ['room_type', room], { bathrooms: 6 })).toEqual([
    { path: 'hotel_id', code: 'not_together' },
  ])
  await world.sql('create table tax_note (tax_rule_id int references tax_rule)')
  await world.sql('insert into tax_note values (3)')
  const withdraw = async () => {
    const { version } = await shown(api, 'tax_rule', 3)
    return api.withdraw_editable({ kind: 'tax_rule', subject: '3', version })
  }
  expect(await withdraw()).toMatchObject({ error: { errors: [{ path: 'kind', code: 'still_needed' }] } })
  expect((await shown(api, 'tax_rule', 3)).newest).toBe(null)
  await world.sql('delete from tax_note')
  expect(await withdraw()).toMatchObject({ ok: true })
})

test('a row beyond the listed options can be referenced and remains an option', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const hotel = await world.hotel()
  await world.sql(
    `insert into room_type (hotel_id, code, name, size_m2, floor_from, floor_to, beds, bathrooms, max_adults, max_children, max_total, view, amenities, image_ids)
     select hotel_id, 'more-' || n, name, size_m2, floor_from, floor_to, beds, bathrooms, max_adults, max_children, max_total, view, amenities, image_ids
     from room_type, generate_series(1, 2100) n where id = $1`,
    [hotel.rooms[0]?.id],
  )
  const [last] = await world.sql('select max(id) as id from room_type')
  const draft = await begin(api, 'rate_plan')
  const offered = async () => (await shown(api, 'rate_plan', draft)).options.room_type?.map(({ value }) => value)
  expect(await offered()).not.toContain(last?.id)
  expect(await save(api, 'save_draft', ['rate_plan', draft], { room_type_id: last?.id })).toEqual([])
  expect(await offered()).toContain(last?.id)
  for (const none of [2_000_000_000, 2 ** 40]) {
    expect(await save(api, 'save_draft', ['rate_plan', draft], { room_type_id: none })).toEqual([
      { path: 'room_type_id', code: 'not_a_choice' },
    ])
  }
})

test('a picture is stored outside any transaction, and its file is deleted if its row cannot be written', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const { files } = world.services.ports
  const stored: { name: string; open: unknown }[] = []
  world.services.ports.files = {
    ...files,
    async put(name, file) {
      const [row] = await world.sql(
        `select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
      )
      stored.push({ name, open: row?.open })
      await files.put(name, file)
    },
  }
  expect(await upload(api)).toMatchObject({ ok: true })
  await world.sql(`alter table staff_audit add constraint no_more check (endpoint <> 'upload_picture') not valid`)
  await expect(upload(api)).rejects.toThrow()
  expect(stored.map(({ open }) => open)).toEqual([0, 0])
  const saved = await Promise.all(stored.map(async ({ name }) => (await files.get(name)) !== null))
  expect(saved).toEqual([true, false])
  expect(await world.sql('select count(*)::int as rows from image where file is not null')).toEqual([{ rows: 1 }])
})

test('a promotion needs a discount, products and a code of its own; taken off the site, it has ended', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  const hotel = await world.hotel()
  await addPromotion(world, { code: 'TAKEN', rate_basis_points: 500 })
  const subject = await begin(api, 'promotion')
  const name = { en: 'Early bird', ar: 'الحجز المبكر' }
  const publish = (change: Values) =>
    save(api, 'publish_editable', ['promotion', subject], { code: 'EARLY', name, ...change })
  expect(await publish({ code: 'taken' })).toEqual([
    { path: 'code', code: 'taken' },
    { path: 'rate_basis_points', code: 'required' },
    { path: 'for_stays', code: 'nothing_sold' },
  ])
  const terms = { rate_basis_points: 1_000, for_stays: true }
  expect(await publish({ ...terms, valid_from: '2026-12-02', valid_to: today })).toEqual([
    { path: 'valid_to', code: 'last_before_first' },
  ])
  expect(await publish({ ...terms, only_hotels: [hotel.id + 1] })).toEqual([
    { path: 'only_hotels', code: 'not_a_choice' },
  ])
  expect(await publish({ ...terms, only_hotels: [hotel.id], max_uses: 100 })).toEqual([])

  const applied = async () => {
    const ready = await quoteStay(api, hotel)
    if (!ready.ok) throw new Error(ready.error.code)
    return api.apply_promotion_code({ quote_token: ready.input.quote_token, code: 'early' })
  }
  expect(await applied()).toMatchObject({ ok: true, data: { quote: { discount: { code: 'EARLY' } } } })
  const listed = await api.fetch_editables({ kind: 'promotion' })
  expect(listed.ok && listed.data.rows.map(({ title }) => title)).toEqual([
    'Early bird · \u2066EARLY\u2069 · 0 of 100 uses',
    'Early bird · \u2066TAKEN\u2069 · 0 uses',
  ])
  const { version } = await shown(api, 'promotion', subject)
  expect(await api.withdraw_editable({ kind: 'promotion', subject, version })).toMatchObject({ ok: true })
  expect(await applied()).toMatchObject({ error: { errors: [{ code: 'promotion_ended' }] } })
})
