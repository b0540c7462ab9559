import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { locales, type Locale } from '#text/locale.ts'
import { pages, routeId, type LayoutName } from '#web/pages.ts'

const layouts: LayoutName[] = ['home', 'default', 'auth', 'profile', 'desk']

export default [
  ...locales.flatMap((locale) => layouts.map((name) => layoutIn(locale, name))),
  // One for both languages and without a frame: what nobody sees should weigh nothing anywhere.
  route(':locale?/dev/kit', 'dev/kit-route.tsx', { id: 'kit' }),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig

function layoutIn(locale: Locale, name: LayoutName): RouteConfigEntry {
  const folder = name === 'desk' ? 'desk/routes' : 'routes'
  return layout(
    name === 'desk' ? 'desk/layout.tsx' : `layouts/${name}.tsx`,
    { id: routeId(`layout-${name}`, locale) },
    pages
      .filter((page) => page.layout === name)
      .map((page) =>
        route(page.path ? `${locale}/${page.path}` : locale, `${folder}/${page.file}.tsx`, {
          id: routeId(page.name, locale),
        }),
      ),
  )
}
