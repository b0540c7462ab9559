import { documentLinks } from '#links/booking.ts'
import { codeSentTo } from './outbox.ts'
import { signUp } from './sign-up.ts'
import { bookStay } from './stays.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a visitor opens a booking with a code without scripts, chooses to pay online, cancels it and closes it @main-en', async ({
  browser,
  page: account,
  language,
  t,
  baseURL,
}) => {
  const { address, code: earlier } = await signUp(account, language)
  const reference = await bookStay(account.request, { supply: 'own', days: 60, payment: 'arrival', contact: address })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  // The link of the email leads to sign-in, and from there to this page.
  await page.goto(documentLinks.booking(language, reference))
  await page.getByRole('link', { name: t('findbooking.without') }).click()
  await expect(page.getByRole('textbox', { name: t('findbooking.reference') })).toHaveValue(reference)
  await page.getByRole('button', { name: t('account.sendCode') }).click()
  await expect(page.getByRole('textbox', { name: t('findbooking.contact') })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: t('findbooking.contact') }).fill(address)
  await page.getByRole('button', { name: t('account.sendCode') }).click()
  const code = await codeSentTo(account, address, earlier)
  await page.getByRole('textbox', { name: t('account.code') }).fill(code)
  await page.getByRole('button', { name: t('findbooking.open') }).click()
  await expect(page.getByText(t('findbooking.openTitle'))).toBeVisible()
  await expect(page.getByText(reference).first()).toBeVisible()

  await page.getByRole('button', { name: t('pay.onlineInstead') }).click()
  await expect(page).toHaveURL(/sandbox-pay\/test_/)

  await page.goto(documentLinks.cancelBooking(language, reference))
  await page.locator('#cancel').getByRole('button').first().click()
  await expect(page.getByRole('heading', { level: 1, name: t('bookingstatus.cancelledTitle') })).toBeVisible()
  await page.getByRole('button', { name: t('findbooking.close') }).click()
  await expect(page.getByText(t('findbooking.closed'))).toBeVisible()
  await page.goto(documentLinks.booking(language, reference))
  await expect(page.getByRole('heading', { level: 1, name: t('account.signInTitle') })).toBeVisible()
  await context.close()
})

test('the page that finds a booking is accessible in its first step', async ({ page, language, t }) => {
  await page.goto(documentLinks.find(language))
  await expect(page.getByRole('heading', { level: 1, name: t('findbooking.title') })).toBeVisible()
  await expectAccessible(page)
})
