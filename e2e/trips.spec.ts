import { translator } from '#i18n/translator.server.ts'
import { links } from '#links/site.ts'
import { travellerLinks, tripLinks } from '#links/booking.ts'
import { signUp } from './sign-up.ts'
import { bookStay } from './stays.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'

test('my bookings show what waits for the traveller first, each with one main action', async ({
  page,
  language,
  t,
}) => {
  const { address } = await signUp(page, language)
  const booked = { supply: 'own', contact: address } as const
  const confirmed = await bookStay(page.request, { ...booked, days: 30, payment: 'arrival' })
  const held = await bookStay(page.request, { ...booked, days: 60, payment: 'prepay' })
  await page.goto(links.myBooking(language))
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.nth(0)).toContainText(held)
  await expect(cards.nth(0)).toContainText(t('shortaccount.dueOnline'))
  await expect(cards.nth(1)).toContainText(confirmed)
  await expect(cards.nth(1).getByRole('link', { name: t('voucher.view'), exact: true })).toBeVisible()
  await expect(cards.nth(0).getByRole('link', { name: t('voucher.view'), exact: true })).toHaveCount(0)
  await expect(cards.nth(1).getByRole('link', { name: t('voucher.messages') })).toBeHidden()
  await cards.nth(1).getByText(t('trips.moreCancel')).click()
  await expect(cards.nth(1).getByRole('link', { name: t('voucher.messages') })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a traveller with one name is stored; a wrong date that is left by the press on the button does not swallow the press', async ({
  page,
  language,
  t,
}) => {
  await signUp(page, language)
  await page.goto(travellerLinks.companions(language, { add: 'yes' }))
  await expectAlive(page)
  const field = (key: 'first_name' | 'last_name' | 'document_number' | 'expires_on') =>
    page.getByLabel(t(`details.${key}`))
  for (const name of ['first_name', 'last_name'] as const) await expect(field(name)).not.toHaveAttribute('required')
  await field('last_name').fill('SUHARTO')
  await field('document_number').fill('a٤٥٦٧٨٩٠')
  await field('expires_on').fill('31/02/2031')
  await page.getByRole('button', { name: t('companions.save') }).click()
  await expect(field('expires_on')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('expires_on')).toBeFocused()
  await expect(field('expires_on')).toHaveValue('31/02/2031')
  await expect(field('last_name')).toHaveValue('SUHARTO')
  await expectAccessible(page)
  await field('expires_on').fill('3/3/2031')
  await page.getByRole('button', { name: t('companions.save') }).click()
  await expect(page.getByRole('main')).toContainText('SUHARTO')
  await expect(page.getByRole('button', { name: t('companions.save') })).toHaveCount(0)
})

test('a link to a trip shows it to the family without scripts until it is revoked', async ({
  browser,
  page: account,
  language,
  t,
  baseURL,
}) => {
  const { address } = await signUp(account, language)
  const reference = await bookStay(account.request, { supply: 'own', days: 60, payment: 'arrival', contact: address })
  await account.goto(tripLinks.share(language, reference))
  await account.getByRole('button', { name: t('trip.create') }).click()
  await expect(account.getByRole('textbox', { name: t('trip.forWhom') })).toHaveAttribute('aria-invalid', 'true')
  await account.getByRole('textbox', { name: t('trip.forWhom') }).fill('Mother')
  const family = language === 'en' ? 'ar' : 'en'
  await account.getByRole('combobox', { name: t('trip.language') }).selectOption(family)
  await account.getByRole('button', { name: t('trip.create') }).click()
  await expect(account.getByText(t('trip.createdTitle'))).toBeVisible()
  await expectAccessible(account)
  await expectNoSidewaysScroll(account)
  // It can be sent by WhatsApp, and opens in the language of the family.
  const whatsapp = await account.getByRole('link', { name: t('trip.whatsapp') }).getAttribute('href')
  expect(decodeURIComponent(whatsapp ?? '')).toMatch(
    new RegExp(`^https://wa\\.me/\\?text=http.*/${family}/booking/trip`),
  )
  const link = /https?:\/\/\S+token=[\w-]+/.exec(await account.getByRole('main').innerText())?.[0] ?? ''

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const opened = await context.newPage()
  const { pathname, search } = new URL(link)
  await opened.goto(pathname + search)
  await expect(opened.getByRole('heading', { level: 1 })).toContainText('Amal')
  await expect(opened.getByRole('article')).toHaveCount(1)
  const text = await opened.getByRole('main').innerText()
  for (const secret of [reference, address, 'Traveller', 'SAR', 'Mother']) expect(text).not.toContain(secret)
  await expect(opened.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await account.getByRole('button', { name: t('trip.revokeNamed', { name: 'Mother' }) }).click()
  await expect(account.getByText(t('trip.revoked'))).toBeVisible()
  await opened.goto(pathname + search)
  await expect(opened.getByRole('heading', { level: 1, name: translator(family)('trip.endedTitle') })).toBeVisible()
  await context.close()
})
