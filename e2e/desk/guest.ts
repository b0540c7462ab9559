import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { demoPeople } from '#db/seed/demo-people.ts'
import { stayFromNow } from '../test.ts'
import { toDesk } from './staff.ts'

/** One endpoint of the API as the page's browser calls it. */
export async function call<Data>(request: APIRequestContext, name: string, data: object): Promise<Data> {
  const response = await request.post(`/api/v1/${name}`, { data, headers: { 'Idempotency-Key': crypto.randomUUID() } })
  const body = (await response.json()) as { data: Data; code?: string }
  if (!response.ok()) throw new Error(`${name}: ${body.code}`)
  return body.data
}

/** What the demo's guest was signed in with: an account may sign in only so often. */
let session: Awaited<ReturnType<BrowserContext['cookies']>> = []

/** Signs the demo's guest in by the API, or goes on with the session of an earlier test. */
export async function signGuestIn(page: Page): Promise<void> {
  await page.context().addCookies(session)
  if (session.length > 0 && (await page.request.post('/api/v1/fetch_profile')).ok()) return
  const guest = demoPeople.find(({ role }) => !role)
  await call(page.request, 'login', { email: guest?.email, password: guest?.password })
  session = (await page.context().cookies()).filter(({ name }) => /session|signed_in/.test(name))
}

type Quote = { token: string; hotel: { supply: string } }

/** Signs the demo's guest in and books by the API: `portal` asks a hotel that never answers by itself. */
export async function bookAsGuest(
  page: Page,
  supply: 'portal' | 'own',
  days: number,
  payment: 'arrival' | 'prepay' = 'arrival',
) {
  await signGuestIn(page)
  const dates = stayFromNow(days, 2)
  for (let n = 1; n < 8; n++) {
    const hotels = await call<{ id: number }[]>(page.request, 'fetch_hotels', { where: 'makkah', ...dates, page: n })
    for (const { id } of hotels) {
      const found = await call<{ rates: { payment: string; rooms: string[] }[] }[]>(
        page.request,
        'fetch_new_available_rooms',
        { hotel_id: id, ...dates, occupancy: ['2'] },
      )
      const rate = found.flatMap(({ rates }) => rates).find((one) => one.payment === payment || one.payment === 'both')
      if (!rate) continue
      const quote = await call<Quote>(page.request, 'get_hotel_price', { hotel_id: id, ...dates, rooms: rate.rooms })
      if (quote.hotel.supply !== supply) continue
      const booked = await call<{ reference: string }>(
        page.request,
        supply === 'portal' ? 'book_hotel_portal' : 'book_hotel',
        {
          quote_token: quote.token,
          guests: [{ first_name: 'Amal', last_name: 'Traveller' }],
          contact: { email: 'amal@example.com', phone: '+966512345678', country: 'SA' },
          payment_type: payment,
          special_request: 'demo:silent',
        },
      )
      return booked.reference
    }
  }
  throw new Error('no such hotel is free')
}

/** Another browser, at the desk. */
export async function desk(browser: Browser, page: Page, role: 'agent' | 'manager', path: string): Promise<Page> {
  const size = page.viewportSize()
  const context = await browser.newContext({ ...(size && { viewport: size }), baseURL: new URL(page.url()).origin })
  await context.addInitScript(() => sessionStorage.setItem('splash', '1'))
  const other = await context.newPage()
  await toDesk(other, role, path)
  return other
}
