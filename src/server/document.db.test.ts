import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readDocument, resealDocuments } from '#domains/accounts/document.server.ts'
import { createVault, vaultKeys } from '#server/vault.ts'
import { en } from '#text/en.ts'
import { site } from '#test/site.ts'
import { sessionOf, testSecret, today } from '#test/world.ts'

const passport = { number_end: '4f٢7', expires_on: '2031-05-06', issued_by: 'EG', consent: true }
const clear = { number_end: '4F27', expires_on: '2031-05-06', issued_by: 'EG' }

async function documentSite() {
  const here = await site()
  const guest = await here.world.traveller()
  const Cookie = await sessionOf(here.world, guest.id)
  const stranger = await here.world.traveller()
  return { ...here, guest, Cookie, stranger: await sessionOf(here.world, stranger.id), strangerId: stranger.id }
}

test('a passport is kept with consent, for its owner alone, and goes when asked or with the account', async () => {
  const { world, post, get, guest, Cookie, stranger } = await documentSite()
  expect((await get('fetch_document', { Cookie })).status).toBe(404)
  const unasked = await post('save_document', { ...passport, consent: false }, { Cookie })
  expect(unasked.body.errors).toMatchObject([{ path: 'consent', code: 'must_accept' }])
  for (const [field, value] of [
    ['number_end', 'A12345678'],
    ['expires_on', '2026-11-30'],
    ['issued_by', 'Egypt'],
  ] as const) {
    const refused = await post('save_document', { ...passport, [field]: value }, { Cookie })
    expect(refused.body.errors).toMatchObject([{ path: field }])
  }
  const kept = { ...clear, consent_text: en.profile.documentConsent, consent_at: `${today}T09:00:00.000Z` }
  expect((await post('save_document', passport, { Cookie })).body.data).toEqual(kept)
  expect((await get('export_my_data', { Cookie })).body.data.document).toEqual(kept)

  expect((await get('fetch_document', { Cookie: stranger })).status).toBe(404)
  expect((await post('remove_document', {}, { Cookie: stranger })).status).toBe(404)
  expect((await get('export_my_data', { Cookie: stranger })).body.data.document).toBeNull()
  expect((await get('fetch_document')).status).toBe(401)

  expect((await post('remove_document', {}, { Cookie })).status).toBe(200)
  expect(await world.sql('select * from travel_document')).toEqual([])
  await post('save_document', passport, { Cookie })
  expect((await post('delete_account', {}, { Cookie })).status).toBe(200)
  expect(await world.sql('select * from travel_document')).toEqual([])
  expect(await world.sql(`select count(*)::int as n from account_event where user_id = $1`, [guest.id])).toEqual([
    { n: 0 },
  ])
})

test('nothing of a passport stands in the database in clear, and what is moved or changed does not open', async () => {
  const { world, post, guest, Cookie, strangerId } = await documentSite()
  await post('save_document', passport, { Cookie })
  const { wired } = world
  const fields = Object.keys(clear)
  const kept = async () => (await world.sql(`select ${fields.join(', ')} from travel_document`))[0] ?? {}
  const everything = JSON.stringify(await world.sql('select * from travel_document'))
  // Sealed bytes are chance, in which two letters turn up once in some hundred times: what is there in clear is there each time.
  const sealings = []
  for (let times = 0; times < 6; times++) {
    await post('save_document', passport, { Cookie })
    const sealed = Object.values(await kept()).map(String)
    for (const one of sealed) expect(one).toMatch(/^app\.[\w-]{16}\.[\w-]+$/)
    sealings.push(sealed.map((one) => Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).join())
  }
  for (const word of Object.values(clear)) {
    expect(everything).not.toContain(`"${word}"`)
    expect(sealings.every((bytes) => bytes.includes(word))).toBe(false)
  }

  const read = (id: string) => readDocument(wired.database.db, wired.ports.vault, id)
  expect(await read(guest.id)).toMatchObject(clear)
  await world.sql('update travel_document set number_end = issued_by, issued_by = number_end')
  await expect(read(guest.id)).rejects.toThrow(/authenticate/)
  await world.sql('update travel_document set number_end = issued_by, issued_by = number_end')
  await world.sql('update travel_document set user_id = $1', [strangerId])
  await expect(read(strangerId)).rejects.toThrow(/authenticate/)
})

test('a new key takes over what an earlier one has sealed', async () => {
  const { world, post, get, Cookie } = await documentSite()
  await post('save_document', passport, { Cookie })
  const { wired } = world
  const setting = `k2:${randomBytes(32).toString('base64')}`
  wired.ports.vault = createVault(vaultKeys(setting, testSecret), randomBytes)
  expect((await get('fetch_document', { Cookie })).body.data).toMatchObject(clear)
  expect(await resealDocuments(wired.database.db, wired.ports.vault)).toBe(1)
  expect(await resealDocuments(wired.database.db, wired.ports.vault)).toBe(0)
  const [row] = await world.sql('select number_end, expires_on, issued_by from travel_document')
  for (const sealed of Object.values(row ?? {})) expect(sealed).toMatch(/^k2\./)
  expect((await get('fetch_document', { Cookie })).body.data).toMatchObject(clear)
})
