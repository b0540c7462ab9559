import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, test } from 'vitest'
import { api } from '#api/index.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addService } from '#test/products.ts'
import { site } from '#test/site.ts'
import { today } from '#test/world.ts'

const stay = { check_in: addDays(today, 14), check_out: addDays(today, 16) }

type Reported = { structuredContent: { data?: never; refused?: { code: string } }; isError?: boolean }

async function assistant() {
  const { world, address } = await site()
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)))
  const use = async (name: string, args: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: args })) as unknown as Reported
  return { world, client, use, address }
}

test('an assistant searches, reads rooms and prices, and gets a link to the page where the traveller confirms', async () => {
  const { world, client, use } = await assistant()
  const hotel = await world.hotel()
  const { tools } = await client.listTools()
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)

  const found = (await use('search_stays', { where: 'makkah', ...stay, occupancy: ['2'] })).structuredContent
    .data as unknown as { id: number }[]
  expect(found.map(({ id }) => id)).toEqual([hotel.id])
  const rate = hotel.rooms[0]?.rates[0]
  const prepared = await use('prepare_booking', { hotel_id: hotel.id, ...stay, rooms: [`${rate}~2`], language: 'ar' })
  const price = prepared.structuredContent.data as unknown as { confirm_at: string; token?: string }
  expect(price.confirm_at).toContain('/ar/booking/book?')
  expect(price.token).toBeUndefined()
  expect(await world.sql('select count(*)::int as made from booking')).toEqual([{ made: 0 }])
  expect(new URL(price.confirm_at).pathname).toBe('/ar/booking/book')
})

test('an assistant reads a hotel, and with dates its availability at the price that is prepared', async () => {
  const { world, use } = await assistant()
  const hotel = await world.hotel({ rooms: [{ allotment: 1 }] })
  const show = async (args: object) => (await use('show_hotel', { id: hotel.slug, ...args })).structuredContent
  const plain = await show({})
  expect(plain.data).toMatchObject({ id: hotel.id, offers: null })

  type Shown = { offers: { rates: { id: number; total: unknown }[]; unavailable: { reason: string } | null }[] }
  const free = (await show({ ...stay, occupancy: ['2'] })).data as unknown as Shown
  const rate = hotel.rooms[0]?.rates[0]
  const price = await use('prepare_booking', { hotel_id: hotel.id, ...stay, rooms: [`${rate}~2`] })
  const { total } = price.structuredContent.data as unknown as { total: unknown }
  expect(free.offers.flatMap(({ rates }) => rates.map((one) => one.total))).toEqual([total])

  const guest = await world.traveller()
  expect(await guest.books(hotel, { checkIn: stay.check_in, nights: 2 })).toMatchObject({ ok: true })
  const taken = (await show({ ...stay, occupancy: ['2'] })).data as unknown as Shown
  expect(taken.offers).toMatchObject([{ rates: [], unavailable: { reason: 'sold_out' } }])

  expect((await show({ check_in: stay.check_in })).refused).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'check_out', code: 'required' }],
  })
  expect((await show({ check_in: stay.check_out, check_out: stay.check_in })).refused).toMatchObject({
    errors: [{ path: 'check_out', code: 'date_order' }],
  })
})

test('an assistant searches two cities as one trip; a wrong number of nights is an error of its field', async () => {
  const { world, use } = await assistant()
  await world.sql(`insert into city (slug, country, name, lat, lon, time_zone, rank, search_key) values
    ('madinah', 'SA', '{"en":"Madinah","ar":"المدينة المنورة"}', 24.4672, 39.6112, 'Asia/Riyadh', 2, 'madinah')`)
  const [here, there] = [await world.hotel(), await world.hotel({ slug: 'there' })]
  await world.sql(`update hotel set city = 'madinah', lat = 24.467, lon = 39.611 where id = $1`, [there.id])
  for (const slug of ['car', 'luggage']) await addService(world, { slug, type: 'transport-between-cities' })
  await world.sql(`update service_type set kind = 'transfer'`)
  await world.sql(`update service set to_city = 'madinah', extra = (slug = 'luggage')`)
  const trip = { check_in: stay.check_in, nights: [2, 1] }
  const { data } = (await use('search_two_cities', trip)).structuredContent
  expect(data).toMatchObject({
    stays: [
      { city: { name: 'Makkah' }, check_out: stay.check_out, hotels: [{ id: here.id }] },
      { city: { name: 'Madinah' }, check_in: stay.check_out, hotels: [{ id: there.id }] },
    ],
    transfers: [{ slug: 'car' }],
  })
  expect(
    (await use('search_two_cities', { ...trip, check_in: addDays(today, -1) })).structuredContent.refused,
  ).toMatchObject({
    errors: [{ path: 'check_in', code: 'date_in_past' }],
  })
})

test('an expected error has its code, a malformed input its field', async () => {
  const { use } = await assistant()
  expect(await use('rooms_of_hotel', { hotel_id: 999_999, ...stay, occupancy: ['2'] })).toMatchObject({
    isError: true,
    structuredContent: { refused: { code: 'not_found' } },
  })
  expect(await use('rooms_of_hotel', { hotel_id: {}, ...stay })).toMatchObject({ isError: true })
})

test('it keeps no session and accepts only POST requests of limited size', async () => {
  const { address } = await assistant()
  expect((await fetch(`${address}/mcp`)).status).toBe(405)
  const long = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { pad: 'x'.repeat(70_000) } })
  const answer = await fetch(`${address}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: long,
  })
  expect(answer.status).toBe(413)
})

const message = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'search_stays', arguments: { where: 'makkah', ...stay, occupancy: ['2'] } },
})

test('a batch of calls is rejected, and two calls of an address run at a time', async () => {
  const { world, address } = await site()
  Object.assign(world.services.env, { TRUSTED_PROXIES: 1 })
  await world.hotel()
  const send = (body: unknown, caller = '203.0.113.9') =>
    fetch(`${address}/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-Forwarded-For': caller,
      },
      body: JSON.stringify(body),
    })
  const statements = world.services.database.statements()
  expect((await send([message(1), message(2)])).status).toBe(400)
  expect((await send([message(1)])).status).toBe(400)
  expect(world.services.database.statements()).toBe(statements)

  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => send(message(i))))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await send(message(1), '203.0.113.10')).status).toBe(200)
})

test('a call of a tool costs what the same call of the API costs', async () => {
  const { world, address } = await site()
  Object.assign(world.services.env, { TRUSTED_PROXIES: 1 })
  await world.hotel()
  const send = async (name: string, caller: string, args: object = { where: 'makkah', ...stay, occupancy: ['2'] }) => {
    const response = await fetch(`${address}/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-Forwarded-For': caller,
      },
      body: JSON.stringify({ ...message(1), params: { name, arguments: args } }),
    })
    const text = await response.text()
    return response.status === 429 || text.includes('too_many_requests')
  }
  const servedOf = async (name: string, caller: string, args?: object) => {
    let served = 0
    while (!(await send(name, caller, args))) served++
    return served
  }
  // The budget of 400 units, of which the request itself takes one and the endpoint its own.
  expect(await servedOf('search_stays', '203.0.113.9')).toBe(400 / (1 + api.fetch_hotels.units))
  expect(await servedOf('find_answers', '203.0.113.10', { q: 'makkah' })).toBe(
    Math.floor(400 / (1 + api.search_site.units)),
  )
})
