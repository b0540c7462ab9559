import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'
import { bookAsGuest } from './guest.ts'
import { signInAsManager } from './manager.ts'

const open = async (page: Page, summary: string) => {
  const part = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: summary }) })
    .last()
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
  return part
}

test('staff take a payment within what is owed, reverse it with a reason, and the folio and the accountant’s file have both', async ({
  page,
  t,
  language,
}) => {
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'own', 33)
  await signInAsManager(page)
  await page.goto(`/${language}/desk/bookings/${reference}`)
  const folio = page.getByRole('table', { name: t('folio.title'), exact: true })
  await expect(folio).toContainText('15%')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const payment = await open(page, t('adminbookings.arrival'))
  const amount = payment.getByLabel(t('adminbookings.refundAmount', { currency: language === 'ar' ? 'ر.س' : 'SAR' }))
  const way = payment.getByLabel(t('adminbookings.arrivalWay'))
  await way.selectOption('transfer')
  for (const wrong of ['999999', 'a lot', '']) {
    await amount.fill(wrong)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await payment.getByRole('button').click()
    await answer
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveAccessibleDescription(/\S/)
    await expect(amount).toHaveValue(wrong)
    await expect(way).toHaveValue('transfer')
  }
  await expectAccessible(page)
  await amount.fill('100')
  await payment.getByRole('button').click()
  const transfer = t('folio.payment', { way: t('folio.wayOf', { way: 'transfer' }) })
  await expect(folio).toContainText(transfer)

  const reversal = await open(page, t('adminbookings.reverse'))
  const reason = reversal.getByLabel(t('adminbookings.reverseReason'))
  await reversal.getByRole('button').click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('Another guest')
  await reversal.getByRole('button').click()
  const reversed = folio.getByRole('row').filter({ hasText: t('folio.reversal', { entry: transfer }) })
  await expect(reversed).toContainText('Another guest')
  await expect(folio.getByRole('row').last()).toContainText(t('folio.balance'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const file = await page.request.get(`/${language}/desk/reports/file?report=payments&format=csv`)
  const lines = (await file.text()).split('\r\n').filter((line) => line.includes(t('folio.wayOf', { way: 'transfer' })))
  expect(lines.some((line) => line.includes(t('reports.kindOf', { kind: 'payment' })))).toBe(true)
  expect(lines.some((line) => line.includes(t('reports.kindOf', { kind: 'reversal' })) && /,-\d/.test(line))).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a wrong amount is marked at its field, and nothing typed is lost', async ({ page, t, language }) => {
    await page.goto(`/${language}/faq`)
    const reference = await bookAsGuest(page, 'own', 34)
    await signInAsManager(page)
    await page.goto(`/${language}/desk/bookings/${reference}`)
    const payment = await open(page, t('adminbookings.arrival'))
    const amount = payment.getByLabel(t('adminbookings.refundAmount', { currency: language === 'ar' ? 'ر.س' : 'SAR' }))
    await amount.fill('999999')
    await payment.getByLabel(t('adminbookings.arrivalWay')).selectOption('card')
    await payment.getByRole('button').click()
    await expect(amount).toBeVisible()
    await expect(amount).toHaveValue('999999')
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(payment.getByLabel(t('adminbookings.arrivalWay'))).toHaveValue('card')
  })
})
