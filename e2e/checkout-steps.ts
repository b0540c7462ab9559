import type { Page } from '@playwright/test'
import type { Translator } from '#i18n/translator.ts'
import { expect } from './test.ts'

/** The first rate that can be paid online or on arrival. */
export function rateOnArrival(page: Page, t: Translator) {
  return page
    .getByRole('listitem')
    .filter({
      hasText: t('stays.pay_both', { where: t('shortaccount.where', { kind: 'stay' }) }),
      hasNotText: t('stays.pay_prepay'),
    })
    .getByRole('link', { name: t('stays.bookNow') })
    .first()
}

/** Fills in the guests of the checkout, with a special request if one is passed. */
export async function fillGuests(
  page: Page,
  t: Translator,
  { lastName = 'Jaber', phone = '0512345678', request }: { lastName?: string; phone?: string; request?: string } = {},
): Promise<void> {
  await page.getByLabel(t('booking.firstName')).first().fill('Amal')
  await page.getByLabel(t('booking.lastName')).first().fill(lastName)
  await page.getByLabel(t('common.phone')).fill(phone)
  if (request) await page.locator('[name^="request."]').fill(request)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Submits the guests; the payment follows, or the review if there is one way to pay only. */
export async function continueToPayment(page: Page, t: Translator): Promise<void> {
  await page.locator('main form button[value=guests]').last().click()
  await expect(heading(page, t('cart.paymentTitle')).or(heading(page, t('cart.reviewTitle')))).toBeVisible()
}

/** Chooses a payment, or keeps the one that is checked; the review follows. With one way to pay, it is there already. */
export async function choosePayment(page: Page, t: Translator, payment?: 'prepay' | 'arrival'): Promise<void> {
  if (await heading(page, t('cart.reviewTitle')).isVisible()) return
  if (payment) await page.locator(`[name=payment_type][value=${payment}]`).check()
  await page.locator('main form button[value=payment]').click()
  await expect(heading(page, t('cart.reviewTitle'))).toBeVisible()
}

/** The button of the review that books everything. */
export const bookButton = (page: Page) => page.locator('main form button[value=order]')

/** Accepts the terms and books. */
export async function acceptAndBook(page: Page): Promise<void> {
  await page.locator('[name=accept]').check()
  await bookButton(page).click()
}
