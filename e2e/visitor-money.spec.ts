import { expect, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

test('a visitor chooses a currency, returns to the page, and sees what its prices are worth @rule', async ({
  page,
  t,
}) => {
  const { check_in, check_out } = stayFromNow(40, 3)
  await page.goto(`/en/hotels?where=makkah&check_in=${check_in}&check_out=${check_out}`)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.currency') })
    .click()
  // The list of hotels has radio buttons, too.
  await expect(page.getByRole('heading', { level: 1, name: t('exchange.title') })).toBeVisible()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: t('exchange.save') }).click()
  await expect(page).toHaveURL(/\/en\/hotels\?where=makkah/)
  await expect(page.locator('[data-price]').first().getByText(/^≈/)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(/^SAR.1 ≈ /)).toBeVisible()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.packages') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/packages$/)
  // The address changes before the page is drawn, so the card of a hotel may still be the first.
  const packageCards = page.getByRole('article').filter({ hasText: t('packages.seeDates') })
  await packageCards.first().getByRole('link').first().click()
  await expect(page.getByRole('table').locator('[data-price]').first().getByText(/^≈/)).toBeVisible()
})

test('the currency is chosen without scripts, too @rule', async ({ request }) => {
  const form = { currency: 'USD', next: '/en/hotels' }
  const chosen = await request.post('/en/currency', { form, maxRedirects: 0 })
  expect([chosen.status(), chosen.headers()['location']]).toEqual([302, '/en/hotels'])
  expect(chosen.headers()['set-cookie']).toContain('currency=USD')
  const other = await request.post('/en/currency', {
    form: { currency: 'XXX', next: 'https://example.com' },
    maxRedirects: 0,
  })
  expect([other.headers()['location'], other.headers()['set-cookie']]).toEqual([
    '/en',
    expect.stringContaining('Max-Age=0'),
  ])
})

test('the link to the cart shows the number of its lines, and the narrowest header has room for it @rule', async ({
  page,
  t,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'cart_count', value: '2', url: baseURL ?? '' }])
  await page.setViewportSize({ width: 320, height: 700 })
  for (const locale of ['ar', 'en']) {
    await page.goto(`/${locale}/faq`)
    await expect(page.locator('[data-cart="2"]')).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await expect(page.getByRole('banner').getByRole('link', { name: `${t('shell.cart')}: 2` })).toBeVisible()
  // Another tab of the browser adds a line; this one shows it when the visitor returns to it.
  await context.addCookies([{ name: 'cart_count', value: '3', url: baseURL ?? '' }])
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.locator('[data-cart="3"]')).toBeVisible()
})
