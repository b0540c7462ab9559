import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { locales, type Locale } from '#i18n/locale.ts'
import { pages, routeId, type LayoutName } from '#web/app/pages.ts'

const layouts: LayoutName[] = ['home', 'default', 'auth', 'profile', 'admin']

export default [
  // The languages of a layout are neighbours: they are alike, so that the manifest of routes compresses better.
  ...layouts.flatMap((name) => locales.map((locale) => layoutIn(locale, name))),
  route('*', 'routes/site/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig

function layoutIn(locale: Locale, name: LayoutName): RouteConfigEntry {
  return layout(
    `app/layouts/${name}.tsx`,
    { id: routeId(`layout-${name}`, locale) },
    pages
      .filter((page) => page.layout === name)
      .map((page) =>
        route(page.path ? `${locale}/${page.path}` : locale, `routes/${page.file}.tsx`, {
          id: routeId(page.name, locale),
        }),
      ),
  )
}
