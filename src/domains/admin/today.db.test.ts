import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, today } from '#test/world.ts'

test('the page of the day shows arrivals and departures, open requests, failures, and the state of rooms and bookings', async () => {
  const world = await makeWorld()
  const [own, portal] = [await world.hotel({ rooms: [{ allotment: 2 }] }), await world.hotel({ supply: 'portal' })]
  const guest = await world.traveller()
  const made = [
    await guest.books(own, { checkIn: today, nights: 1 }),
    await guest.books(own, { checkIn: addDays(today, 1), nights: 1 }),
    await guest.books(own, { checkIn: addDays(today, 9), nights: 1 }),
    await guest.requests(portal, { checkIn: addDays(today, 2) }),
  ]
  const [arriving, later, cancelled, requested] = made.map((one) => (one.ok ? one.data.reference : ''))
  await guest.api.cancel_booking({ reference: cancelled ?? '', accepted_penalty: { minor: 0, currency: 'SAR' } })
  await world.sql(`update booking set payment_status = 'failed' where reference = $1`, [later])
  await world.sql(
    `insert into notification (id, dedupe_key, channel, recipient, locale, kind, data, status, due_at, error, created_at)
     values ('lost', 'x', 'email', '', 'en', 'welcome', '{}', 'failed', now(), 'no route', now())`,
  )
  const sent = await world.visitor().send_contact_message({
    name: 'Huda',
    email: 'huda@example.com',
    topic: 'group',
    message: 'Can forty of us stay in one house?',
  })
  const { api } = await staffOf(world, 'agent')
  const day = async () => {
    const answer = await api.fetch_today()
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data
  }
  const references = (rows: { reference: string }[]) => rows.map(({ reference }) => reference)
  const first = await day()
  expect(references(first.arrivals)).toEqual([arriving])
  const [{ total, ...arrival } = { total: null }] = first.arrivals
  const rooms = [{ name: 'Double room', count: 1 }]
  expect(arrival).toMatchObject({ rooms, guests: 2, due: total, phone: '+966 51 234 5678', checked_in: false })
  expect(first.waiting).toMatchObject([{ reference: requested, rooms: [{ count: 1 }], guests: 2 }])
  expect(references(first.failed_payments)).toEqual([later])
  expect(first.departures).toEqual([])
  expect(first.failed_notifications).toMatchObject([{ id: 'lost', error: 'no route' }])
  expect(first.messages).toMatchObject([
    { name: 'Huda', created_at: `${today}T09:00:00.000Z`, answer_by: `${addDays(today, 1)}T09:00:00.000Z` },
  ])
  expect(first.occupancy).toHaveLength(14)
  expect(first.occupancy[0]).toMatchObject({ night: today, taken: 1 })
  expect(first.scarce).toMatchObject([{ hotel: 'Test House', first_night: today }])

  const receipt = sent.ok ? sent.data.receipt : ''
  expect(await api.mark_message_answered({ receipt })).toMatchObject({ ok: true })
  expect(await api.mark_message_answered({ receipt })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  expect((await day()).messages).toEqual([])
  const result = await api.show_admin_booking({ reference: arriving ?? '' })
  if (!result.ok) throw new Error(result.error.code)
  const seen = { reference: arriving ?? '', status: result.data.booking.status, version: result.data.version }
  await api.record_arrival_payment({ ...seen, minor: (total?.minor ?? 0) - 100, way: 'cash' })
  expect((await day()).arrivals).toMatchObject([{ due: { minor: 100 } }])
  world.timeIs(`${addDays(today, 1)}T09:00:00Z`)
  expect(references((await day()).departures)).toEqual([arriving])
})

test('the page of the day and the list of bookings show who is in house, for the hotel that each member of staff has chosen', async () => {
  const world = await makeWorld()
  const [first, second] = [await world.hotel({ slug: 'first' }), await world.hotel({ slug: 'second' })]
  const guest = await world.traveller()
  const made = [
    await guest.books(first, { checkIn: today, nights: 2 }),
    await guest.books(second, { checkIn: today, nights: 1 }),
    await guest.books(second, { checkIn: today, nights: 3 }),
  ]
  const [atFirst, atSecond, notYet] = made.map((one) => (one.ok ? one.data.reference : ''))
  await world.sql(`update booking set checked_in_at = now() where reference = any($1)`, [[atFirst, atSecond]])
  const [agent, manager] = [await staffOf(world, 'agent'), await staffOf(world, 'manager')]
  const day = async ({ api } = agent) => {
    const answer = await api.fetch_today()
    if (!answer.ok) throw new Error(answer.error.code)
    const { arrivals, departures, staying_on, hotel, counts, still_to_pay } = answer.data
    const of = (rows: { reference: string }[]) => rows.map(({ reference }) => reference)
    return {
      hotel: hotel?.slug,
      arrivals: of(arrivals),
      departures: of(departures),
      staying: of(staying_on),
      counts: Object.values(counts),
      due: still_to_pay,
    }
  }
  const total = async (hotel: number) => {
    const [row] = await world.sql(
      `select count(*)::int as bookings, sum(total_minor)::int as minor from booking where hotel_id = $1`,
      [hotel],
    )
    return { bookings: row?.bookings, amount: { minor: row?.minor, currency: 'SAR' } }
  }
  const all = await day()
  expect(all).toMatchObject({ hotel: undefined, arrivals: [atFirst, atSecond, notYet], staying: [] })
  expect(all.counts).toEqual([3, 0, 0, 2])
  expect(all.due.bookings).toBe(3)

  // The choice is of one member of staff, and stays until another one.
  expect(await agent.api.choose_hotel_of_day({ hotel_id: 999 })).toMatchObject({ error: { code: 'not_found' } })
  expect(await agent.api.choose_hotel_of_day({ hotel_id: first.id })).toMatchObject({ ok: true })
  expect(await agent.api.choose_hotel_of_day({ hotel_id: second.id })).toMatchObject({ ok: true })
  expect(await day()).toEqual({
    hotel: 'second',
    arrivals: [atSecond, notYet],
    departures: [],
    staying: [],
    counts: [2, 0, 0, 1],
    due: await total(second.id),
  })
  expect((await day(manager)).hotel).toBeUndefined()
  const listed = async (more: { hotel?: string } = {}) => {
    const found = await agent.api.fetch_admin_bookings({ in_house: true, ...more })
    return found.ok && found.data.rows.map(({ reference }) => reference)
  }
  expect(await listed()).toEqual([atSecond, atFirst])
  expect(await listed({ hotel: 'first' })).toEqual([atFirst])

  // A guest who leaves today is in house until the day is over, and is listed once.
  world.timeIs(`${addDays(today, 1)}T09:00:00Z`)
  expect(await day()).toMatchObject({ departures: [atSecond], staying: [], counts: [0, 1, 0, 1] })
  expect(await agent.api.choose_hotel_of_day({ hotel_id: null })).toMatchObject({ ok: true })
  expect(await day()).toMatchObject({ hotel: undefined, staying: [atFirst], counts: [0, 1, 1, 2] })
  world.timeIs(`${addDays(today, 2)}T09:00:00Z`)
  expect(await day()).toMatchObject({ departures: [atFirst], staying: [] })
})
