import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { addGiftCard, entersGiftCard } from '#test/gift-cards.ts'
import { refreshAllSessions, staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, today } from '#test/world.ts'

const expires_on = addDays(today, 365)

/** A manager who has just proved who they are. */
async function managed() {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  await refreshAllSessions(world)
  return { world, api }
}

test('a manager issues a card: its code pays, is sent to the holder in their language, and is not stored', async () => {
  const { world, api } = await managed()
  const holder = { holder_name: 'Amal', holder_email: 'amal@example.com', locale: 'ar' as const, send: true }
  const issued = await api.issue_gift_card({ minor: 50_000, expires_on, note: 'Sorry for the noise', ...holder })
  if (!issued.ok) throw new Error(JSON.stringify(issued.error))
  const { code, card } = issued.data
  expect(card).toMatchObject({ balance: { minor: 50_000 }, state: 'usable', issued_by: 'Test manager', linked: false })
  expect(code.endsWith(card.last_four)).toBe(true)
  expect(await world.sql('select recipient, locale, kind, data from notification')).toEqual([
    {
      recipient: holder.holder_email,
      locale: 'ar',
      kind: 'gift_card',
      data: { name: 'Amal', code, amount: 50_000, currency: 'SAR', expiresOn: expires_on },
    },
  ])
  expect(JSON.stringify(await world.sql('select * from gift_card'))).not.toContain(code)
  const [audit] = await world.sql('select subject, after from staff_audit')
  expect(audit).toMatchObject({ subject: `gift_card:${card.id}`, after: { issued: 50_000, sent: true } })
  expect(JSON.stringify(audit)).not.toContain('amal')
  const guest = await world.traveller()
  expect(await guest.api.add_gift_card({ code })).toMatchObject({ data: [{ id: card.id, balance: { minor: 50_000 } }] })
})

test('a repeated call issues one card and gets the same code, which is stored encrypted', async () => {
  const { world, api } = await managed()
  const issue = (minor: number) => api.issue_gift_card({ minor, expires_on }, { idempotencyKey: 'one-gift-card' })
  const first = await issue(50_000)
  if (!first.ok) throw new Error(first.error.code)
  expect(await issue(50_000)).toEqual(first)
  expect(await issue(60_000)).toMatchObject({ error: { code: 'idempotency_reuse' } })
  expect(await world.sql('select issued_minor::int from gift_card')).toEqual([{ issued_minor: 50_000 }])
  const stored = JSON.stringify(await world.sql('select answer from idempotency_key'))
  expect(stored).not.toContain(first.data.code)
  expect(stored).not.toContain(first.data.card.last_four)
})

test('a call that needs a proof can be repeated with it under the same key', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  world.timeIs(new Date(world.services.clock().getTime() + 3_600_000).toISOString())
  const issue = () => api.issue_gift_card({ minor: 50_000, expires_on }, { idempotencyKey: 'one-gift-card' })
  expect(await issue()).toMatchObject({ error: { code: 'step_up_required' } })
  await refreshAllSessions(world)
  expect(await issue()).toMatchObject({ ok: true })
})

test('a card is not issued without a proof, in the past, or sent to nobody', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  world.timeIs(new Date(world.services.clock().getTime() + 3_600_000).toISOString())
  expect(await api.issue_gift_card({ minor: 50_000, expires_on })).toMatchObject({
    error: { code: 'step_up_required' },
  })
  await refreshAllSessions(world)
  for (const [input, path] of [
    [{ minor: 50_000, expires_on: addDays(today, -1) }, 'expires_on'],
    [{ minor: 50_000, expires_on, send: true }, 'holder_email'],
    [{ minor: 5_000_001, expires_on }, 'minor'],
  ] as const)
    expect(await api.issue_gift_card(input)).toMatchObject({ error: { code: 'invalid_input', errors: [{ path }] } })
  expect(await world.sql('select from gift_card')).toEqual([])
})

test('cards are found by their last characters and by their holder', async () => {
  const { world, api } = await managed()
  const { lastFour } = await addGiftCard(world, { minor: 100 })
  await api.issue_gift_card({ minor: 50_000, expires_on, holder_name: 'سلمى', holder_email: 'salma@example.com' })
  const found = async (q: string) => {
    const answer = await api.fetch_gift_cards({ q })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data.cards.map(({ issued }) => issued.minor)
  }
  expect(await found('')).toEqual([50_000, 100])
  expect(await found(lastFour.toLowerCase())).toEqual([100])
  expect(await found(`····${lastFour}`)).toEqual([100])
  expect(await found('Salma@')).toEqual([50_000])
  expect(await found('سلمى')).toEqual([50_000])
  expect(await found('nobody')).toEqual([])
  await world.sql(`
    insert into gift_card (code_digest, last_four, currency, issued_minor, balance_minor, expires_on, issued_at, issued_by)
    select 'digest ' || n, 'AAAA', 'SAR', 1, 1, current_date, now(), '' from generate_series(1, 100) n`)
  expect(await api.fetch_gift_cards({})).toMatchObject({ data: { more: true, cards: { length: 100 } } })
})

test('a card shows the bookings that it pays; blocked it pays for none, and its last day can be moved', async () => {
  const { world, api } = await managed()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ allotment: 3, rates: [{ payment: 'both' }] }] })
  const card = await addGiftCard(world, { minor: 30_000 })
  const guest = await world.traveller()
  await entersGiftCard(guest, card.code)
  const ready = await quoteStay(guest.api, hotel, { payment: 'prepay' })
  if (!ready.ok) throw new Error(ready.error.code)
  const booking = { ...ready.input, gift_card: { minor: 20_000, currency: 'SAR' } }
  const booked = await guest.api.book_hotel(booking)
  if (!booked.ok) throw new Error(booked.error.code)
  expect(await api.show_gift_card({ id: card.id })).toMatchObject({
    data: {
      card: { balance: { minor: 10_000 }, linked: true },
      uses: [{ reference: booked.data.reference, amount: { minor: 20_000 }, state: 'held', refunded: { minor: 0 } }],
    },
  })
  expect(await api.change_gift_card({ id: card.id, blocked: true })).toMatchObject({ data: { state: 'blocked' } })
  await entersGiftCard(guest, (await addGiftCard(world, { minor: 1 })).code)
  expect(await guest.api.store_checkout_gift_card({ card: { code: card.code } })).toMatchObject({
    error: { errors: [{ code: 'gift_card_blocked' }] },
  })
  expect(await api.change_gift_card({ id: card.id, blocked: false, expires_on: today })).toMatchObject({
    data: { state: 'usable', expires_on: today },
  })
  expect(await api.change_gift_card({ id: card.id, expires_on: addDays(today, -1) })).toMatchObject({
    error: { errors: [{ path: 'expires_on', code: 'date_in_past' }] },
  })
  expect(await api.change_gift_card({ id: 999, blocked: true })).toMatchObject({ error: { code: 'not_found' } })
  const audits = await world.sql(`select before, after from staff_audit order by id`)
  expect(audits).toEqual([
    { before: { blocked: false, expiresOn: expires_on }, after: { blocked: true, expiresOn: expires_on } },
    { before: { blocked: true, expiresOn: expires_on }, after: { blocked: false, expiresOn: today } },
  ])
})
