import pg from 'pg'
import { addDays } from '#domains/shared/dates.ts'
import { reviewLinks } from '#links/booking.ts'
import { call } from './call.ts'
import { databaseUrl } from './database.ts'
import { signUp } from './sign-up.ts'
import { bookStay } from './stays.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, today } from './test.ts'

test('a traveller reviews a completed stay without scripts and deletes the review', async ({
  browser,
  page: account,
  language,
  t,
  baseURL,
}) => {
  const { address } = await signUp(account, language)
  const reference = await bookStay(account.request, { supply: 'own', days: 60, payment: 'arrival', contact: address })
  await completeStay(reference)
  const [mine] = await call<{ token: string }[]>(account.request, 'fetch_my_reviews', {})
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(reviewLinks.form(language, mine?.token ?? ''))
  await page.getByRole('textbox', { name: t('rate.words') }).fill('Clean and quiet. Call +966 51 234 5678.')
  await page.getByRole('button', { name: t('rate.publish') }).click()
  // The typed text stays; the missing answers are reported next to their fields.
  await expect(page.getByRole('group', { name: t('errors.invalid_input') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('rate.words') })).toHaveValue(/Clean and quiet/)

  const stars = page.getByRole('group', { name: t('rate.stars') })
  await stars.getByRole('radio', { name: t('rate.starLabel', { stars: 4 }) }).check()
  await page.getByRole('radio', { name: t('rate.party_family') }).check()
  await page.getByRole('button', { name: t('rate.publish') }).click()
  await expect(page.getByText(t('rate.thanks'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('rate.words') })).toHaveValue('Clean and quiet. Call ***.')

  await page.getByRole('link', { name: t('rate.delete') }).click()
  await page.getByRole('button', { name: t('rate.deleteNow') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('rate.deleted') })).toBeVisible()
  await context.close()
})

test('the reviews of a hotel are filtered by party and language', async ({ page, language, t }) => {
  await page.goto(reviewLinks.all(language, 'stay', 'dar-al-yaqin'))
  await expect(page.getByText(t('reviews.invented'))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const reviews = page.getByRole('article')
  await page.getByRole('main').getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/language=en/)
  await expect(reviews.first()).toBeVisible()
  await expect(reviews.locator('[lang=ar]')).toHaveCount(0)
})

/** Writes to the database what only time brings. */
async function completeStay(reference: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  const dates = [addDays(today(), -6), addDays(today(), -3)]
  await client
    .query(`update booking set status = 'completed', check_in = $2, check_out = $3 where reference = $1`, [
      reference,
      ...dates,
    ])
    .finally(() => client.end())
}
