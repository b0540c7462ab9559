import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from '#api/index.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { bySize } from '#test/lane.ts'
import { addPackage, addService } from '#test/products.ts'
import { processorMs } from '#test/processor-time.ts'
import { serve } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { wrongProductStock, wrongStock } from '#test/stock.ts'
import { makeWorld, quoteStay, sessionOf, today, type TestWorld } from '#test/world.ts'
import { inputFor, type Known } from './inputs.ts'

/** Inputs per endpoint; `FUZZ_RUNS=1000 npx vitest run --project database test/fuzz` searches longer. */
const runs = Number(process.env.FUZZ_RUNS ?? bySize(5, 15))
/** A fixed seed, so that findings can be reproduced. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_201)
/** The most processor time that an input is allowed to take. */
const costliestMs = 5_000

test('any input of an endpoint gets data or an error response, never a fault, none takes more than five seconds of processor time, and no read locks a row', async () => {
  let reading: string | null = null
  const locks = new Set<string>()
  const world = await makeWorld({
    onStatement(text) {
      if (reading && /\bfor (?:no key update|update|key share|share)\b/i.test(text)) locks.add(`${reading}: ${text}`)
    },
  })
  world.services.ports.limit = () => Promise.resolve(null)
  const faults: string[] = []
  world.services.fault = (error) => {
    faults.push(String(error instanceof Error ? (error.stack ?? error.message) : error))
    return { code: 'internal' }
  }
  const known = await fillWorld(world)
  const address = await serve(world.services)
  const found: string[] = []

  for (const endpoint of endpoints) {
    const Cookie = await cookieFor(world, endpoint)
    reading = endpoint.effect === 'read' ? endpoint.name : null
    const request = async (input: unknown, way: 'GET' | 'POST', key: string) => {
      const url = `${address}/api/v1/${endpoint.name}`
      const response =
        way === 'GET'
          ? await fetch(`${url}?${queryOf(input)}`, { headers: { Cookie } })
          : await fetch(url, {
              method: 'POST',
              headers: { Cookie, 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
              body: JSON.stringify(input) ?? '',
            })
      await response.arrayBuffer()
      return response.status
    }
    const ways = fc.constantFrom<('GET' | 'POST')[]>(
      ...(endpoint.effect === 'read' ? (['GET', 'POST'] as const) : (['POST'] as const)),
    )
    const keys = fc.oneof(fc.constant(''), fc.stringMatching(/^[\x21-\x7e]{1,220}$/))
    const property = fc.asyncProperty(inputFor(endpoint.input, known), ways, keys, async (input, way, key) => {
      faults.length = 0
      // A keep-alive connection can have been closed a moment before. The request was not sent then, so it is
      // repeated.
      let status = 0
      const costs = await processorMs(async () => {
        status = await request(input, way, key).catch((error: unknown) => {
          if (!retainedTooLong(error)) throw error
          return request(input, way, key)
        })
      })
      if (costs > costliestMs) throw new Error(`${Math.round(costs)} ms of processor time`)
      if (status >= 500) throw new Error(`${status}: ${faults.join('\n')}`)
    })
    const result = await fc.check(property, { numRuns: runs, seed })
    if (result.failed)
      found.push(`${endpoint.name} ${JSON.stringify(result.counterexample)}\n${String(result.errorInstance)}`)
  }
  expect(found.join('\n\n')).toBe('')
  expect([...locks]).toEqual([])
  // No input left inconsistent data behind.
  expect(await reconcile(world.services.database.db)).toEqual([])
  expect(await wrongStock(world)).toEqual([])
  expect(await wrongProductStock(world)).toEqual([])
})

function retainedTooLong(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  return cause?.code === 'UND_ERR_SOCKET' || cause?.code === 'ECONNRESET'
}

/** Fills a test world with data of every kind; returns its values by the name of the input field. */
async function fillWorld(world: TestWorld): Promise<Known> {
  await world.paysOnline()
  const soon = addDays(today, 14)
  const hotel = await world.hotel({ slug: 'dunes', rooms: [{ allotment: 50 }, { allotment: 2 }] })
  const requested = await world.hotel({ slug: 'asked', supply: 'portal' })
  const travelPackage = await addPackage(world)
  const service = await addService(world)
  const guest = await world.traveller()
  const references: string[] = []
  for (const payment of ['arrival', 'prepay'] as const) {
    const booked = await guest.books(hotel, { payment })
    if (booked.ok) references.push(booked.data.reference)
  }
  const waiting = await guest.requests(requested)
  if (waiting.ok) references.push(waiting.data.reference)
  const quote = await quoteStay(guest.api, hotel)
  expect(references.length).toBe(3)
  const versions = await world.sql('select max(id)::int as id from booking_event group by booking_id')
  const rates = hotel.rooms.flatMap((room) => room.rates)
  const rooms = hotel.rooms.map((room) => room.id)
  const arrivals = [soon, addDays(soon, 1), today]
  const departures = [addDays(soon, 2), addDays(soon, 3), addDays(today, 400)]
  return {
    id: [hotel.id, hotel.slug, travelPackage.slug, travelPackage.id, service.slug],
    slug: [hotel.slug, service.slug],
    hotel_id: [hotel.id, requested.id],
    hotel: [hotel.id],
    hotel_ids: [[hotel.id, requested.id], [hotel.id]],
    room_id: rooms,
    room_ids: [rooms, rooms.slice(0, 1)],
    rooms: rates.map((rate) => [`${rate}~2`]),
    occupancy: [['2'], ['2-9,4', '1']],
    where: ['makkah', 'ajyad', 'city:makkah'],
    city: ['makkah'],
    location: ['makkah'],
    departure_id: travelPackage.departures,
    departure: travelPackage.departures,
    option_id: service.options,
    extras: [[], travelPackage.extras.map((extra) => `${extra}~1`)],
    party: [['2'], ['2-9']],
    sharing: ['double', 'quad'],
    reference: references,
    status: ['waiting', 'confirmed', 'pending'],
    version: versions.map(({ id }) => id),
    accepted_penalty: [{ minor: 0, currency: 'SAR' }],
    accepted_total: [{ minor: 0, currency: 'SAR' }],
    answer: ['accept', 'reject'],
    check_in: arrivals,
    check_out: departures,
    date: arrivals,
    from: arrivals,
    to: departures,
    quote_token: quote.ok ? [quote.input.quote_token] : [],
    guests: [[{ first_name: 'Fuzz', last_name: 'Guest' }]],
    contact: quote.ok ? [quote.input.contact] : [],
    payment_type: ['arrival', 'prepay'],
    email: [guest.email],
    phone: ['+966512345678'],
    q: ['makkah', 'مكة', 'ajyad dunes'],
    csv: ['room,night,allotment\n', '\ufeff"a","b\n', 'a;b\r\n"'.repeat(50)],
    weekdays: [[1, 2, 3, 4, 5, 6, 7]],
  }
}

/**
 * The cookie of a caller who can call the endpoint. Created for each endpoint, because some end their own session or
 * account.
 */
async function cookieFor(world: TestWorld, endpoint: AnyEndpoint): Promise<string> {
  if (endpoint.access === 'staff') return (await staffOf(world, 'manager')).cookie
  // The traveller who owns the bookings, so that calls get as far as possible.
  const [owner] = await world.sql('select user_id from booking limit 1')
  const guest = endpoint.name === 'delete_account' || !owner ? (await world.traveller()).id : (owner.user_id as string)
  return sessionOf(world, guest)
}

/**
 * Encodes an input as the query of a GET: lists repeat their key, and values without a query form are written as JSON.
 */
function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return String(input).replaceAll(/[\ud800-\udfff]/g, '')
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => [
      name,
      typeof one === 'string' ? one : JSON.stringify(one),
    ]),
  )
  return new URLSearchParams(pairs as [string, string][]).toString()
}
