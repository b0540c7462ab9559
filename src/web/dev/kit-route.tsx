import { data, useSearchParams } from 'react-router'
import { loadedMessages, loadMessages } from '#text/load.ts'
import { direction, isLocale, locales, type Locale } from '#text/locale.ts'
import { TextProvider, useLocale } from '#text/react.tsx'
import type { CompiledMessages } from '#text/translator.ts'
import { KitColumn, KitHead, type Theme } from '#web/dev/KitPage.tsx'
import { useLightbox } from '#web/kit/use-lightbox.ts'
import { requestContext } from '#web/server-context.ts'
import type { Route } from './+types/kit-route.ts'

/** For developers: the words of the second column travel with the page, which nobody else opens. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shown = context.get(requestContext).devPages && (!params.locale || isLocale(params.locale))
  if (!shown) throw data({}, { status: 404, statusText: 'Not Found' })
  if (!new URL(request.url).searchParams.has('both')) return { second: null }
  const [first, second] = await Promise.all(locales.map((locale) => loadMessages(locale)))
  return { second: context.get(requestContext).locale === 'ar' ? first : second }
}

export const meta: Route.MetaFunction = () => [{ title: 'Kit' }, { name: 'robots', content: 'noindex' }]

export default function KitRoute({ loaderData: { second } }: Route.ComponentProps) {
  useLightbox()
  const locale = useLocale()
  const [query] = useSearchParams()
  const wanted = query.get('theme')
  const theme: Theme = wanted === 'light' || wanted === 'dark' ? wanted : 'system'
  const other: Locale = locale === 'ar' ? 'en' : 'ar'
  return (
    <main id="content">
      <KitHead theme={theme} both={second !== null} />
      <div className={second ? 'kit-columns' : 'page-width'}>
        <Column locale={locale} messages={loadedMessages(locale)} />
        {second && <Column locale={other} messages={second} />}
      </div>
    </main>
  )
}

function Column({ locale, messages }: { locale: Locale; messages: CompiledMessages }) {
  return (
    <TextProvider locale={locale} messages={messages}>
      <div lang={locale} dir={direction(locale)} className="kit-column">
        <KitColumn />
      </div>
    </TextProvider>
  )
}
