import { savedCookie } from '#domains/stays/saved.ts'
import { locales, type Locale } from '#text/locale.ts'
import { expect, test } from './test.ts'
import { otherPages, routes } from './walk/routes.ts'
import { deadLinks } from './walk/dead-links.ts'
import { listen, visit } from './walk/visit.ts'
import { roles, walkWorld } from './walk/world.ts'

test.use({ somebody: false })

/** How a language is read first: the other width follows by resizing the page. */
const devices = {
  en: { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, locale: 'en-US' },
  ar: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ar-EG' },
}

for (const role of roles)
  for (const locale of locales)
    test.describe(locale, () => {
      test.use(devices[locale])

      test(`every page in ${locale} as ${role} is whole, in words, and leads somewhere`, async ({ page, baseURL }) => {
        if (!baseURL) throw new Error('No site to walk')
        test.setTimeout(300_000)
        const world = await walkWorld(baseURL)
        const context = page.context()
        await context.addCookies(world.cookies[role])
        if (role === 'visitor' || role === 'traveller') await context.addCookies([saved(world, baseURL)])
        // Signed-in roles meet the same parts again, and other tests check those pages.
        const walk = listen(page)
        for (const visits of visitsOf(locale))
          for (const [i, to] of visits.entries())
            // Further visits of one route are taken in one language each.
            if (i === 0 || (i % 2 === 0) === (locale === 'en'))
              await visit(page, walk, to, { accessible: role === 'visitor' && i === 0 })
        // `links.spec.ts` follows every link and picture that a visitor meets.
        const dead = role === 'visitor' ? [] : await deadLinks(context.request, walk.hrefs)
        expect([...walk.faults, ...dead]).toEqual([])

        function visitsOf(locale: Locale) {
          const all = [...Object.values(routes).map((of) => of({ locale, world })), otherPages(locale)]
          return all.map((visits) => visits[role] ?? [])
        }
      })
    })

function saved({ catalogue }: Awaited<ReturnType<typeof walkWorld>>, url: string) {
  const [name = '', value = ''] =
    savedCookie(
      catalogue.stay.own.slice(0, 3).map(({ id }) => id),
      false,
    )
      .split(';', 1)[0]
      ?.split('=') ?? []
  return { name, value, url }
}
