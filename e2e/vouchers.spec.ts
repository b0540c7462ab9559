import type { Page } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'
import { structureByPdfJs, textByPdfJs } from '#test/pdf-text.ts'
import { documentLinks, tripLinks } from '#links/booking.ts'
import { call } from './call.ts'
import { signUp } from './sign-up.ts'
import { bookStay } from './stays.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

/** Registers a traveller who has a confirmed stay; returns the email address and the reference of the booking. */
async function travellerWithStay(page: Page, language: Locale, days: number) {
  const { address } = await signUp(page, language)
  const stay = { supply: 'own', days, payment: 'arrival', contact: address } as const
  return { address, reference: await bookStay(page.request, stay) }
}

test('printed papers of a booking begin on their first sheet and end on the second at the latest', async ({
  page,
  language,
}) => {
  const { reference } = await travellerWithStay(page, language, 43)
  for (const paper of [documentLinks.voucher(language, reference), tripLinks.transfers(language, reference)]) {
    await page.goto(paper)
    await expect(page.getByRole('main')).toContainText(reference)
    expect(await textByPdfJs(await page.pdf({ format: 'A4', pageRanges: '1' })), paper).toContain(reference)
    const { pages } = await structureByPdfJs(await page.pdf({ format: 'A4', tagged: true }))
    expect(pages, paper).toBeLessThanOrEqual(2)
  }
})

test('the voucher of the longest package is printed on two sheets at most', async ({ page, language }) => {
  const { address } = await signUp(page, language)
  type Card = { days: number; supply: string; next: { id: number } | null }
  const cards = await call<Card[]>(page.request, 'fetch_packages', { per_page: 50 })
  const [longest] = cards.filter((one) => one.supply === 'own' && one.next).sort((a, b) => b.days - a.days)
  const selection = { departure_id: longest?.next?.id, party: ['2'], sharing: 'double' }
  const { token } = await call<{ token: string }>(page.request, 'get_package_price', selection)
  const { reference } = await call<{ reference: string }>(page.request, 'store_booking', {
    quote_token: token,
    guests: [{ first_name: 'Amal', last_name: 'Traveller' }],
    contact: { email: address, phone: '+966512345678', country: 'SA' },
    payment_type: 'prepay',
  })
  await page.goto((await call<{ page: string }>(page.request, 'start_payment', { reference }, language)).page)
  await page.locator('[name=card][value=good]').check()
  await page.locator('form button').click()
  await expect(page).toHaveURL(/booking\/confirm/)
  await page.goto(documentLinks.voucher(language, reference))
  await expect(page.getByRole('main')).toContainText(reference)
  const { pages } = await structureByPdfJs(await page.pdf({ format: 'A4', tagged: true }))
  expect(pages).toBeLessThanOrEqual(2)
})

test('on a phone a booking begins with its hotel, dates, guests, reference and voucher, all on the first screen', async ({
  page,
  isMobile,
  language,
  t,
}) => {
  test.skip(!isMobile)
  const { reference } = await travellerWithStay(page, language, 45)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(documentLinks.booking(language, reference))
  const { about } = await call<{ about: { name: string } }>(page.request, 'show_booking', { reference }, language)
  const main = page.getByRole('main')
  for (const fact of [
    main.getByRole('link', { name: about.name }),
    main.getByText(t('booking.checkIn'), { exact: true }),
    main.getByText(t('booking.checkOut'), { exact: true }),
    main.locator('dl + p').first(),
    main.getByText(reference, { exact: true }),
    main.getByRole('link', { name: t('voucher.view'), exact: true }),
  ]) {
    const box = await fact.boundingBox()
    expect((box?.y ?? 844) + (box?.height ?? 0), String(fact)).toBeLessThanOrEqual(844)
  }
  await expectAccessible(page)
  await page.goto(documentLinks.voucher(language, reference))
  await expect(page.getByRole('img', { name: t('voucher.scan', { kind: 'stay' }) })).toBeInViewport({ ratio: 1 })
})

test('a traveller gets an email with attachments, a voucher, and an offline copy until sign-out', async ({
  page,
  context,
  t,
  language,
}) => {
  const { address, reference } = await travellerWithStay(page, language, 41)

  // The confirmation email has its attachments.
  const outbox = async () => (await page.request.get(`/dev/outbox?to=${encodeURIComponent(address)}`)).text()
  await expect.poll(outbox).toContain(`voucher-${reference}.pdf`)
  const files = [...(await outbox()).matchAll(/href="(\/dev\/outbox\/[^"]+\.(?:pdf|ics))"/g)].map(
    ([, href = '']) => href,
  )
  const bodies = await Promise.all(files.map(async (href) => (await page.request.get(href)).body()))
  expect(bodies.map((body) => body.subarray(0, 5).toString())).toEqual(['%PDF-', 'BEGIN'])

  // Opens the voucher from the list of bookings.
  await page.goto(`/${language}/profile/my-booking`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: t('voucher.view'), exact: true }).click()
  await expect(page.getByRole('article')).toContainText(reference)
  await expect(page.getByRole('article')).toContainText('Amal Traveller')
  await expect(page.locator('#offline-copy')).toBeHidden()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const pdf = await page.request.get(`/${language}/booking/voucher.pdf?reference=${reference}`)
  expect(pdf.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  const calendar = await page.request.get(`/${language}/booking/calendar.ics?reference=${reference}`)
  expect(await calendar.text()).toContain(`UID:${reference.toLowerCase()}@`)

  // The device stores the vouchers and the list of bookings, and no other data of this traveller.
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
  const stored = await page.evaluate(async () => (await (await caches.open('vouchers-1')).keys()).map(({ url }) => url))
  expect(stored.filter((url) => !/\/booking\/voucher(\.pdf)?\?|\/profile\/my-booking$|\/assets\//.test(url))).toEqual(
    [],
  )
  await context.setOffline(true)
  await page.goto(`/${language}/booking/voucher?reference=${reference}`)
  await expect(page.getByRole('article')).toContainText(reference)
  await expect(page.locator('#offline-copy')).toBeVisible()
  await expect(page.locator('#offline-copy')).not.toContainText('%date%')
  await expect(page.locator('script')).toHaveCount(0)
  // Any other address redirects to the stored list, which is marked as an offline copy and links to its vouchers.
  await page.goto(`/${language}/faq`)
  await expect(page).toHaveURL(new RegExp(`/${language}/profile/my-booking#not-offline$`))
  await expect(page.getByText(t('voucher.notOffline'))).toBeVisible()
  await expect(page.locator('#offline-copy')).toBeVisible()
  await expectAccessible(page)
  await page.locator('main a[href*="/booking/voucher?"]').click()
  await expect(page.getByRole('article')).toContainText(reference)
  await context.setOffline(false)

  // After sign-out neither the site nor the device shows the voucher, although this page was still saving copies.
  await page.goto(`/${language}/profile/my-booking`)
  await page
    .getByRole('navigation')
    .getByRole('button', { name: t('common.signOut') })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('vouchers-1')).keys()).length)).toBe(0)
  for (const path of ['voucher.pdf', 'calendar.ics']) {
    expect((await page.request.get(`/${language}/booking/${path}?reference=${reference}`)).status()).toBe(404)
  }
})

test('the code of a voucher shows whether it is genuine, without the name of the guest', async ({
  page,
  t,
  language,
}) => {
  const { reference } = await travellerWithStay(page, language, 44)
  const shown = await page.request.get(`/api/v1/show_voucher?reference=${reference}`)
  const { code } = ((await shown.json()) as { data: { code: string } }).data
  await page.context().clearCookies()
  const seen = await page.goto(`/${language}/verify/${code}`)
  expect(seen?.status()).toBe(200)
  await expect(page.getByRole('main')).toContainText(t('voucher.valid'))
  await expect(page.getByRole('main')).toContainText(reference)
  await expect(page.getByRole('main')).not.toContainText('Amal Traveller')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const forged = await page.goto(`/${language}/verify/${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)
  expect(forged?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText(t('voucher.notGenuine'))
})

test('a cancelled booking has no voucher, and only its own traveller sees that it was cancelled', async ({
  page,
  t,
  language,
}) => {
  const { reference } = await travellerWithStay(page, language, 47)
  await page.goto(documentLinks.cancelBooking(language, reference))
  await page.getByRole('button', { name: t('bookingstatus.cancelNow') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bookingstatus.cancelledTitle'))
  // Payment and cancellation are no longer offered.
  await expect(page.getByRole('main')).not.toContainText(
    t('shortaccount.dueThere', { where: t('shortaccount.where', { kind: 'stay' }) }),
  )
  await expect(page.getByRole('main')).not.toContainText(t('prices.cancelTitle'))

  const gone = await page.goto(documentLinks.voucher(language, reference))
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('main')).toContainText(t('voucher.noneCancelled', { reference }))
  await expectAccessible(page)
  await page.getByRole('link', { name: t('voucher.back') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bookingstatus.cancelledTitle'))

  await page.context().clearCookies()
  await signUp(page, language)
  const others = await page.goto(documentLinks.voucher(language, reference))
  expect(others?.status()).toBe(404)
  await expect(page.getByRole('main')).not.toContainText(reference)
})
