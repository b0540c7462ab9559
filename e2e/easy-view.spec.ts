import { expect, expectAccessible, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

const { check_in, check_out } = stayFromNow(40, 3)

test('the easy view is one tap away, has larger type and fewer choices, and is remembered', async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/faq`)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('shell.easyView') })
    .click()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: t('shell.standardView') })).toBeVisible()
  await expect(page).toHaveURL(`/${language}/faq`)

  await page.goto(`/${language}/hotels?where=makkah&check_in=${check_in}&check_out=${check_out}`)
  const card = page.getByRole('article').first()
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
  expect(parseFloat(size)).toBeGreaterThan(18)
  await expect(card.getByRole('checkbox')).toBeHidden()
  await expect(page.getByRole('link', { name: t('filters.map'), exact: true }).first()).toBeHidden()
  await expectAccessible(page)
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  // An unfolded part has its title once.
  await page.goto(`/${language}/packages/umrah-in-four-days`)
  const folded = page.locator('#included .disclosure').first()
  await folded.locator('summary').click()
  await expect(folded.getByRole('listitem').first()).toBeVisible()
  await expect(folded.getByRole('heading')).toBeHidden()

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('shell.standardView') })
    .click()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: t('shell.easyView') })).toBeVisible()
})

test('without scripts the easy view has the same styles, and public pages are the same bytes for everyone @rule', async ({
  browser,
  baseURL,
  t,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/faq')
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await size()).toBe('16px')
  const before = await (await context.request.get('/en/faq')).text()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('shell.easyView') })
    .click()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: t('shell.standardView') })).toBeVisible()
  await expect(page).toHaveURL('/en/faq')
  expect(await size()).toBe('20px')
  const after = await context.request.get('/en/faq')
  expect([await after.text(), after.headers()['cache-control']]).toEqual([before, expect.stringMatching(/^public/)])
  // A page for everyone does not know who reads it: its link leads to the bookings, or to the sign-in, as it should.
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: t('common.signIn') })).toBeHidden()
  await header.getByRole('link', { name: t('shell.myBookings') }).click()
  await expect(page).toHaveURL(/\/en\/auth\/signin\?next=/)
  await context.close()
})

test('a choice of the view from another site is rejected, and returns only to this site @rule', async ({ request }) => {
  const foreign = await request.post('/easy-view', {
    form: { view: 'easyView' },
    headers: { Origin: 'https://example.com' },
    maxRedirects: 0,
  })
  expect(foreign.status()).toBe(403)
  const elsewhere = await request.post('/easy-view', {
    form: { view: 'easyView' },
    headers: { Referer: 'https://example.com/en/faq' },
    maxRedirects: 0,
  })
  expect([elsewhere.status(), elsewhere.headers()['location']]).toEqual([303, '/en'])
  expect(elsewhere.headers()['set-cookie']).toMatch(/^easy_view=1; Path=\/; SameSite=Lax; Max-Age=31536000/)
})
