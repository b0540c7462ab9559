import type { Page } from '@playwright/test'
import type { Translator } from '#text/translator.ts'
import { paperLinks } from '#web/paper-links.ts'
import { signUp } from './sign-up.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

/** Books a stay that is paid on arrival, by the pages; its reference. */
async function bookStay(page: Page, language: string, days: number, t: Translator): Promise<string> {
  const dates = new URLSearchParams(stayFromNow(days, 2)).toString()
  await page.goto(`/${language}/hotels?where=makkah&${dates}`)
  const card = page
    .locator('main article')
    .filter({ hasNotText: t('stays.onRequest') })
    .first()
  await card.getByRole('link').first().click()
  await page
    .locator('.rate')
    .filter({ hasText: t('stays.pay_both') })
    .locator('a[href*="/booking/book"]')
    .first()
    .click()
  await page.locator('[name="guests.0.first_name"]').fill('Amal')
  await page.locator('[name="guests.0.last_name"]').fill('Voucher')
  await page.locator('[name="contact.phone"]').fill('0512345678')
  await page.locator('[name=accept]').check()
  await page.locator('[name=payment_type][value=arrival]').check()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('booking.confirmBooking') })
    .click()
  await expect(page).toHaveURL(/booking\/confirm\?reference=/)
  return new URL(page.url()).searchParams.get('reference') ?? ''
}

test('what a traveller carries: letter, voucher, check by its code, a copy without a connection', async ({
  page,
  context,
  t,
  language,
}) => {
  const { address } = await signUp(page, t, language)
  const reference = await bookStay(page, language, 41, t)

  // The letter of the confirmation comes with its files.
  const outbox = async () => (await page.request.get(`/dev/outbox?to=${encodeURIComponent(address)}`)).text()
  await expect.poll(outbox, { timeout: 15_000 }).toContain(`voucher-${reference}.pdf`)
  const files = [...(await outbox()).matchAll(/href="(\/dev\/outbox\/[^"]+\.(?:pdf|ics))"/g)].map(
    ([, href = '']) => href,
  )
  const bodies = await Promise.all(files.map(async (href) => (await page.request.get(href)).body()))
  expect(bodies.map((body) => body.subarray(0, 5).toString())).toEqual(['%PDF-', 'BEGIN'])

  // From the list of bookings to the voucher.
  await page.goto(`/${language}/profile/my-booking`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: t('voucher.view'), exact: true }).click()
  await expect(page.locator('.voucher')).toContainText(reference)
  await expect(page.locator('.voucher')).toContainText('Amal Voucher')
  await expect(page.locator('#offline-copy')).toBeHidden()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const pdf = await page.request.get(`/${language}/booking/voucher.pdf?reference=${reference}`)
  expect(pdf.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  const calendar = await page.request.get(`/${language}/booking/calendar.ics?reference=${reference}`)
  expect(await calendar.text()).toContain(`UID:${reference.toLowerCase()}@`)

  // Kept on the device, and nothing else of this person.
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open('vouchers-1')).keys()).map(({ url }) => new URL(url).pathname),
      ),
    )
    .toEqual(
      expect.arrayContaining([
        `/${language}/booking/voucher`,
        `/${language}/booking/voucher.pdf`,
        `/${language}/profile/my-booking`,
      ]),
    )
  const kept = await page.evaluate(async () => (await (await caches.open('vouchers-1')).keys()).map(({ url }) => url))
  expect(kept.filter((url) => !/\/booking\/voucher(\.pdf)?\?|\/profile\/my-booking$|\/assets\//.test(url))).toEqual([])
  await context.setOffline(true)
  await page.goto(`/${language}/booking/voucher?reference=${reference}`)
  await expect(page.locator('.voucher')).toContainText(reference)
  await expect(page.locator('#offline-copy')).toBeVisible()
  await expect(page.locator('#offline-copy')).not.toContainText('%date%')
  await expect(page.locator('script')).toHaveCount(0)
  // Whatever else is opened leads to the list of what is kept, which says so and leads to its vouchers.
  await page.goto(`/${language}/faq`)
  await expect(page).toHaveURL(new RegExp(`/${language}/profile/my-booking$`))
  await expect(page.locator('#offline-copy')).toBeVisible()
  await expectAccessible(page)
  await page.locator('main a[href*="/booking/voucher?"]').click()
  await expect(page.locator('.voucher')).toContainText(reference)
  await context.setOffline(false)

  // Signed out, neither the site nor the device shows it any more.
  await page.goto(`/${language}/profile/my-booking`)
  await page
    .getByRole('navigation')
    .getByRole('button', { name: t('common.signOut') })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  await expect.poll(() => page.evaluate(() => caches.has('vouchers-1'))).toBe(false)
  for (const path of ['voucher.pdf', 'calendar.ics']) {
    expect((await page.request.get(`/${language}/booking/${path}?reference=${reference}`)).status()).toBe(404)
  }
})

test('the code of a voucher says whether it is genuine, and little else', async ({ page, t, language }) => {
  await signUp(page, t, language)
  const reference = await bookStay(page, language, 44, t)
  const shown = await page.request.get(`/api/v1/show_voucher?reference=${reference}`)
  const { code } = ((await shown.json()) as { data: { code: string } }).data
  await page.context().clearCookies()
  const seen = await page.goto(`/${language}/verify/${code}`)
  expect(seen?.status()).toBe(200)
  await expect(page.getByRole('main')).toContainText(t('voucher.valid'))
  await expect(page.getByRole('main')).toContainText(reference)
  await expect(page.getByRole('main')).not.toContainText('Amal Voucher')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const forged = await page.goto(`/${language}/verify/${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)
  expect(forged?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText(t('voucher.notGenuine'))
})

test('of a booking that was cancelled there is no voucher, and only who booked is told so', async ({
  page,
  t,
  language,
}) => {
  await signUp(page, t, language)
  const reference = await bookStay(page, language, 47, t)
  await page.goto(paperLinks.cancelBooking(language, reference))
  await page.getByRole('button', { name: t('life.cancelNow') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('life.cancelledTitle'))
  // Nothing is paid or cancelled any more.
  await expect(page.getByRole('main')).not.toContainText(t('booking.payAtHotel'))
  await expect(page.getByRole('main')).not.toContainText(t('booking.cancelTitle'))

  const gone = await page.goto(paperLinks.voucher(language, reference))
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('main')).toContainText(t('voucher.noneCancelled', { reference }))
  await expectAccessible(page)
  await page.getByRole('link', { name: t('voucher.back') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('life.cancelledTitle'))

  await page.context().clearCookies()
  await signUp(page, t, language)
  const others = await page.goto(paperLinks.voucher(language, reference))
  expect(others?.status()).toBe(404)
  await expect(page.getByRole('main')).not.toContainText(reference)
})
