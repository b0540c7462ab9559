import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, stayFromNow, test } from '../test.ts'
import { adminPage, bookAsGuest } from './guest.ts'

const opened = async (page: Page, summary: string): Promise<Locator> => {
  const part = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: summary }) })
    .last()
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
  return part
}
const done = (page: Page, text: string) => expect(page.getByRole('main')).toContainText(text)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A link that is half under the head would count as a small target. */
async function expectAccessibleFromTop(page: Page) {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}

test('a guest in house pays, leaves early with the charge shown first, and gets back what is no longer due', async ({
  page,
  browser,
  t,
  language,
}) => {
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'own', 0)
  const agent = await adminPage(browser, page, 'agent', `/${language}/desk/bookings/${reference}`)
  await press(agent, t('adminbookings.checkIn'))
  await done(agent, t('adminbookings.done_check-in'))
  const payment = await opened(agent, t('adminbookings.arrival'))
  await payment.getByRole('button').click()
  await done(agent, t('adminbookings.done_arrival'))

  // Nobody asks a guest in house for what a check-in needs.
  await page.goto(`/${language}/booking/confirm?reference=${reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bookingstatus.checkedInTitle'))
  await expect(page.getByRole('main')).not.toContainText(t('bookingstatus.nextId', { kind: 'stay' }))

  // The traveller sees the same rules: the check-in stays.
  await page.goto(`/${language}/booking/change?reference=${reference}`)
  await expect(page.getByRole('main')).toContainText(t('bookingchange.begun'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Dates that are not possible are marked at their field, and what was typed stays.
  const { check_out } = stayFromNow(0, 2)
  const dates = await opened(agent, t('adminbookings.amend'))
  const field = dates.getByLabel(t('booking.checkOut'))
  await expect(dates.getByLabel(t('booking.checkIn'))).toHaveCount(0)
  await field.fill(check_out)
  await press(agent, t('adminbookings.amendQuote'))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(t('errors.same_dates')))
  await expectAccessibleFromTop(agent)
  await field.fill(stayFromNow(1, 1).check_in)
  await press(agent, t('adminbookings.amendQuote'))
  await expect(dates).toContainText(t('adminbookings.amendPenalty'))
  await expect(dates).toContainText(t('adminbookings.byHand'))
  await expectAccessibleFromTop(agent)
  await expectNoSidewaysScroll(agent)
  await press(agent, t('adminbookings.amendAndCheckOut'))
  await done(agent, t('adminbookings.done_amend-check-out'))
  await expect(agent.getByRole('main')).toContainText(t('adminbookings.checkedOut'))
  await expect(agent.getByRole('main')).toContainText(t('adminbookings.owed'))

  await page.goto(`/${language}/booking/confirm?reference=${reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bookingstatus.completedTitle', { kind: 'stay' }))
  await page.goto(`/${language}/profile/my-booking`)
  await expect(page.getByRole('main')).toContainText(t('shortaccount.owed'))
  await agent.goto(`/${language}/desk`)
  await expect(agent.getByRole('table', { name: new RegExp(t('adminbookings.dayToGiveBack')) })).toContainText(
    reference,
  )
  await expectAccessibleFromTop(agent)
  await expectNoSidewaysScroll(agent)

  await agent.goto(`/${language}/desk/bookings/${reference}`)
  const refund = await opened(agent, t('adminbookings.manualRefund'))
  await refund.getByRole('button', { name: t('adminbookings.giveBackNow') }).click()
  await done(agent, t('adminbookings.done_give-back'))
  await expect(agent.getByRole('main')).not.toContainText(t('adminbookings.giveBackNow'))
  await press(agent, t('adminbookings.undoCheckOut'))
  await done(agent, t('adminbookings.done_undo-check-out'))
  await expect(agent.getByRole('button', { name: t('adminbookings.checkOut'), exact: true })).toBeVisible()
  await agent.context().close()
})
