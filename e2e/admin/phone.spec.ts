import { adminLinks } from '#links/admin.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, stayFromNow, test } from '../test.ts'
import { issueGiftCard } from '../gift-cards.ts'
import { demoHotel } from '../public-pages.ts'
import { toAdmin } from './staff.ts'
import { pdfOf } from '#test/pdf.ts'

/** Nights that no other test books. Each language has its own, because both run against one database. */
const farOff = { en: 320, ar: 326 }

test('an agent books a stay by phone for a guest, who pays and uploads a document through emailed links @main', async ({
  page,
  t,
  language,
  browser,
  baseURL,
}) => {
  const { check_in, check_out } = stayFromNow(farOff[language], 2)
  await toAdmin(page, 'agent', adminLinks.newBooking(language))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('phone.title'))
  await expectAlive(page)
  await expectAccessible(page)
  await page.getByLabel(t('phone.where')).fill(`hotel:${demoHotel}`)
  await page.getByLabel(t('phone.checkIn')).fill(check_in)
  await page.getByLabel(t('phone.checkOut')).fill(check_out)
  await page.getByRole('button', { name: t('phone.searchStays') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('phone.hotelsFound', { count: 1 }) })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(adminLinks.newBooking(language, { hotel: demoHotel, check_in, check_out, occupancy: ['2'] }))
  const online = page.getByRole('row').filter({ hasText: t('phone.paidBy', { payment: 'both' }) })
  await expectAccessible(page)
  await online.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: t('phone.guestTitle') })).toBeVisible()

  // Missing values are reported, and typed values are preserved.
  await page.getByLabel(t('booking.firstName')).fill('Huda')
  await page.getByLabel(t('booking.lastName')).fill('www.example.com')
  await page.getByRole('button', { name: t('phone.book') }).click()
  await expect(page.getByLabel(t('booking.lastName'))).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(t('booking.firstName'))).toHaveValue('Huda')
  await expectAccessible(page)
  const email = `caller-${language}-${Date.now()}@example.com`
  // One name is enough.
  await page.getByLabel(t('booking.lastName')).fill('')
  await page.locator('[name="contact.email"]').fill(email)
  await page.getByRole('textbox', { name: t('phone.phone'), exact: true }).fill('512345678')
  await page.locator('[name=locale]').selectOption(language)
  await page.locator('[name=payment_type][value=prepay]').check()
  // The code of a gift card is checked first, and what it pays is shown before it is booked.
  const giftCode = page.getByRole('textbox', { name: t('phone.giftCode') })
  await giftCode.fill('WRONG-CODE')
  await page.getByRole('button', { name: t('phone.book') }).click()
  await expect(giftCode).toHaveAccessibleDescription(new RegExp(t('phone.giftWrong', { code: 'other' })))
  const gift = await issueGiftCard(baseURL, 10_000)
  await giftCode.fill(gift.toLowerCase())
  await page.getByRole('button', { name: t('phone.book') }).click()
  await expect(page.getByText(t('phone.giftCheck'))).toBeVisible()
  await expect(page.locator('main')).toContainText(gift.slice(-4))
  await expectAccessible(page)
  await page.getByRole('button', { name: t('phone.book') }).click()
  await expect(page.getByText(t('adminbookings.booked'))).toBeVisible()
  await expect(page.locator('main')).toContainText(gift.slice(-4))
  await expect(page.locator('main')).toContainText(t('adminbookings.sourceOf', { source: 'phone' }))
  await expect(page.locator('main')).toContainText(t('adminbookings.noAccountYet'))
  await expect(page.getByRole('button', { name: t('adminbookings.sendLink') })).toBeVisible()
  await expectAccessible(page)

  // The guest has no account and relies on the email alone.
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  await context.addInitScript(() => sessionStorage.setItem('splash', '1'))
  const guest = await context.newPage()
  const linkSent = async (to: 'pay' | 'documents') => {
    const outbox = await guest.request.get(`/dev/outbox?to=${encodeURIComponent(email)}`)
    return new RegExp(`/(?:en|ar)/booking/${to}\\?token=[\\w.-]+`).exec(await outbox.text())?.[0] ?? ''
  }
  await expect.poll(() => linkSent('pay')).not.toBe('')
  await guest.goto(await linkSent('pay'))
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('phone.payTitle'))
  await expect(guest.locator('main')).not.toContainText('Huda')
  await expectAccessible(guest)
  await guest.locator('main form button[type=submit]').click()
  await expect(guest).toHaveURL(/sandbox-pay\/test_/)
  await guest.locator('[name=card][value=good]').check()
  await guest.locator('form button').click()
  await expect(guest).toHaveURL(/paid=yes/)
  await expect(guest.getByText(t('phone.paidTitle'))).toBeVisible()
  await expectAccessible(guest)

  // A document that the confirmed booking still needs is requested and sent in the same way.
  await page.reload()
  await page.getByText(t('documents.ask'), { exact: true }).click()
  const why = 'For the permit of the visit'
  await page.locator('[name=kind]').selectOption('permit')
  await page.locator('[name=why]').fill(why)
  await page.getByRole('button', { name: t('documents.askNow') }).click()
  await expect(page.getByText(t('adminbookings.done_ask-document'))).toBeVisible()
  await expect.poll(() => linkSent('documents')).not.toBe('')
  await guest.goto(await linkSent('documents'))
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('documents.linkTitle'))
  await expect(guest.getByText(why)).toBeVisible()
  await expect(guest.locator('main')).not.toContainText('Huda')
  await expectAccessible(guest)
  const buffer = Buffer.from(pdfOf({}))
  await guest.locator('input[type=file]').setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer })
  await guest.getByRole('button', { name: t('documents.send') }).click()
  await expect(guest.getByText(t('documents.linkNothing'))).toBeVisible()
  await expect(guest.locator('#documents')).toContainText(t('documents.state', { state: 'sent' }))
  await expect(guest.locator('#documents a')).toHaveCount(0)
  await expectAccessible(guest)
  await context.close()
})
