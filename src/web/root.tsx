import { useContext, useEffect, useRef } from 'react'
import { Links, Meta, Outlet, useLocation, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import elMessiri from '#web/ui/fonts/el-messiri-arabic.woff2'
import fraunces from '#web/ui/fonts/fraunces-latin.woff2'
import readexArabic from '#web/ui/fonts/readex-arabic.woff2'
import readexLatin from '#web/ui/fonts/readex-latin.woff2'
import { allBundles, loadAllMessages, loadedMessages, loadMessages } from '#i18n/load.ts'
import { direction, localeOfPath } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { documentLocale, useDocumentLocale } from '#web/lib/document-locale.ts'
import { links } from '#links/site.ts'
import { errorResponse, requestContext } from '#web/lib/loaders.ts'
import { ErrorPage } from '#web/app/shell/errors/ErrorPage.tsx'
import { RequestId } from '#web/app/shell/request-id.ts'
import { NavigationProgress, Shell, SkipLink } from '#web/app/shell/Shell.tsx'
import { CorrectedFields } from '#web/ui/form/corrected.tsx'
import { isAdminPath } from '#web/app/shell/is-admin.ts'
import { useConventions, useSite, type Site } from '#web/lib/site.ts'
import { useDocumentBundles } from '#web/lib/messages.ts'
import firstPaint from '#web/app/shell/first-paint.js?url&no-inline'
import easyStyles from '#web/ui/styles/easy.css?url'
import printStyles from '#web/ui/styles/print.css?url'
import '#web/ui/styles/site.css'
import type { Route } from './+types/root'

export async function loader({ context }: Route.LoaderArgs): Promise<Site> {
  const { api, locale, origin } = context.get(requestContext)
  const [status] = await Promise.all([api.fetch_web_status(), loadAllMessages(locale)])
  if (!status.ok) throw errorResponse(status.error)
  const {
    brand,
    conventions,
    demo,
    maintenance,
    maintenance_text,
    contact,
    voice,
    empty_pages,
    payment_marks,
    features,
  } = status.data
  const { reply_time, refund_time, illustrations } = voice
  const { email, phone, hours, address } = contact
  return {
    settings: {
      brand,
      conventions,
      demo,
      empty_pages,
      payment_marks,
      maintenance,
      ...(maintenance && { maintenance_text }),
      ...(!features.exchange && { no_exchange: true }),
      ...(!features.texts && { no_texts: true }),
      contact: { email, phone, hours, address },
      voice: { reply_time, refund_time, illustrations },
    },
    origin,
  }
}

/** The settings of the document stay valid: another language is a separate document. */
export function shouldRevalidate() {
  return false
}

/**
 * A page of the site has only the messages of the site; those of checkout and account are loaded before the next page. A page
 * without a known route loads as a new document.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url)
    const locale = localeOfPath(pathname)
    if (locale !== documentLocale() || (isAdminPath(pathname) && !isAdminPath(location.pathname))) {
      await anotherDocument(request)
    }
    const loading = loadMessages(locale, isAdminPath(pathname) ? allBundles : ['site', 'account'])
    // The document has the messages of its own page: a form that is sent without a connection stays there, where the
    // error page would discard its values.
    await (pathname === documentPath ? loading.catch(() => undefined) : loading)
    return next()
  },
]

/** The path of the page that the document was loaded for. */
const documentPath = import.meta.env.SSR ? '' : location.pathname

/**
 * Navigates to a URL as a new document. If the browser restores this document from its back/forward cache, it reloads,
 * because its navigation never finishes.
 */
function anotherDocument(request: Request): Promise<never> {
  if (request.method !== 'GET') throw new Error(`Cannot submit a form to ${request.url} from this document`)
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  location.assign(request.url)
  return new Promise(() => {})
}

export function Layout({ children }: { children: React.ReactNode }) {
  const locale = useDocumentLocale()
  const bundles = useDocumentBundles()
  const conventions = useConventions(locale)
  return (
    <html
      lang={locale}
      dir={direction(locale)}
      data-locale={locale}
      data-hours={conventions.hours}
      data-week={conventions.firstWeekday}
      data-messages={bundles.join(' ')}
      data-request={useContext(RequestId)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The development server adds styles in the order in which modules run, which can put those of a page first. */}
        {import.meta.env.DEV && <style>@layer properties, theme, base, components, utilities;</style>}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1f22" />
        <script src={firstPaint} data-easy-view={easyStyles} />
        <noscript>
          <link rel="stylesheet" href={links.easyStyles} />
        </noscript>
        <Meta />
        {fontsOf[direction(locale)].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        <BrandStyles />
        <link rel="stylesheet" href={printStyles} media="print" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={`/${locale}/manifest.webmanifest`} />
      </head>
      <body>
        <LoadedMessages {...{ locale, conventions }}>
          <SkipLink />
          {children}
          <Shell />
        </LoadedMessages>
        <ScrollPositions />
      </body>
    </html>
  )
}

/** The messages that are loaded by now; each navigation can load more, after which what uses them is rendered again. */
function LoadedMessages(props: Omit<React.ComponentProps<typeof TextProvider>, 'messages'>) {
  useLocation()
  return <TextProvider {...props} messages={loadedMessages(props.locale)} />
}

/**
 * The colours of the provider. A component of its own, because the settings can change after hydration: if the layout
 * rendered again, parts whose code is still loading would lose their HTML.
 */
function BrandStyles() {
  const stylesheet = useSite()?.settings.brand.stylesheet
  return stylesheet ? <link rel="stylesheet" href={stylesheet} /> : null
}

/** Restores scroll positions after hydration; `hydrate.js` does so before. */
function ScrollPositions() {
  useScrollRestoration()
  return null
}

export default function Root() {
  useFocusAfterNavigation()
  return (
    <CorrectedFields>
      <NavigationProgress />
      <Outlet />
    </CorrectedFields>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

/** The two fonts that the first screen uses, by the direction of its script. */
const fontsOf = { ltr: [fraunces, readexLatin], rtl: [elMessiri, readexArabic] }

/**
 * After a navigation inside the site, moves the focus to the `h1`, as the top of a new document would have it: screen
 * readers read it, and keyboard navigation continues from there. Jumps within a page are left to the browser, and an
 * error summary or a field with an error that has just received the focus keeps it. A navigation that continues in
 * place, such as a filter of a list, passes the id of the element that keeps the focus in the state.
 */
function useFocusAfterNavigation(): void {
  const { key, hash, state } = useLocation()
  const keepsFocus = (state as { focus?: string } | null)?.focus
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    if (hash || document.activeElement?.closest('.error-summary, [aria-invalid]')) return
    const target = (keepsFocus && document.getElementById(keepsFocus)) || document.querySelector('h1')
    target?.focus({ preventScroll: true })
  }, [key, hash, keepsFocus])
}
