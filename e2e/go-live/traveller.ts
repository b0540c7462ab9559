import { expect, type Page } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import type { Translator } from '#i18n/translator.ts'
import { acceptAndBook, choosePayment, continueToPayment, fillGuests } from '../checkout-steps.ts'
import { dayFromNow } from '../test.ts'

type Mail = { codeTo: (address: string) => Promise<string> }

export const guestAddress = (locale: Locale) => `guest-${locale}@example.com`

/** Searches stays on the home page, opens the only hotel and follows the link of its first rate. */
export async function chooseRoom(page: Page, locale: Locale): Promise<void> {
  const t = translator(locale)
  await page.goto('/')
  await page
    .getByRole('search')
    .getByRole('button', { name: t('search.searchStays') })
    .click()
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await main(page)
    .getByRole('link', { name: t('stays.bookNow') })
    .first()
    .click()
}

/** Signs in within the checkout by the code of an email, which opens an account. */
export async function register(page: Page, locale: Locale, mail: Mail): Promise<void> {
  const t = translator(locale)
  await page.getByLabel(t('account.emailOrPhone')).fill(guestAddress(locale))
  await main(page)
    .getByRole('button', { name: t('account.sendCode') })
    .click()
  await page.locator('[name=code]').fill(await mail.codeTo(guestAddress(locale)))
}

/** Opens the only package through the menu, and books it for the guests and the departure of the price shown. */
export async function choosePackage(page: Page, locale: Locale): Promise<void> {
  const t = translator(locale)
  await openMenuPage(page, t, t('shell.packages'))
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await page
    .getByRole('group', { name: t('packages.yourPrice') })
    .getByRole('link', { name: t('packages.book') })
    .click()
}

/** Opens the only service through the menu and its category, and has its price shown for a day. */
export async function chooseService(page: Page, locale: Locale, type: string, service: string): Promise<void> {
  const t = translator(locale)
  await openMenuPage(page, t, t('shell.services'))
  await main(page).getByRole('link', { name: type }).first().click()
  await main(page).getByRole('link', { name: service }).first().click()
  await page.locator('#book summary', { hasText: t('common.change') }).click()
  await page.locator('#book form[method=get] [name=date]').fill(dayFromNow(20))
  await page.getByRole('button', { name: t('services.showPrice') }).click()
  await page.waitForURL(/date=/)
  await page
    .getByRole('group', { name: t('services.quote') })
    .getByRole('link', { name: t('services.book') })
    .click()
}

/** Goes through the checkout, chooses to pay now, and pays on the page of the payment provider. */
export async function bookAndPay(page: Page, locale: Locale): Promise<void> {
  const t = translator(locale)
  await fillGuests(page, t, { lastName: 'Salem' })
  await continueToPayment(page, t)
  await choosePayment(page, t, 'prepay')
  await acceptAndBook(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmedTitle'))
}

const main = (page: Page) => page.getByRole('main')

/** Follows a link of the main menu, which small screens open with a button. */
async function openMenuPage(page: Page, t: Translator, name: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByLabel(t('shell.openMenu')).click()
  await page
    .getByRole('navigation', { name: t('shell.mainMenu') })
    .getByRole('link', { name })
    .click()
}
