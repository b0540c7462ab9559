import { locales } from '#i18n/locale.ts'
import { demoHotel, demoPackage, demoService } from '../public-pages.ts'
import { expect, test } from '../test.ts'

/**
 * Routes of §2 with their layout and, if they redirect a visitor who is not signed in or has not started a step, the
 * target.
 */
const routes: { path: string; layout: 'home' | 'default' | 'auth' | 'profile'; leadsTo?: string }[] = [
  { path: '', layout: 'home' },
  { path: '/faq', layout: 'default' },
  { path: '/cart', layout: 'default' },
  { path: '/privacy', layout: 'default' },
  { path: '/about-us', layout: 'default' },
  { path: '/terms-conditions', layout: 'default' },
  { path: '/contact-us', layout: 'default' },
  { path: '/blogs', layout: 'default' },
  { path: '/blogs/hijri-calendar', layout: 'default' },
  { path: '/hotels', layout: 'default' },
  { path: `/hotels/${demoHotel}`, layout: 'default' },
  { path: '/packages', layout: 'default' },
  { path: `/packages/${demoPackage}`, layout: 'default' },
  { path: '/services', layout: 'default' },
  { path: '/services/1', layout: 'default' },
  { path: `/services/details/${demoService}`, layout: 'default' },
  { path: '/booking/book', layout: 'default' },
  { path: '/booking/confirm', layout: 'default', leadsTo: '/auth/signin' },
  { path: '/auth/signin', layout: 'auth' },
  { path: '/auth/register', layout: 'auth' },
  { path: '/auth/registerotp', layout: 'auth', leadsTo: '/auth/register' },
  { path: '/auth/loginotpcode', layout: 'auth' },
  { path: '/auth/forgitpass', layout: 'auth' },
  { path: '/auth/resetpassword', layout: 'auth', leadsTo: '/auth/forgitpass' },
  { path: '/profile/my-booking', layout: 'profile', leadsTo: '/auth/signin' },
  { path: '/profile/personal-data', layout: 'profile', leadsTo: '/auth/signin' },
  { path: '/profile/update-password', layout: 'profile', leadsTo: '/auth/signin' },
]

for (const locale of locales)
  test(`§2 every route answers under /${locale}, in that language @main`, async ({ request }) => {
    for (const { path, leadsTo } of routes) {
      const answer = await request.get(`/${locale}${path}`)
      expect(answer.status(), path).toBe(200)
      expect(new URL(answer.url()).pathname, path).toBe(`/${locale}${leadsTo ?? path}`)
      expect(await answer.text(), path).toContain(`lang="${locale}"`)
    }
  })

test('§2 every route name has its language as suffix, and every route is in its layout @main', async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/faq`)
  await page.locator('html').dispatchEvent('pointerdown')
  const known = () =>
    page.evaluate(() => {
      const { __reactRouterManifest: manifest } = window as unknown as {
        __reactRouterManifest?: { routes: Record<string, { path?: string; parentId?: string }> }
      }
      return Object.entries(manifest?.routes ?? {}).map(([name, { path, parentId }]) => ({ name, path, parentId }))
    })
  await expect.poll(async () => (await known()).length).toBeGreaterThan(routes.length)
  const found = await known()
  for (const { path, layout } of routes) {
    const at = `/${language}${path}`
    const route = found.find(
      (one) =>
        one.path && new RegExp(`^/${one.path.replace(/:[^/]+/g, '[^/]+')}$`).test(at) && one.name !== 'not-found',
    )
    expect(route?.name, at).toMatch(new RegExp(`___${language}$`))
    expect(route?.parentId, at).toBe(`layout-${layout}___${language}`)
  }
})

test('§9 the contact page promises a reply within 24 hours @main', async ({ page, language }) => {
  await page.goto(`/${language}/contact-us`)
  await expect(page.getByRole('main')).toContainText(/24/)
})
