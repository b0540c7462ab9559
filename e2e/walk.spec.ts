import { savedCookie } from '#domains/products/stays/saved/saved-cookie.ts'
import { locales, type Locale } from '#i18n/locale.ts'
import { expect, test } from './test.ts'
import { otherPages, routes } from './walk/routes.ts'
import { deadLinks } from './walk/dead-links.ts'
import { listen, visit, type Visit } from './walk/visit.ts'
import { roles, walkWorld, type Role, type World } from './walk/world.ts'

test.use({ pictures: true, somebody: false })

/** The first screen of each language; `visit` resizes each page to the other width. */
const devices = {
  en: { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, locale: 'en-US' },
  ar: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ar-EG' },
}

for (const role of roles)
  for (const locale of locales)
    test.describe(locale, () => {
      test.use(devices[locale])

      test(`the pages in ${locale} as ${role} are complete, show texts instead of keys, and have no dead links`, async ({
        page,
        baseURL,
      }) => {
        if (!baseURL) throw new Error('baseURL is not set')
        const world = await walkWorld(baseURL)
        const context = page.context()
        await context.addCookies(world.cookies[role])
        if (role === 'visitor' || role === 'traveller') await context.addCookies([saved(world, baseURL)])
        const walk = listen(page)
        for (const { to, accessible } of visitsOf(role, locale, world)) await visit(page, walk, to, { accessible })
        // `links.spec.ts` checks every link and picture that a visitor sees.
        const dead = role === 'visitor' ? [] : await deadLinks(context.request, walk.hrefs, walk.opened)
        expect([...walk.faults, ...dead]).toEqual([])
      })
    })

/**
 * The visits of a role in a language. A visitor opens every public page in both languages. Its accessibility is checked
 * in alternating languages, with `ALL_FORMS=1` in both; other tests check that of signed-in pages. The roles that share another page open it in alternating
 * languages, and its further states are visited once, by the first of these roles.
 */
function visitsOf(role: Role, locale: Locale, world: World): { to: Visit; accessible: boolean }[] {
  const inLanguage = (n: number) => (n % 2 === 0) === (locale === 'en')
  const pages = [...Object.values(routes).map((of) => of({ locale, world })), otherPages(locale)]
  return pages.flatMap((page, n) => {
    const sharing = roles.filter((one) => page[one])
    const earlier = sharing.slice(0, sharing.indexOf(role)).flatMap((one) => page[one]?.map(pathOf) ?? [])
    const inBoth = role === 'visitor' || sharing.length === 1
    return (page[role] ?? [])
      .filter((to, i) =>
        i === 0 ? inBoth || inLanguage(n + sharing.indexOf(role)) : inLanguage(i) && !earlier.includes(pathOf(to)),
      )
      .map((to) => ({ to, accessible: role === 'visitor' && to === page[role]?.[0] && (allForms || inLanguage(n)) }))
  })
}

const allForms = process.env.ALL_FORMS === '1'

const pathOf = (to: Visit) => (typeof to === 'string' ? to : to.path)

function saved({ catalogue }: World, url: string) {
  const [name = '', value = ''] =
    savedCookie(
      catalogue.stay.own.slice(0, 3).map(({ id }) => ({ hotel_id: id, stay: null, price: null })),
      false,
    )
      .split(';', 1)[0]
      ?.split('=') ?? []
  return { name, value, url }
}
