import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { demoPeople } from '#db/seed/demo-people.ts'
import { codeAt, stepOf } from '#domains/staff/totp.server.ts'
import type { Translator } from '#text/translator.ts'
import { dayFromNow, expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'
import { toDesk } from './staff.ts'

// A traveller in one browser, the desk in another.

async function call<Data>(request: APIRequestContext, name: string, data: object): Promise<Data> {
  const response = await request.post(`/api/v1/${name}`, { data, headers: { 'Idempotency-Key': crypto.randomUUID() } })
  const body = (await response.json()) as { data: Data; code?: string }
  if (!response.ok()) throw new Error(`${name}: ${body.code}`)
  return body.data
}

type Quote = { token: string; hotel: { supply: string } }

/** Signs the demo's guest in and books by the API: `portal` asks a hotel that never answers by itself. */
async function bookAsGuest(
  page: Page,
  supply: 'portal' | 'own',
  days: number,
  payment: 'arrival' | 'prepay' = 'arrival',
) {
  const guest = demoPeople.find(({ role }) => !role)
  await call(page.request, 'login', { email: guest?.email, password: guest?.password })
  const dates = { check_in: dayFromNow(days), check_out: dayFromNow(days + 2) }
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
async function desk(browser: Browser, page: Page, role: 'agent' | 'manager', path: string): Promise<Page> {
  const size = page.viewportSize()
  const context = await browser.newContext({ ...(size && { viewport: size }), baseURL: new URL(page.url()).origin })
  await context.addInitScript(() => sessionStorage.setItem('splash', '1'))
  const other = await context.newPage()
  await toDesk(other, role, path)
  return other
}

const seesStatus = async (page: Page, language: string, reference: string, title: string) => {
  await page.goto(`/${language}/booking/confirm?reference=${reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}
const done = (page: Page, t: Translator) => expect(page.getByRole('main')).toContainText(t('handling.doneText'))

test('an agent finds a request, confirms it, and the traveller sees it confirmed', async ({
  page,
  browser,
  t,
  language,
}) => {
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'portal', 33)
  const agent = await desk(browser, page, 'agent', `/${language}/desk`)
  await expect(agent.getByRole('table', { name: t('handling.dayWaiting') })).toContainText(reference)
  await expectAccessible(agent)
  await expectNoSidewaysScroll(agent)
  await agent.getByRole('searchbox', { name: t('desk.search') }).fill(reference)
  await agent.keyboard.press('Enter')
  await expect(agent.getByRole('table', { name: t('handling.found', { count: 1 }) })).toBeVisible()
  await expectAccessible(agent)
  await agent.getByRole('link', { name: reference }).click()
  await expect(agent.getByRole('heading', { level: 1 })).toHaveText(reference)
  await expectAccessible(agent)
  await expectNoSidewaysScroll(agent)
  await agent.getByRole('button', { name: t('handling.confirm'), exact: true }).click()
  await done(agent, t)
  await seesStatus(page, language, reference, t('booking.confirmedTitle'))
  await agent.context().close()
})

test('an agent rejects with a reason; a colleague who was slower is told who did what', async ({
  page,
  browser,
  t,
  language,
}) => {
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'portal', 36)
  const agent = await desk(browser, page, 'agent', `/${language}/desk/bookings/${reference.toLowerCase()}`)
  // Signed in, and where it was wanted.
  await expect(agent.getByRole('heading', { level: 1 })).toHaveText(reference)
  const colleague = await agent.context().newPage()
  await colleague.goto(agent.url())
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(reference)
  await agent
    .locator('summary')
    .filter({ hasText: t('handling.reject') })
    .click()
  await agent.locator('[name=reason]').selectOption('hotel_closed')
  await agent.getByRole('button', { name: t('handling.reject'), exact: true }).click()
  await done(agent, t)
  await colleague.getByRole('button', { name: t('handling.confirm'), exact: true }).click()
  await expect(
    colleague
      .getByRole('alert')
      .or(colleague.getByRole('status'))
      .filter({ hasText: t('handling.changedTitle') }),
  ).toContainText('Demo Agent')
  await seesStatus(page, language, reference, t('life.rejectedTitle'))
  await agent.context().close()
})

test('an agent offers another stay, and the traveller accepts it', async ({ page, browser, t, language }) => {
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'portal', 39)
  const agent = await desk(browser, page, 'agent', `/${language}/desk/bookings/${reference.toLowerCase()}`)
  await agent
    .locator('summary')
    .filter({ hasText: t('handling.offer') })
    .click()
  await agent.locator('[name=hotel]').fill('dar-al-yaqin')
  await agent.getByRole('button', { name: t('handling.offerFind') }).click()
  await agent.locator('[name=amount]').first().fill('199')
  await agent.getByRole('button', { name: t('handling.offerSend') }).click()
  await done(agent, t)
  await seesStatus(page, language, reference, t('life.waitingUserTitle'))
  await page.getByRole('button', { name: t('life.acceptOffer') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmedTitle'))
  await agent.context().close()
})

test('a manager sets up the second factor, returns money of a paid booking, and the audit says so', async ({
  page,
  browser,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'a second factor is set up once')
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'own', 42, 'prepay')
  const { page: pay } = await call<{ page: string }>(page.request, 'start_payment', { reference })
  await page.goto(pay)
  await page.locator('form button').first().click()
  await seesStatus(page, language, reference, t('booking.confirmedTitle'))

  const manager = await desk(browser, page, 'manager', `/${language}/desk/bookings/${reference.toLowerCase()}`)
  await expect(manager).toHaveURL(/second-factor\?next=/)
  await manager.getByRole('button', { name: t('desk.factorBegin') }).click()
  await expect(manager.getByRole('img', { name: t('desk.factorQr') })).toBeVisible()
  await expectAccessible(manager)
  const key = (await manager.locator('main code').innerText()).replaceAll(/\s/g, '')
  await manager.locator('[name=code]').fill('000000')
  await manager.getByRole('button', { name: t('desk.factorConfirm') }).click()
  await expect(manager.locator('.error-summary')).toBeVisible()
  await manager.locator('[name=code]').fill(codeAt(fromBase32(key), stepOf(new Date())))
  await manager.getByRole('button', { name: t('desk.factorConfirm') }).click()
  await expect(manager.locator('main code')).toHaveCount(10)
  await manager.getByRole('link', { name: t('desk.factorGoOn') }).click()

  await expect(manager.getByRole('heading', { level: 1 })).toHaveText(reference)
  await manager
    .locator('summary')
    .filter({ hasText: t('handling.refund') })
    .click()
  await manager.locator('#refund-amount').fill('10.50')
  await manager.getByRole('button', { name: t('handling.refundNow') }).click()
  await done(manager, t)
  await manager.goto(`/${language}/desk/audit`)
  await expect(manager.getByRole('table')).toContainText('refund_booking')
  await expectAccessible(manager)
  await manager.context().close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a request is confirmed by plain forms', async ({ page, t, language }) => {
    await page.goto(`/${language}/faq`)
    const reference = await bookAsGuest(page, 'portal', 45)
    await page.context().clearCookies()
    await toDesk(page, 'agent', `/${language}/desk/bookings/${reference.toLowerCase()}`)
    await page.getByRole('button', { name: t('handling.confirm'), exact: true }).click()
    await done(page, t)
  })
})

function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
