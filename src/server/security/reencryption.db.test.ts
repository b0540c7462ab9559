import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openMessageFile } from '#domains/conversation/messages.server.ts'
import { saveAnswers } from '#domains/traveller-details/answers.server.ts'
import { openDocument } from '#domains/documents/documents.server.ts'
import { readAnswers } from '#domains/traveller-details/detail-answers.server.ts'
import { signDocuments } from '#domains/einvoicing/documents.server.ts'
import { personalTables } from '#server/personal-data/register.ts'
import { encryptedPlaces, reencrypt } from '#server/security/reencryption.ts'
import { createVault, vaultKeys } from '#server/security/vault.ts'
import { jobDependencies } from '#test/jobs.ts'
import { pdfOf } from '#test/pdf.ts'
import { staffOf } from '#test/staff.ts'
import { contextFor, makeWorld, testSecret } from '#test/world.ts'

const passport = { number_end: '4F27', expires_on: '2031-05-06', issued_by: 'EG' }
const person = { first_name: 'Salma', last_name: 'Example' }
const address = { street: 'شارع أجياد', building: '7221', district: 'أجياد', city: 'مكة المكرمة', postal_code: '24231' }
const newKey = { id: 'k2', key: randomBytes(32) }

/** A booking with everything that is encrypted for longer than a day, and a site that signs its invoices. */
async function encryptedWorld() {
  const world = await makeWorld({ pool: 12 })
  const { services } = world
  await world.sql(`insert into setting (key, value) values ('seller', $1)`, [
    { name: { en: 'Palm Gate', ar: 'بوابة النخيل' }, vat_number: '310122393500003', registration: '4030123456' },
  ])
  const manager = await staffOf(world, 'manager')
  await manager.api.save_tax_address(address)
  await manager.api.register_tax_unit({ environment: 'local', otp: '', branch: 'Makkah', business: 'Travel' })
  const guest = await world.traveller()
  const booked = await guest.books(await world.hotel(), { payment: 'arrival' })
  if (!booked.ok) throw new Error(booked.error.code)
  const { reference } = booked.data
  const bookingId = Number((await world.sql('select id from booking'))[0]?.['id'])
  const seen = async () => {
    const shown = await manager.api.show_admin_booking({ reference })
    if (!shown.ok) throw new Error(shown.error.code)
    return { reference, status: shown.data.booking.status, version: shown.data.version }
  }
  await guest.api.save_document({ ...passport, consent: true })
  await guest.api.save_companion({ details: { ...person, relation: 'relative' } })
  const now = services.clock()
  await saveAnswers(services.database.db, services.ports.vault, { bookingId, answers: new Map([[1, person]]), now })
  for (let i = 0; i < 2; i++)
    await manager.api.ask_for_document({ ...(await seen()), kind: 'passport', why: 'For the permit', hours: 12 })
  const documents = (await world.sql('select id from booking_document order by id')).map(({ id }) => Number(id))
  await guest.api.send_document({ reference, document: documents[0] ?? 0, file: pdfOf({}) })
  await guest.api.send_booking_file({ reference, text: 'Our visa', file: pdfOf({}) })

  const context = () => contextFor(services, { ...manager.actor })
  return {
    world,
    documents,
    async rotates({ without = false } = {}) {
      const earlier = without ? [] : vaultKeys(undefined, testSecret)
      services.ports.vault = createVault([newKey, ...earlier], randomBytes)
    },
    async encryptsAgain() {
      const counts: Record<string, number> = {}
      const failed: string[] = []
      await reencrypt({ db: services.background.db, ports: services.ports }, (table, count, errors) => {
        counts[table] = count
        failed.push(...errors.map((error) => `${table}: ${String(error)}`))
      })
      return { counts, failed }
    },
    names: async () =>
      (
        await world.sql(`select file from booking_document where sent_at is not null
          union all select file from booking_message_file`)
      ).map(({ file }) => String(file)),
    async expectReadable() {
      expect(await guest.api.fetch_document({})).toMatchObject({ data: passport })
      expect(await guest.api.fetch_companions({})).toMatchObject({ data: [{ details: person }] })
      const answers = await readAnswers(services.database.db, services.ports.vault, [bookingId])
      expect(answers.get(bookingId)?.get(1)).toEqual(person)
      const [message] = await world.sql('select id from booking_message_file')
      const files = [
        await openDocument(context(), documents[0] ?? 0),
        await openMessageFile(context(), Number(message?.['id']), sql`true`),
      ]
      for (const file of files)
        expect(
          Buffer.from(file?.body ?? [])
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-')
      const paid = { ...(await seen()), minor: 500, way: 'cash' as const }
      const idempotencyKey = `paid-${randomBytes(4).toString('hex')}`
      expect(await manager.api.record_arrival_payment(paid, { idempotencyKey })).toMatchObject({ ok: true })
      const before = await world.sql('select from tax_document')
      await signDocuments(jobDependencies(world))
      expect(await world.sql('select from tax_document')).toHaveLength(before.length + 1)
    },
  }
}

test('after a rotation everything is encrypted again, and is read, and invoices are signed, without the earlier key', async () => {
  const { world, rotates, encryptsAgain, expectReadable, names } = await encryptedWorld()
  await expectReadable()
  await rotates()
  await expectReadable()
  const earlier = await names()
  const { counts, failed } = await encryptsAgain()
  expect(failed).toEqual([])
  const again = Object.entries(encryptedPlaces).filter(([, step]) => step !== 'deleted')
  for (const [place] of again) expect(counts[place.split('.')[0] ?? ''], place).toBeGreaterThan(0)
  await rotates({ without: true })
  await expectReadable()
  expect(Object.values((await encryptsAgain()).counts).every((count) => count === 0)).toBe(true)
  for (const file of earlier) expect(await world.services.ports.files.get(file)).toBeNull()
})

test('what is not encrypted again is deleted within a day', () => {
  for (const [place, step] of Object.entries(encryptedPlaces)) {
    if (step !== 'deleted') continue
    const retention = personalTables[place]?.retention
    expect(typeof retention === 'object' && 'hours' in retention && retention.hours, place).toBeLessThanOrEqual(24)
  }
})

test('a file that is being sent keeps its name, and a value of a lost key or a lost file stops no other', async () => {
  const { world, documents, rotates, encryptsAgain, expectReadable } = await encryptedWorld()
  await world.sql(`update booking_document set file = 'documents/app/sending' where id = $1`, [documents[1]])
  await world.sql(`
    insert into tax_unit (environment, serial, since, expires_at, retired_at, certificate, credentials)
    select environment, gen_random_uuid(), since, expires_at, since, certificate, 'lost.x.x' from tax_unit`)
  await world.sql(`
    insert into booking_message_file (message_id, file, type, bytes)
    select message_id, 'messages/lost', type, bytes from booking_message_file`)
  await rotates()
  const { failed } = await encryptsAgain()
  expect(failed).toEqual([
    'booking_message_file: Error: An encrypted file is not in the file store',
    'tax_unit: Error: Encrypted with a key that is not here: add it to DATA_KEYS',
  ])
  await rotates({ without: true })
  await world.sql(`delete from booking_message_file where file = 'messages/lost'`)
  await expectReadable()
  expect(await world.sql('select file from booking_document where id = $1', [documents[1]])).toEqual([
    { file: 'documents/app/sending' },
  ])
})

test('rows of a backup from before a rotation find the files from after it', async () => {
  const { world, rotates, encryptsAgain, expectReadable } = await encryptedWorld()
  const rows = async () =>
    (await world.sql(`select 'booking_document' as name, id, file from booking_document where sent_at is not null
      union all select 'booking_message_file', id, file from booking_message_file`)) as Record<string, string>[]
  const backup = await rows()
  await rotates()
  await encryptsAgain()
  for (const { name, id, file } of backup) await world.sql(`update ${name} set file = $1 where id = $2`, [file, id])
  await expectReadable()
  expect((await encryptsAgain()).failed).toEqual([])
  for (const { file } of await rows()) expect(file).toContain('/k2/')
  await expectReadable()
})

test('two processes that encrypt again at once lose no file', async () => {
  const { rotates, encryptsAgain, expectReadable } = await encryptedWorld()
  await rotates()
  const runs = await Promise.all([encryptsAgain(), encryptsAgain(), encryptsAgain()])
  expect(runs.flatMap(({ failed }) => failed)).toEqual([])
  await rotates({ without: true })
  await expectReadable()
})
