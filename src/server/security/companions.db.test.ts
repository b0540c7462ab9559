import { expect, test } from 'vitest'
import { findCompanions } from '#domains/accounts/companions/companions.server.ts'
import { makeWorld, signInNow } from '#test/world.ts'

const aunt = {
  first_name: 'Salma',
  last_name: 'Example',
  name_ar: 'سلمى',
  birth_date: '1961-02-03',
  sex: 'female',
  nationality: 'EG',
  document_type: 'passport',
  document_number: 'A١٢٣٤٥-67',
  issued_by: 'EG',
  expires_on: '2027-03-01',
  relation: 'relative',
  assistance: 'A wheelchair',
}
const stored = { ...aunt, document_number: 'A1234567' }

test('a companion is added, changed, read and removed by its account only, and exported and deleted with it', async () => {
  const world = await makeWorld()
  const owner = await world.traveller()
  const stranger = await world.traveller()
  const added = await owner.api.save_companion({ details: aunt })
  if (!added.ok) throw new Error(added.error.code)
  const { id } = added.data
  expect(added.data).toEqual({ id, notes: ['document_short'] })
  expect(await owner.api.fetch_companions()).toEqual({ ok: true, data: [{ ...added.data, details: stored }] })
  const renamed = await owner.api.save_companion({ id, details: { ...aunt, last_name: 'Sample' } })
  expect(renamed).toMatchObject({ ok: true, data: { id } })
  expect(await owner.api.fetch_companions()).toMatchObject({ data: [{ details: { last_name: 'Sample' } }] })

  expect(await stranger.api.fetch_companions()).toMatchObject({ data: [] })
  expect(await stranger.api.save_companion({ id, details: aunt })).toMatchObject({ error: { code: 'not_found' } })
  expect(await stranger.api.remove_companion({ id })).toMatchObject({ error: { code: 'not_found' } })
  expect(await world.visitor().fetch_companions()).toMatchObject({ error: { code: 'unauthenticated' } })

  expect(await owner.api.export_my_data()).toMatchObject({ error: { code: 'step_up_required' } })
  await signInNow(world, owner.id)
  const exported = await owner.api.export_my_data()
  expect(exported).toMatchObject({ data: { companions: [{ id, details: { last_name: 'Sample' } }] } })
  expect(await owner.api.remove_companion({ id })).toMatchObject({ ok: true })
  expect(await world.sql('select * from companion')).toEqual([])
})

test('a companion that is sent twice under one key is added once, and the stored response does not contain its details', async () => {
  const world = await makeWorld()
  const { api } = await world.traveller()
  const send = (details = aunt) => api.save_companion({ details }, { idempotencyKey: 'the-same-companion' })
  const [first, second] = [await send(), await send()]
  expect(second).toEqual(first)
  expect(await send({ ...aunt, last_name: 'Sample' })).toMatchObject({ error: { code: 'idempotency_reuse' } })
  expect(await api.fetch_companions()).toMatchObject({ data: [{ details: { last_name: 'Example' } }] })
  expect(JSON.stringify(await world.sql('select * from idempotency_key'))).not.toMatch(/Salma|A1234567/)
})

test('names, dates and numbers of companions must be valid, and only one name is required', async () => {
  const { api } = await (await makeWorld()).traveller()
  const wrong: [string, string, string][] = [
    ['first_name', 'سلمى', 'latin_letters'],
    ['birth_date', '2026-12-02', 'date_in_future'],
    ['birth_date', '2025-02-30', 'invalid_date'],
    ['expires_on', '2026-11-30', 'date_in_past'],
    ['document_number', 'A1', 'invalid_format'],
    ['sex', 'other', 'not_a_choice'],
    ['nationality', 'Egypt', 'not_a_choice'],
    ['assistance', 'x'.repeat(301), 'too_long'],
  ]
  for (const [field, value, code] of wrong) {
    const failed = await api.save_companion({ details: { ...aunt, [field]: value } })
    expect(failed, field).toMatchObject({ error: { errors: [{ path: `details.${field}`, code }] } })
  }
  expect(await api.save_companion({ details: { ...aunt, first_name: '', last_name: '' } })).toMatchObject({
    error: { errors: ['first_name', 'last_name'].map((name) => ({ path: `details.${name}`, code: 'required' })) },
  })
  const single = await api.save_companion({ details: { first_name: '王', last_name: '' } })
  expect(single.ok || single.error.errors?.map(({ path }) => path)).toEqual(['details.first_name'])
  expect(await api.save_companion({ details: { first_name: 'Omar', last_name: "O'Neil" } })).toMatchObject({ ok: true })
  const named = await api.fetch_companions()
  expect(named).toMatchObject({ data: [{ details: { first_name: 'Omar', last_name: "O'Neil" }, notes: [] }] })
})

test('everything about a companion is encrypted for its row and owner', async () => {
  const world = await makeWorld()
  const owner = await world.traveller()
  const stranger = await world.traveller()
  await owner.api.save_companion({ details: aunt })
  const rows = JSON.stringify(await world.sql('select * from companion'))
  for (const value of ['Salma', 'A1234567', '1961-02-03', 'EG"', 'wheelchair']) expect(rows).not.toContain(value)
  const { services } = world
  await world.sql('update companion set user_id = $1', [stranger.id])
  const read = (userId: string) => findCompanions(services.database.db, services.ports.vault, userId)
  await expect(read(stranger.id)).rejects.toThrow(/authenticate/)
  await world.sql('update companion set user_id = $1', [owner.id])
  expect(await read(owner.id)).toMatchObject([{ details: stored }])
})

test('an account has at most thirty companions', async () => {
  const world = await makeWorld()
  const { api, id } = await world.traveller()
  await world.sql(
    `insert into companion (id, user_id, details, created_at, updated_at)
     select 'c' || n, $1, 'x', now(), now() from generate_series(1, 30) n`,
    [id],
  )
  expect(await api.save_companion({ details: aunt })).toMatchObject({ error: { code: 'conflict' } })
})

test('the day begins at midnight of the site: documents expire with it, and who is born today has been born', async () => {
  const world = await makeWorld()
  const { api } = await world.traveller()
  const details = { ...aunt, expires_on: '2026-12-02' }
  expect(await api.save_companion({ details })).toMatchObject({ data: { notes: ['document_short'] } })
  // Half past midnight in Riyadh.
  world.timeIs('2026-12-01T21:30:00Z')
  expect(await api.fetch_companions()).toMatchObject({ data: [{ notes: ['document_expires'] }] })
  expect(await api.save_companion({ details: { ...aunt, expires_on: '2026-12-01' } })).toMatchObject({
    error: { errors: [{ code: 'date_in_past' }] },
  })
  expect(await api.update_profile({ birth_date: '2026-12-02' })).toMatchObject({ ok: true })
  const passport = { number_end: 'A123', issued_by: 'EG', consent: true as const }
  expect(await api.save_document({ ...passport, expires_on: '2026-12-01' })).toMatchObject({
    error: { errors: [{ path: 'expires_on', code: 'date_in_past' }] },
  })
})
