import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { makeWorld, today } from '#test/world.ts'

const stay = { check_in: addDays(today, 10), check_out: addDays(today, 12) }

test('similar hotels list those free on the dates first, with the prices of a search, and never the hotel itself', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ price: 40_000 }] })
  const dear = await world.hotel({ rooms: [{ price: 400_000 }] })
  const like = await world.hotel({ rooms: [{ price: 41_000 }] })
  const full = await world.hotel({ rooms: [{ price: 40_000, allotment: 0 }] })
  const api = world.visitor()
  const answer = await api.fetch_similar_hotels({ hotel_id: dunes.id, ...stay })
  const search = await api.fetch_hotels(stay)
  if (!answer.ok || !search.ok) throw new Error('the search failed')
  expect(answer.data.map(({ id }) => id)).toEqual([like.id, dear.id, full.id])
  expect(answer.data[0]?.offer).toEqual(search.data.find(({ id }) => id === like.id)?.offer)
  expect(answer.data[2]?.offer).toBeNull()
  expect(await api.fetch_similar_hotels({ hotel_id: 999, ...stay })).toMatchObject({ error: { code: 'not_found' } })
})

test('selected hotels keep the requested order and have prices only with dates; unknown ones are left out', async () => {
  const world = await makeWorld()
  const [dunes, palms] = [await world.hotel(), await world.hotel({ minNights: 3 })]
  const api = world.visitor()
  const plain = await api.fetch_chosen_hotels({ hotel_ids: [palms.id, 999, dunes.id, palms.id] })
  expect(plain.ok && plain.data.map(({ id, offer }) => [id, offer])).toEqual([
    [palms.id, null],
    [dunes.id, null],
  ])
  const priced = await api.fetch_chosen_hotels({ hotel_ids: [palms.id, dunes.id], ...stay })
  expect(priced.ok && priced.data.map(({ offer, min_nights }) => [offer?.nights ?? null, min_nights])).toEqual([
    [null, 3],
    [2, 1],
  ])
  expect(await api.fetch_chosen_hotels({ hotel_ids: [dunes.id], check_in: '2020-01-01' })).toMatchObject({
    error: { code: 'invalid_input' },
  })
  // One date without the other is invalid.
  const { check_in, check_out } = stay
  expect(await api.fetch_chosen_hotels({ hotel_ids: [dunes.id], check_in })).toMatchObject({
    error: { errors: [{ path: 'check_out', code: 'required' }] },
  })
  expect(await api.fetch_chosen_hotels({ hotel_ids: [dunes.id], check_out })).toMatchObject({
    error: { errors: [{ path: 'check_in', code: 'required' }] },
  })
})

test('the views of a comparison are those of the rooms whose price is shown, not of the hotel', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({
    rooms: [
      { price: 40_000, allotment: 1 },
      { price: 90_000, allotment: 3 },
    ],
  })
  await world.sql(`update room_type set view = 'haram', amenities = '{kitchen}' where id = $1`, [dunes.rooms[1]?.id])
  const viewsWith = async (input: object) => {
    const found = await world.visitor().fetch_chosen_hotels({ hotel_ids: [dunes.id], ...input })
    return found.ok && found.data[0]?.room_views
  }
  expect(await viewsWith(stay)).toEqual(['city'])
  expect(await viewsWith({ ...stay, amenities: ['kitchen'] })).toEqual(['haram'])
  expect(await viewsWith({ ...stay, occupancy: ['2', '2', '2'] })).toEqual(['city', 'haram'])
  expect(await viewsWith({})).toEqual([])
})

test('a rate lists the parts of its total, and an unavailable room its next available dates', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ price: 40_000 }, { price: 50_000 }] })
  await world.sql(`update night_inventory set sold = allotment where room_type_id = $1 and night = $2`, [
    dunes.rooms[1]?.id,
    stay.check_in,
  ])
  const found = await world.visitor().fetch_new_available_rooms({ hotel_id: dunes.id, ...stay, occupancy: ['2', '1'] })
  if (!found.ok) throw new Error(found.error.code)
  const [open, full] = found.data
  const rate = open?.rates[0]
  const parts = [...(rate?.holds.nights ?? []), ...(rate?.holds.taxes ?? []), ...(rate?.holds.fees ?? [])]
  expect(parts.reduce((sum, { amount }) => sum + amount.minor, rate?.holds.board_amount.minor ?? 0)).toBe(
    rate?.total.minor,
  )
  expect(rate?.holds.nights).toHaveLength(2)
  expect(full?.unavailable).toMatchObject({
    reason: 'sold_out',
    next: [
      { check_in: addDays(today, 11), check_out: addDays(today, 13) },
      { check_in: addDays(today, 12), check_out: addDays(today, 14) },
    ],
  })
})

test('with different room types, each party can choose the rooms it fits in, and the cheapest combination has the price of its quote', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({
    rooms: [
      { price: 30_000, maxAdults: 1, maxTotal: 1, allotment: 1 },
      { price: 60_000, maxAdults: 4, maxTotal: 4, allotment: 1 },
    ],
  })
  const api = world.visitor()
  const answer = await api.fetch_room_choices({ hotel_id: dunes.id, ...stay, occupancy: ['4', '1'] })
  if (!answer.ok) throw new Error(answer.error.code)
  const [four, one] = answer.data.parties
  expect(four?.choices.map(({ room }) => room)).toEqual([`${dunes.rooms[1]?.rates[0]}~4`])
  expect(one?.choices.map(({ room }) => room)).toEqual([
    `${dunes.rooms[0]?.rates[0]}~1`,
    `${dunes.rooms[1]?.rates[0]}~1`,
  ])
  const mix = answer.data.cheapest
  expect(mix?.rooms).toEqual([four?.choices[0]?.room, one?.choices[0]?.room])
  const quote = await api.get_hotel_price({ hotel_id: dunes.id, ...stay, rooms: mix?.rooms ?? [] })
  expect(quote.ok && quote.data.total).toEqual(mix?.total)
  expect(four?.choices[0]?.free_until).toBe(quote.ok && quote.data.cancellation.free_until)
})
