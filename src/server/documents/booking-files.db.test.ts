import { expect, test } from 'vitest'
import { currentDeadline } from '#domains/deadline.server.ts'
import { bookingFiles } from '#server/documents/booking-files.ts'
import { programmeFiles } from '#server/documents/programme-files.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { doJobs } from '#test/jobs.ts'
import { cartOf, offered, orders } from '#test/ordering.ts'
import { pendingPayment } from '#test/paying.ts'
import { staffOf } from '#test/staff.ts'
import { serve } from '#test/site.ts'
import { makeWorld, sessionOf, type TestWorld } from '#test/world.ts'

const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

async function site(brand?: Bilingual) {
  const world = await makeWorld()
  if (brand) await world.sql(`insert into setting (key, value) values ('brand', $1)`, [{ name: brand }])
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

test('a calendar file names the provider by the brand of the settings', async () => {
  const { guest, request } = await site({ en: 'Palm Gate', ar: 'بوابة النخيل' })
  expect(await (await request('calendar.ics', guest.id)).text()).toContain('PRODID:-//Palm Gate//Bookings//EN')
})

test('if no PDF can be printed, the web page replaces it and explains why', async () => {
  const { world, guest, reference, request } = await site()
  world.services.printer = { print: () => Promise.reject(new Error('no binary for this platform')) }
  const answer = await request('voucher.pdf', guest.id)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/ar/booking/voucher?reference=${reference}&print=none`)
})

test('if too many documents wait, a visitor is asked to try again, and the log has no line for it', async () => {
  const { world, guest, request } = await site()
  const busy = Object.assign(new Error('too many documents wait'), { code: 'BUSY' })
  world.services.printer = { print: () => Promise.reject(busy) }
  const logged: string[] = []
  world.services.log = (_, event) => logged.push(event)
  const answer = await request('voucher.pdf', guest.id)
  expect([answer.status, answer.headers.get('retry-after'), logged]).toEqual([503, '2', []])
  expect(await answer.text()).toContain('lang="ar"')
})

test('the document of a visitor who leaves is no longer waited for', async () => {
  const { world, guest, reference } = await site()
  let deadline: AbortSignal | undefined
  world.services.printer = {
    print: () => {
      deadline = currentDeadline()
      return new Promise(() => undefined)
    },
  }
  const logged: string[] = []
  world.services.log = (_, event) => logged.push(event)
  const address = await serve(world.services)
  const visit = new AbortController()
  const headers = { Cookie: await sessionOf(world, guest.id) }
  const opened = fetch(`${address}/en/booking/voucher.pdf?reference=${reference}`, { headers, signal: visit.signal })
  await expect.poll(() => deadline?.aborted).toBe(false)
  visit.abort()
  await expect(opened).rejects.toThrow('aborted')
  await expect.poll(() => deadline?.aborted).toBe(true)
  // It was not the deadline that ended it.
  expect(logged).toEqual([])
})

test('a booking without a voucher opens the page that says why, only for its owner', async () => {
  const { world, guest, reference, request } = await site()
  await world.sql(
    `update booking set payment_type = 'prepay', payment_status = 'unpaid', deadline_at = now() + interval '1 day' where reference = $1`,
    [reference],
  )
  const answer = await request('voucher.pdf', guest.id)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/ar/booking/voucher?reference=${reference}`)
  expect((await request('voucher.pdf', (await world.traveller()).id)).status).toBe(404)
})

async function requestAs(world: TestWorld, userId: string, path: string) {
  const headers = { Cookie: await sessionOf(world, userId) }
  return bookingFiles(world.services).request(path, { headers }, socket)
}

test('an invoice and its credit note are sent only to the traveller, by their numbers', async () => {
  const { world, guest, reference, pay, settle } = await pendingPayment()
  await pay()
  await settle()
  await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
  await doJobs(world)
  const other = await world.traveller()
  for (const file of ['receipt', 'credit-note']) {
    const address = (number: number) => `/ar/booking/${file}.pdf?reference=${reference}&number=${number}`
    const own = await requestAs(world, guest.id, address(1))
    expect(own.status).toBe(200)
    expect(own.headers.get('content-type')).toBe('application/pdf')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect((await requestAs(world, guest.id, address(2))).status).toBe(404)
    expect((await requestAs(world, other.id, address(1))).status).toBe(404)
  }
  // If nothing can be printed, the page of the invoice replaces it.
  world.services.printer = { print: () => Promise.reject(new Error('no binary for this platform')) }
  const answer = await requestAs(world, guest.id, `/ar/booking/receipt.pdf?reference=${reference}&number=1`)
  expect(answer.headers.get('location')).toBe(`/ar/booking/receipt?reference=${reference}`)
})

test('agents and managers can open the voucher and the invoice of a payment on arrival, and editors cannot', async () => {
  const { world, guest, reference } = await site()
  const agent = await staffOf(world, 'agent')
  const shown = await agent.api.show_admin_booking({ reference })
  if (!shown.ok) throw new Error(shown.error.code)
  const paid = {
    reference,
    status: 'confirmed' as const,
    version: shown.data.version,
    minor: 5_000,
    way: 'cash' as const,
  }
  expect(await agent.api.record_arrival_payment(paid, { idempotencyKey: 'paid-on-arrival' })).toMatchObject({
    data: { invoices: [{ number: 1, total: { minor: 5_000, currency: 'SAR' } }], credit_notes: [] },
  })
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { has_receipt: true } })
  const [manager, unproven] = [await staffOf(world, 'manager'), await staffOf(world, 'manager', { proven: false })]
  const editor = await staffOf(world, 'editor')
  for (const file of [`receipt.pdf?number=1&`, 'voucher.pdf?']) {
    const path = `/en/booking/${file}reference=${reference}`
    const opened = async (Cookie: string) =>
      (await bookingFiles(world.services).request(path, { headers: { Cookie } }, socket)).status
    expect(await opened(await sessionOf(world, guest.id))).toBe(200)
    expect([await opened(agent.cookie), await opened(manager.cookie)]).toEqual([200, 200])
    expect([await opened(unproven.cookie), await opened(editor.cookie)]).toEqual([404, 404])
  }
})

test('an order is sent only to the traveller, and a programme to everyone', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const offer = await offered(world)
  const guest = await world.traveller()
  for (const one of [offer.stay, offer.party]) await guest.api.store_cart(one)
  const ordered = await orders(guest, { cart_token: (await cartOf(guest)).token ?? '' })
  if (!ordered.ok) throw new Error(ordered.error.code)
  const path = `/en/booking/order.pdf?order=${ordered.data.reference}`
  expect((await requestAs(world, guest.id, path)).headers.get('content-type')).toBe('application/pdf')
  expect((await requestAs(world, (await world.traveller()).id, path)).status).toBe(404)

  const [{ slug } = { slug: '' }] = (await world.sql('select slug from package')) as { slug: string }[]
  const programme = await programmeFiles(world.services).request(`/ar/packages/${slug}/programme.pdf`)
  expect(programme.headers.get('content-type')).toBe('application/pdf')
  expect(programme.headers.get('cache-control')).toBe('public, max-age=60')
  expect((await programmeFiles(world.services).request('/ar/packages/none/programme.pdf')).status).toBe(404)
})
