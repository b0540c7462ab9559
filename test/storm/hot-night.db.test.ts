import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { serveProcesses } from '#test/storm/processes.ts'
import { wrongAfter } from '#test/storm/storm.ts'
import { makeWorld, sessionOf, standardContact, testSecret } from '#test/world.ts'

const crowd = 200
const rooms = 150
/** The server processes use the system clock, so the night is on its date. */
const today = new Date().toISOString().slice(0, 10)
const checkIn = addDays(today, 20)

test(
  '200 simultaneous buyers of the 150 rooms of one night, over two servers of two processes: 150 are booked, the rest get sold_out',
  { timeout: 240_000 },
  async () => {
    const world = await makeWorld({ today })
    const people = await Promise.all(Array.from({ length: 100 }, () => world.traveller()))
    const cookies = await Promise.all(people.map((person) => sessionOf(world, person.id)))
    const hotel = await world.hotel({ rooms: [{ allotment: rooms }] })
    const servers = [await serveProcesses(world.url, testSecret, 2), await serveProcesses(world.url, testSecret, 2)]
    const call = async (index: number, name: string, body: unknown, key = '') => {
      const response = await fetch(`${servers[index % 2]?.address}/api/v1/${name}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Cookie: cookies[index % cookies.length] ?? '',
          ...(key && { 'Idempotency-Key': key }),
        },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json()) as { data?: { token: string }; code?: string } }
    }
    const stay = { hotel_id: hotel.id, check_in: checkIn, check_out: addDays(checkIn, 1) }
    const tokens: string[] = []
    for (let i = 0; i < crowd; i += 10) {
      const quotes = Array.from({ length: 10 }, (_, j) =>
        call(i + j, 'get_hotel_price', { ...stay, rooms: [`${hotel.rooms[0]?.rates[0]}~2`] }),
      )
      for (const { body } of await Promise.all(quotes)) tokens.push(body.data?.token ?? '')
    }
    const took: number[] = []
    const answers = await Promise.all(
      tokens.map(async (token, index) => {
        const input = {
          quote_token: token,
          guests: [{ first_name: 'Storm', last_name: 'Buyer' }],
          contact: standardContact,
          payment_type: 'arrival',
        }
        const began = performance.now()
        const { status, body } = await call(index, 'book_hotel', input, `hot-night-${index}`)
        took.push(performance.now() - began)
        return status === 200 ? 'booked' : `${status} ${body.code}`
      }),
    )
    took.sort((a, b) => a - b)
    process.stdout.write(
      `hot night: ${took
        .map(Math.round)
        .filter((_, i) => i % 40 === 0 || i > 394)
        .join(' ')} ms\n`,
    )
    const counts = Object.fromEntries(
      Object.entries(Object.groupBy(answers, String)).map(([answer, all]) => [answer, all?.length]),
    )
    expect(counts).toEqual({ booked: rooms, '409 sold_out': crowd - rooms })
    expect(await wrongAfter(world, rooms)).toEqual([])
  },
)
