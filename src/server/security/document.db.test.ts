import { expect, test } from 'vitest'
import { readDocument } from '#domains/accounts/profile/document.server.ts'
import { translator } from '#i18n/translator.server.ts'
import { site } from '#test/site.ts'
import { sessionOf, today } from '#test/world.ts'

const passport = { number_end: '4f٢7', expires_on: '2031-05-06', issued_by: 'EG', consent: true }
const clear = { number_end: '4F27', expires_on: '2031-05-06', issued_by: 'EG' }

async function documentSite() {
  const here = await site()
  const guest = await here.world.traveller()
  const Cookie = await sessionOf(here.world, guest.id)
  const stranger = await here.world.traveller()
  return { ...here, guest, Cookie, stranger: await sessionOf(here.world, stranger.id), strangerId: stranger.id }
}

test('a passport is stored with consent, for its owner only, and deleted on request or with the account', async () => {
  const { world, post, get, guest, Cookie, stranger } = await documentSite()
  expect((await get('fetch_document', { Cookie })).status).toBe(404)
  const unasked = await post('save_document', { ...passport, consent: false }, { Cookie })
  expect(unasked.body.errors).toMatchObject([{ path: 'consent', code: 'must_accept' }])
  for (const [field, value] of [
    ['number_end', 'A12345678'],
    ['expires_on', '2026-11-30'],
    ['issued_by', 'Egypt'],
  ] as const) {
    const failure = await post('save_document', { ...passport, [field]: value }, { Cookie })
    expect(failure.body.errors).toMatchObject([{ path: field }])
  }
  const stored = {
    ...clear,
    consent_text: translator('en')('profile.documentConsent'),
    consent_at: `${today}T09:00:00.000Z`,
  }
  expect((await post('save_document', passport, { Cookie })).body.data).toEqual(stored)
  expect((await get('export_my_data', { Cookie })).body.data.document).toEqual(stored)

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

test('a passport is encrypted in the database, and a value that was moved or changed cannot be decrypted', async () => {
  const { world, post, guest, Cookie, strangerId } = await documentSite()
  await post('save_document', passport, { Cookie })
  const { services } = world
  const fields = Object.keys(clear)
  const stored = async () => (await world.sql(`select ${fields.join(', ')} from travel_document`))[0] ?? {}
  const everything = JSON.stringify(await world.sql('select * from travel_document'))
  // Encrypted bytes are random, and a given pair of letters occurs once in a few hundred times; plain text would occur
  // every time.
  const decoded = []
  for (let times = 0; times < 6; times++) {
    await post('save_document', passport, { Cookie })
    const encrypted = Object.values(await stored()).map(String)
    for (const one of encrypted) expect(one).toMatch(/^app\.[\w-]{16}\.[\w-]+$/)
    decoded.push(encrypted.map((one) => Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).join())
  }
  for (const word of Object.values(clear)) {
    expect(everything).not.toContain(`"${word}"`)
    expect(decoded.every((bytes) => bytes.includes(word))).toBe(false)
  }

  const read = (id: string) => readDocument(services.database.db, services.ports.vault, id)
  expect(await read(guest.id)).toMatchObject(clear)
  await world.sql('update travel_document set number_end = issued_by, issued_by = number_end')
  await expect(read(guest.id)).rejects.toThrow(/authenticate/)
  await world.sql('update travel_document set number_end = issued_by, issued_by = number_end')
  await world.sql('update travel_document set user_id = $1', [strangerId])
  await expect(read(strangerId)).rejects.toThrow(/authenticate/)
})
