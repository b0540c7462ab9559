import type { Page } from '@playwright/test'
import { direction } from '#text/locale.ts'
import type { Translator } from '#text/translator.ts'
import { pages } from '#web/pages.ts'
import { expect, test } from './test.ts'

/** Every route of the specification below its language, with an address that exists where it has a part to fill in. */
const routes: Record<string, { address: string; needsAccount?: boolean }> = {
  '': { address: '' },
  faq: { address: 'faq' },
  cart: { address: 'cart' },
  privacy: { address: 'privacy' },
  'about-us': { address: 'about-us' },
  'terms-conditions': { address: 'terms-conditions' },
  'contact-us': { address: 'contact-us' },
  blogs: { address: 'blogs' },
  'blogs/:slug': { address: 'blogs/haramain-train' },
  hotels: { address: 'hotels' },
  'hotels/:id': { address: 'hotels/dar-al-yaqin' },
  packages: { address: 'packages' },
  'packages/:id': { address: 'packages/first-umrah-with-children' },
  services: { address: 'services' },
  'services/:id': { address: 'services/1' },
  'services/details/:slug': { address: 'services/details/companion-for-the-umrah' },
  'booking/book': { address: 'booking/book' },
  'booking/confirm': { address: 'booking/confirm', needsAccount: true },
  'auth/signin': { address: 'auth/signin' },
  'auth/register': { address: 'auth/register' },
  'auth/registerotp': { address: 'auth/registerotp' },
  'auth/loginotpcode': { address: 'auth/loginotpcode' },
  'auth/forgitpass': { address: 'auth/forgitpass' },
  'auth/resetpassword': { address: 'auth/resetpassword' },
  'profile/my-booking': { address: 'profile/my-booking', needsAccount: true },
  'profile/personal-data': { address: 'profile/personal-data', needsAccount: true },
  'profile/update-password': { address: 'profile/update-password', needsAccount: true },
}

test('every link of the menu and the footer opens a page with its word as heading and in its title', async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/faq`)
  const found = page.locator('.site-header nav a, .site-footer nav a')
  const links = await found.evaluateAll((all) =>
    all.map((one) => ({ word: (one.textContent ?? '').trim(), href: one.getAttribute('href') ?? '' })),
  )
  // Another language has other words, and a list of bookings asks to sign in first.
  const own = links.filter(
    ({ href }) => href.startsWith(`/${language}/`) && !href.includes('/profile/') && !/\?/.test(href),
  )
  expect(own.length).toBeGreaterThan(9)
  for (const { word, href } of new Map(own.map((one) => [one.href, one])).values()) {
    await page.goto(href)
    const heading = page.locator('h1')
    // Hotels are those of a place: its name follows the word.
    if (href.endsWith('/hotels')) await expect(heading).toContainText(word)
    else await expect(heading).toHaveText(word)
    await expect(page).toHaveTitle(new RegExp(word))
    const last = page.locator('.breadcrumb li').last()
    if ((await last.count()) > 0) await expect(last).toHaveText(word)
  }
})

test('§2 every route of the specification exists, and this list has them all', () => {
  const paths: string[] = pages.map(({ path }) => path)
  for (const path of Object.keys(routes)) expect(paths, path).toContain(path)
})

test('§2 every route of the specification answers in its language, or sends whoever has no account to sign in', async ({
  request,
  language,
}) => {
  for (const { address, needsAccount } of Object.values(routes)) {
    const response = await request.get(`/${language}${address && `/${address}`}`)
    expect(response.status(), address).toBe(200)
    if (needsAccount) expect(response.url()).toMatch(/auth\/signin\?next=/)
    expect(await response.text(), address).toContain(`<html lang="${language}" dir="${direction(language)}"`)
  }
})

async function fillContact(page: Page) {
  await page.locator('[name=name]').fill('Amal Contact')
  await page.locator('[name=email]').fill('amal@example.com')
  await page.locator('[name=topic]').selectOption('group')
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('writing to the provider keeps what was typed, and ends with a receipt', async ({ page, t, language }) => {
      await page.goto(`/${language}/contact-us?topic=group`)
      const shown = Date.now()
      await expect(page.locator('[name=topic]')).toHaveValue('group')
      await fillContact(page)
      await page.locator('[name=message]').fill('short')
      // What is sent within a second was written by nobody.
      await expect.poll(() => Date.now() - shown).toBeGreaterThan(1_000)
      await send(page, t)
      await expect(page.locator('.error-summary')).toBeVisible()
      await expect(page.locator('[name=name]')).toHaveValue('Amal Contact')
      await page.locator('[name=message]').fill('We are twenty people and come in the spring.')
      await send(page, t)
      await expect(page.getByText(t('content.sentTitle'))).toBeVisible()
      await expect(page.locator('main code')).toHaveText(/^C-[2-9A-Z]{8}$/)
    })

    test('questions are searched, and one that is linked to stands open', async ({ page, t, language }) => {
      await page.goto(`/${language}/faq#walking-minutes`)
      await expect(page.locator('details:has(#walking-minutes)')).toHaveAttribute('open')
      await page.locator('[name=q]').fill(language === 'ar' ? 'كُرسيّ' : 'WHEELCHAIR')
      if (!scripts) await page.getByRole('button', { name: t('content.search'), exact: true }).click()
      await expect(page.locator('main h3:visible')).toHaveCount(1)
    })

    test('asking for a service begins the message with its name', async ({ page, t, language }) => {
      await page.goto(`/${language}/services/1?q=zzzz`)
      const service = await page.locator('h1').innerText()
      await page.getByRole('link', { name: t('content.askForService') }).click()
      await expect(page.locator('[name=topic]')).toHaveValue('service')
      await expect(page.locator('[name=message]')).toHaveValue(t('content.messageAbout', { service }) + '\n\n')
    })

    test('articles by category, tag and words', async ({ page, t, language }) => {
      await page.goto(`/${language}/blogs`)
      await expect(page.locator('main article')).toHaveCount(9)
      await page
        .getByRole('navigation', { name: t('content.categories') })
        .getByRole('link')
        .nth(1)
        .click()
      await expect(page).toHaveURL(/category=/)
      await expect(page.locator('main article')).not.toHaveCount(9)
      await page.goto(`/${language}/blogs?q=${encodeURIComponent('zzzz')}`)
      await expect(page.getByRole('heading', { name: t('content.noArticles') })).toBeVisible()
      await page.goto(`/${language}/blogs`)
      await page.locator('main article a').first().click()
      await expect(page.locator('main article h2').first()).toBeVisible()
      await expect(page.getByText(t('content.related'))).toBeVisible()
      await page.locator('[name=q]').fill(language === 'ar' ? 'عَجوه' : 'Ajwa')
      await page.getByRole('button', { name: t('content.search'), exact: true }).click()
      await expect(page.locator('main article')).toHaveCount(1)
    })
  })
}

async function send(page: Page, t: Translator) {
  await page.getByRole('button', { name: t('content.sendMessage') }).click()
}
