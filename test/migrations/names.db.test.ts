import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/database/database.ts'
import { olderDatabase } from '#test/migrations/older-schema.ts'

const at = '2026-12-01T09:00:00Z'
const text = { en: 'Text', ar: 'نص' }

test('older rows get the names of the glossary: tables, columns, triggers, stored codes and keys of JSON', async () => {
  const message = { channel: 'email', recipient: '', locale: 'en', due_at: at, created_at: at, status: 'queued', attempts: 0, error: '' } // prettier-ignore
  const needs = (id: string, need: string, more = {}) => ({ ...message, id, dedupe_key: id, kind: 'booking_needs_you', data: { need, ...more } }) // prettier-ignore
  const revision = { number: 1, state: 'published', by: null, name: 'Noor', at }
  const { url, client } = await olderDatabase('0072_credit-notes-of-a-return', {
    message: [
      needs('1', 'residence', { houses: { before: text, after: text } }),
      needs('2', 'journey', { hotels: null }),
      needs('3', 'payment'),
    ],
    letter_wording: [
      {
        letter: 'booking_needs_you',
        texts: { when_journey: text, when_residence: text, button: text },
        updated_at: at,
      },
    ],
    package_residence: [{ package_id: 1, position: 1, hotel_id: 1, nights: 3, board: 'breakfast', guarantee: 'named' }],
    residence_change: [{ id: 1, departure_id: 1, position: 1, hotel_id: 2, answer_hours: 24, at }],
    booking_offer: [{ id: 1, booking_id: 1, residence: { change: 1 }, state: 'open', offered_at: at }],
    booking_event: [
      { id: 1, booking_id: 1, at, actor: 'clock', to_status: 'waiting_user', note: 'residence' },
      { id: 2, booking_id: 1, at, actor: 'traveller', to_status: 'confirmed', note: 'residence accepted' },
    ],
    revision: [
      { ...revision, kind: 'letter', subject: 'welcome', data: { letter_main: text, letter_when_residence: text } },
      { ...revision, kind: 'package', subject: '1', data: { days: 4, residence: [{ nights: 3 }] } },
      { ...revision, kind: 'question', subject: 'visa', data: { topic: 'journey', position: 1 } },
    ],
    idempotency_key: [
      { owner: 'u', endpoint: 'store_booking', key: 'k', fingerprint: '', status: 200, answer: { residence_offer: null, text: '"residence_offer": ' }, created_at: at }, // prettier-ignore
    ],
    faq_topic: [{ slug: 'journey', name: text, position: 5 }],
    faq_entry: [{ slug: 'visa', topic: 'journey', question: text, answer: text, position: 1 }],
    reference_import: [{ target: 'faq_topic', key: 'journey' }],
    package_type: [{ id: 1, slug: 'short-journeys', name: text, position: 1 }],
  })
  await migrateDatabase(url)
  const rows = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows
  expect(await rows('select data from notification order by id')).toEqual([
    { data: { need: 'substitution', substitution: { before: text, after: text } } },
    { data: { need: 'product', hotels: null } },
    { data: { need: 'payment' } },
  ])
  expect(await rows('select kind, texts from notification_wording')).toEqual([
    { kind: 'booking_needs_you', texts: { when_product: text, when_substitution: text, button: text } },
  ])
  expect(await rows('select nights, hotel_id from package_hotel')).toEqual([{ nights: 3, hotel_id: 1 }])
  expect(await rows('select hotel_id from hotel_substitution')).toEqual([{ hotel_id: 2 }])
  expect(await rows('select substitution from booking_offer')).toEqual([{ substitution: { change: 1 } }])
  expect(await rows('select note from booking_event order by id')).toEqual([
    { note: 'substitution' },
    { note: 'substitution accepted' },
  ])
  expect(await rows('select kind, data from revision order by kind')).toEqual([
    { kind: 'notification', data: { notification_main: text, notification_when_substitution: text } },
    { kind: 'package', data: { days: 4, hotels: [{ nights: 3 }] } },
    { kind: 'question', data: { topic: 'travel', position: 1 } },
  ])
  expect(await rows('select answer from idempotency_key')).toEqual([
    { answer: { hotel_substitution: null, text: '"residence_offer": ' } },
  ])
  expect(
    await rows('select t.slug, e.slug as entry, i.key from faq_topic t, faq_entry e, reference_import i where e.topic = t.slug'), // prettier-ignore
  ).toEqual([{ slug: 'travel', entry: 'visa', key: 'travel' }])
  expect(await rows('select slug from package_type')).toEqual([{ slug: 'short-packages' }])
  const former = await rows(`
    select name from (
      select relname as name from pg_class where relnamespace = 'public'::regnamespace
      union all select attname from pg_attribute join pg_class c on c.oid = attrelid where relkind = 'r' and relnamespace = 'public'::regnamespace
      union all select conname from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgname from pg_trigger
      union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and prolang <> 13
    ) names where name ~ 'residence|journey|letter|desk|house|^message_' and name <> 'message_id'`)
  expect(former).toEqual([])
})
