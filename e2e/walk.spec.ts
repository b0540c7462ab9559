import { savedCookie } from '#domains/products/stays/saved/saved-cookie.ts'
import { contentLocales, type ContentLocale } from '#i18n/locale.ts'
import { expect, test } from './test.ts'
import { otherPages, routes } from './walk/routes.ts'
import { deadLinks } from './walk/dead-links.ts'
import { listen, visit, type Visit, type Walk } from './walk/visit.ts'
import { roles, walkWorld, type Role, type World } from './walk/world.ts'

test.use({ pictures: true, somebody: false })

/** The first screen of each language; `visit` resizes each page to the other width. */
const devices = {
  en: { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, locale: 'en-US' },
  ar: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ar-EG' },
}

for (const role of roles)
  for (const locale of contentLocales)
    test.describe(locale, () => {
      test.use(devices[locale])

      test(`the pages in ${locale} as ${role} are complete, show texts instead of keys, and have no dead links`, async ({
        browser,
        page,
        baseURL,
        isMobile,
      }) => {
        if (!baseURL) throw new Error('baseURL is not set')
        const world = await walkWorld(baseURL)
        const plain = await browser.newContext({ ...devices[locale], baseURL, javaScriptEnabled: false })
        const walk: Walk = { faults: [], hrefs: new Set(), opened: new Set() }
        const pages = { alive: page, plain: await plain.newPage() }
        for (const opened of Object.values(pages)) {
          listen(opened, walk)
          await opened.context().addCookies(world.cookies[role])
          if (role === 'visitor' || role === 'traveller') await opened.context().addCookies([saved(world, baseURL)])
        }
        // Pictures are loaded by the pages that are hydrated.
        await plain.route('/img/**', (route) => route.abort('aborted'))
        for (const { to, alive, accessible } of visitsOf(role, locale, world))
          await visit(alive ? pages.alive : pages.plain, walk, to, { alive, accessible, phone: isMobile })
        // `links.spec.ts` checks every link and picture that a visitor sees.
        const dead = role === 'visitor' ? [] : await deadLinks(plain.request, walk.hrefs, walk.opened)
        await plain.close()
        expect([...walk.faults, ...dead]).toEqual([])
      })
    })

/**
 * The visits of a role in a language. A visitor opens every public page in both languages. The roles that share another
 * page open it in alternating languages, and its further states are visited once, by the first of these roles. Every
 * page is hydrated once, by the first of its roles in alternating languages, and with `ALL_FORMS=1` in both; the
 * accessibility of public pages is checked then, and other tests check that of signed-in pages.
 */
function visitsOf(
  role: Role,
  locale: ContentLocale,
  world: World,
): { to: Visit; alive: boolean; accessible: boolean }[] {
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
      .map((to) => {
        const alive = role === sharing[0] && to === page[role]?.[0] && (allForms || inLanguage(n))
        return { to, alive, accessible: alive && role === 'visitor' }
      })
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
