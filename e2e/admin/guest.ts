import type { Browser, BrowserContext, Page } from '@playwright/test'
import { demoPeople } from '#db/demo/people.ts'
import { call } from '../call.ts'
import { bookStay } from '../stays.ts'
import { toAdmin } from './staff.ts'

/** Session cookies of the demo traveller, reused because sign-ins per account are limited. */
let session: Awaited<ReturnType<BrowserContext['cookies']>> = []

/** Signs in as the demo traveller through the API, or reuses the session of an earlier test. */
export async function signGuestIn(page: Page): Promise<void> {
  await page.context().addCookies(session)
  if (session.length > 0 && (await page.request.post('/api/v1/fetch_profile')).ok()) return
  const guest = demoPeople.find(({ role }) => !role)
  await call(page.request, 'login', { email: guest?.email, password: guest?.password })
  session = (await page.context().cookies()).filter(({ name }) => /session|signed_in/.test(name))
}

/**
 * Signs in as the demo traveller and books through the API. `portal` books a hotel on request that never answers by
 * itself.
 */
export async function bookAsGuest(
  page: Page,
  supply: 'portal' | 'own',
  days: number,
  payment: 'arrival' | 'prepay' = 'arrival',
) {
  await signGuestIn(page)
  return bookStay(page.request, { supply, days, payment, contact: 'amal@example.com' })
}

/** Opens an admin page in a separate browser context, signed in with the role. */
export async function adminPage(browser: Browser, page: Page, role: 'agent' | 'manager', path: string): Promise<Page> {
  const size = page.viewportSize()
  const context = await browser.newContext({ ...(size && { viewport: size }), baseURL: new URL(page.url()).origin })
  await context.addInitScript(() => sessionStorage.setItem('splash', '1'))
  const other = await context.newPage()
  await toAdmin(other, role, path)
  return other
}
