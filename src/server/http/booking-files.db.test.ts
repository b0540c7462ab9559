import { expect, test } from 'vitest'
import { bookingFiles } from '#server/http/booking-files.ts'
import { makeWorld, sessionOf } from '#test/world.ts'

const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

async function site() {
  const world = await makeWorld()
  const guest = await world.traveller()
  const made = await guest.books(await world.hotel(), {})
  const reference = made.ok ? made.data.reference : ''
  const request = async (file: string, userId: string | null) => {
    const headers: Record<string, string> = userId ? { Cookie: await sessionOf(world, userId) } : {}
    return bookingFiles(world.services).request(`/ar/booking/${file}?reference=${reference}`, { headers }, socket)
  }
  return { world, guest, reference, request }
}

test.for([
  ['voucher.pdf', 'application/pdf'],
  ['calendar.ics', 'text/calendar; charset=utf-8'],
] as const)('%s is sent only to its owner, without caching, and is not found for anyone else', async ([file, type]) => {
  const { world, guest, request } = await site()
  const own = await request(file, guest.id)
  expect(own.status).toBe(200)
  expect(own.headers.get('content-type')).toBe(type)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  for (const other of [null, (await world.traveller()).id]) {
    const answer = await request(file, other)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toBe('')
  }
})

test('if no PDF can be printed, the web page replaces it and explains why', async () => {
  const { world, guest, reference, request } = await site()
  world.services.vouchers = { print: () => Promise.reject(new Error('no binary for this platform')) }
  const answer = await request('voucher.pdf', guest.id)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/ar/booking/voucher?reference=${reference}&print=none`)
})
