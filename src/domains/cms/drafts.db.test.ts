import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import type { KindName } from '#domains/cms/shapes.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

async function shown(api: ApiClient, kind: KindName, subject: string) {
  const answer = await api.show_editable({ kind, subject })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** Creates a draft with a name and returns its subject. */
async function begun(api: ApiClient, kind: KindName, name: { en: string; ar: string }): Promise<string> {
  const empty = await api.show_new_editable({ kind })
  if (!empty.ok) throw new Error(empty.error.code)
  const answer = await api.create_editable({ kind, data: { ...empty.data.values, name } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.subject
}

const titles = async (api: ApiClient, kind: KindName) => {
  const answer = await api.fetch_editables({ kind })
  return answer.ok ? answer.data.rows.map(({ title }) => title) : []
}

test('an empty form stores nothing; the first save creates a draft with its values', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const hotel = await world.hotel()
  const form = await api.show_new_editable({ kind: 'room_type', of: String(hotel.id) })
  expect(form).toMatchObject({ data: { subject: '', version: '', state: null, values: { hotel_id: hotel.id } } })
  expect(await world.sql('select * from revision')).toEqual([])
  expect(await api.show_new_editable({ kind: 'blog', slug: 'Not A Slug' })).toMatchObject({
    error: { errors: [{ path: 'slug', code: 'invalid_format' }] },
  })
  expect(await api.show_new_editable({ kind: 'goals' })).toMatchObject({ error: { code: 'not_found' } })

  const subject = await begun(api, 'hotel', { en: 'Dar Al Noor', ar: 'دار النور' })
  expect(await shown(api, 'hotel', subject)).toMatchObject({ title: 'Dar Al Noor', state: 'draft', live: false })
})

test('a new item has the usual values, and codes from its name that no other item of its owner has', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const hotel = await world.hotel({ rooms: [{ code: 'twin-room', allotment: 1, price: 100 }] })
  const form = await api.show_new_editable({ kind: 'hotel' })
  expect(form).toMatchObject({
    data: { values: { slug: '', check_in_from: '16:00', check_out_until: '12:00', min_nights: 1, child_max_age: 11 } },
  })
  const house = await begun(api, 'hotel', { en: 'Dar Al Noor', ar: 'دار النور' })
  expect((await shown(api, 'hotel', house)).values['slug']).toBe('dar-al-noor')
  const room = async (of: number) => {
    const data = { hotel_id: of, name: { en: 'Twin room', ar: 'غرفة بسريرين' } }
    const answer = await api.create_editable({ kind: 'room_type', data })
    return answer.ok && (await shown(api, 'room_type', answer.data.subject)).values['code']
  }
  expect([await room(hotel.id), await room((await world.hotel()).id)]).toEqual(['twin-room-2', 'twin-room'])
})

test('values that cannot be stored create no draft', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  expect(await api.create_editable({ kind: 'hotel', data: { name: { en: 'x'.repeat(121), ar: '' } } })).toMatchObject({
    error: { errors: [{ path: 'name.en', code: 'too_long' }] },
  })
  expect(await world.sql('select * from revision')).toEqual([])
})

test('drafts are listed by their name in either language, by the label of a choice, or as untitled', async () => {
  const world = await makeWorld()
  const manager = await staffOf(world, 'manager')
  const { api } = manager
  await begun(api, 'hotel', { en: '', ar: 'دار النور' })
  await api.create_editable({ kind: 'hotel' })
  expect(await titles(api, 'hotel')).toEqual(['دار النور', 'Untitled hotel'])
  const arabic = await staffOf(world, 'editor', { name: 'Arabic Editor', locale: 'ar' })
  expect(await titles(arabic.api, 'hotel')).toEqual(['دار النور', 'فندق بلا اسم'])
  const tax = await api.create_editable({ kind: 'tax_rule', data: { kind: 'city_fee' } })
  expect(tax.ok && (await shown(api, 'tax_rule', tax.data.subject)).title).toBe('Municipality fee')
  expect(await titles(api, 'tax_rule')).toContain('Municipality fee')
})

test('a draft that was never published is deleted permanently and audited; a published item cannot be deleted', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const other = await staffOf(world, 'editor', { name: 'Other Editor' })
  const subject = await begun(api, 'policy', { en: 'Strict', ar: 'صارمة' })
  const draft = await shown(api, 'policy', subject)
  const of = { kind: 'policy', subject } as const
  expect(draft.may_delete).toBe(true)
  await other.api.save_draft({ ...of, version: draft.version, data: draft.values })
  expect(await api.delete_draft({ ...of, version: draft.version })).toMatchObject({
    error: { code: 'conflict', data: { name: 'Other Editor' } },
  })
  const { version } = await shown(api, 'policy', subject)
  expect(await api.delete_draft({ ...of, version })).toMatchObject({ ok: true })
  expect(await api.show_editable(of)).toMatchObject({ error: { code: 'not_found' } })
  expect(await world.sql('select * from revision')).toEqual([])
  expect(
    await world.sql(`select before -> 'name' ->> 'en' as name, after from staff_audit where endpoint = 'delete_draft'`),
  ).toEqual([{ name: 'Strict', after: null }])

  const hotel = String((await world.hotel()).id)
  const live = await shown(api, 'hotel', hotel)
  await api.save_draft({ kind: 'hotel', subject: hotel, version: live.version, data: live.values })
  const now = await shown(api, 'hotel', hotel)
  expect([now.state, now.may_delete]).toEqual(['draft', false])
  expect(await api.delete_draft({ kind: 'hotel', subject: hotel, version: now.version })).toMatchObject({
    error: { code: 'not_found' },
  })
  await api.withdraw_editable({ kind: 'hotel', subject: hotel, version: now.version })
  expect((await shown(api, 'hotel', hotel)).may_delete).toBe(false)
})
