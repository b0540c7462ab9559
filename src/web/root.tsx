import { useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import elMessiri from '#web/fonts/el-messiri-arabic.woff2'
import fraunces from '#web/fonts/fraunces-latin.woff2'
import readexArabic from '#web/fonts/readex-arabic.woff2'
import readexLatin from '#web/fonts/readex-latin.woff2'
import { loadedMessages, loadMessages, messagesHrefs } from '#text/load.ts'
import { direction, type Locale, localeOfPath } from '#text/locale.ts'
import { TextProvider } from '#text/react.tsx'
import { documentLocale, useDocumentLocale } from '#web/document-locale.ts'
import { links } from '#web/links.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { NavigationProgress } from '#web/shell/NavigationProgress.tsx'
import { PageEnd } from '#web/shell/PageEnd.tsx'
import { RequestId } from '#web/shell/request-id.ts'
import { Shell } from '#web/shell/Shell.tsx'
import { SkipLink } from '#web/shell/SkipLink.tsx'
import { isOfDesk } from '#web/shell/of-desk.ts'
import { useFocusAfterNavigation } from '#web/shell/focus.ts'
import type { Site } from '#web/site.ts'
import { useFirstWords } from '#web/words.ts'
import type { Route } from './+types/root.ts'
import printStyles from '#web/styles/print.css?url'
import '#web/styles/site.css'

export async function loader({ context }: Route.LoaderArgs): Promise<Site> {
  const { api, locale, origin } = context.get(requestContext)
  const [status] = await Promise.all([api.fetch_web_status(), loadMessages(locale)])
  if (!status.ok) throw pageRefused(status.error)
  const { brand, demo, maintenance, contact } = status.data
  const { email, phone, hours, address } = contact
  return { settings: { brand, demo, maintenance, contact: { email, phone, hours, address } }, origin }
}

/** The settings stay as they came with the document: another language is another document. */
export function shouldRevalidate() {
  return false
}

/** The document brought the words of its own page; the next page may need others. Pages it knows no route of are another document. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url)
    const locale = localeOfPath(pathname)
    if (locale !== documentLocale() || (isOfDesk(pathname) && !isOfDesk(location.pathname))) {
      await anotherDocument(request)
    }
    await loadMessages(locale)
    return next()
  },
]

/** Leaves for an address. Whoever comes back to the document as it was left finds it made anew, waiting for nothing. */
function anotherDocument(request: Request): Promise<never> {
  if (request.method !== 'GET') throw new Error(`A form of this document cannot be sent to ${request.url}`)
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  location.assign(request.url)
  return new Promise(() => {})
}

export function Layout({ children }: { children: React.ReactNode }) {
  const locale = useDocumentLocale()
  const words = useFirstWords()
  return (
    <html
      lang={locale}
      dir={direction(locale)}
      data-locale={locale}
      data-words={words?.join(' ')}
      data-request={useContext(RequestId)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1f22" />
        <Meta />
        {fontsOf[locale].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        <link rel="stylesheet" href={printStyles} media="print" />
        {messagesHrefs(locale, words).map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={links.manifest(locale)} />
      </head>
      <body>
        <TextProvider locale={locale} messages={loadedMessages(locale)}>
          <SkipLink />
          {children}
          <Shell />
        </TextProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useFocusAfterNavigation()
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageEnd error={error} />
}

/** The two that the first screen is written in. */
const fontsOf: Record<Locale, string[]> = { en: [fraunces, readexLatin], ar: [elMessiri, readexArabic] }
