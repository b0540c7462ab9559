import type { Page } from '@playwright/test'
import { direction } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { pages } from '#web/app/pages.ts'
import { errorSummary, expect, isAlive, test } from './test.ts'

/** Every route of the specification below its language, with an existing address for routes with parameters. */
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

test('every link of the menu and the footer opens a page whose heading and title contain the link text', async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/faq`)
  // On a phone the menu is closed.
  const found = page
    .getByRole('banner')
    .or(page.getByRole('contentinfo'))
    .getByRole('navigation', { includeHidden: true })
    .getByRole('link', { includeHidden: true })
  const links = await found.evaluateAll((all) =>
    all.map((one) => ({ word: (one.textContent ?? '').trim(), href: one.getAttribute('href') ?? '' })),
  )
  // Excludes links to the other language, whose texts differ, and bookings, which require sign-in.
  const own = links.filter(
    ({ href }) => href.startsWith(`/${language}/`) && !href.includes('/profile/') && !/\?/.test(href),
  )
  expect(own.length).toBeGreaterThan(9)
  for (const { word, href } of new Map(own.map((one) => [one.href, one])).values()) {
    await page.goto(href)
    const heading = page.locator('h1')
    // The heading of the hotels page adds the name of the place.
    if (href.endsWith('/hotels')) await expect(heading).toContainText(word)
    else await expect(heading).toHaveText(word)
    await expect(page).toHaveTitle(new RegExp(word))
    const last = page
      .getByRole('navigation', { name: t('common.breadcrumbs') })
      .getByRole('listitem')
      .last()
    if ((await last.count()) > 0) await expect(last).toHaveText(word)
  }
})

test('§2 every route of the specification exists, and this list contains all of them', { tag: '@rule' }, () => {
  const paths: string[] = pages.map(({ path }) => path)
  for (const path of Object.keys(routes)) expect(paths, path).toContain(path)
})

test('§2 every route of the specification responds in its language or redirects visitors to sign in', async ({
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

test(
  'what was typed into a prepared message before hydration is preserved',
  { tag: '@rule' },
  async ({ page, language }) => {
    const { promise: typed, resolve: finishTyping } = Promise.withResolvers<void>()
    await page.route('**/contact-us-*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page.goto(`/${language}/contact-us?booking=R7K2MN`)
    const message = page.getByRole('textbox', { name: /message/i })
    await expect(message).toHaveValue(/R7K2MN/)
    await message.fill('May I arrive late?')
    finishTyping()
    await expect.poll(() => isAlive(page, 'textarea[name=message]')).toBe(true)
    await expect(message).toHaveValue('May I arrive late?')
  },
)

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@rule' }, () => {
    test.use({ javaScriptEnabled: scripts })

    test('a contact form keeps what was typed and ends with a receipt', async ({ page, t, language }) => {
      await page.goto(`/${language}/contact-us?topic=group`)
      const shown = Date.now()
      await expect(page.locator('[name=topic]')).toHaveValue('group')
      await fillContact(page)
      await page.locator('[name=message]').fill('short')
      // A form that is sent within a second is treated as automated.
      await expect.poll(() => Date.now() - shown).toBeGreaterThan(1_000)
      await send(page, t)
      await expect(errorSummary(page, t)).toBeVisible()
      await expect(page.locator('[name=name]')).toHaveValue('Amal Contact')
      await page.locator('[name=message]').fill('We are twenty people and come in the spring.')
      await send(page, t)
      await expect(page.getByText(t('content.sentTitle'))).toBeVisible()
      await expect(page.locator('main code')).toHaveText(/^C-[2-9A-Z]{8}$/)
    })

    test('questions can be searched, and a linked question is open', async ({ page, t, language }) => {
      await page.goto(`/${language}/faq#walking-minutes`)
      await expect(page.locator('details:has(#walking-minutes)')).toHaveAttribute('open')
      await page.locator('[name=q]').fill(language === 'ar' ? 'كُرسيّ' : 'WHEELCHAIR')
      if (!scripts) await page.getByRole('button', { name: t('content.search'), exact: true }).click()
      await expect(page.locator('main h3:visible')).toHaveCount(1)
    })

    test('a request for a service starts the message with its name', async ({ page, t, language }) => {
      await page.goto(`/${language}/services/1?q=zzzz`)
      const service = await page.locator('h1').innerText()
      await page.getByRole('link', { name: t('content.askForService') }).click()
      await expect(page.locator('[name=topic]')).toHaveValue('service')
      await expect(page.locator('[name=message]')).toHaveValue(t('content.messageAbout', { service }) + '\n\n')
    })

    test('articles are filtered by category, tag and search text', async ({ page, t, language }) => {
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
