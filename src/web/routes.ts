import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { locales, type Locale } from '#i18n/locale.ts'
import { pages, routeId, type LayoutName } from '#web/app/pages.ts'

const layouts: LayoutName[] = ['home', 'default', 'auth', 'profile', 'admin']

export default [
  // The languages of a layout are neighbours: they are alike, so that the manifest of routes compresses better.
  ...layouts.flatMap((name) => locales.map((locale) => layoutIn(locale, name))),
  // One route for both languages and without a layout, because visitors never see it and must not load anything for it.
  route(':locale?/dev/kit', 'ui/specimens/kit-route.tsx', { id: 'kit' }),
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
