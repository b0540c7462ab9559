import { data, useSearchParams } from 'react-router'
import { loadAllMessages, loadedMessages } from '#i18n/load.ts'
import { direction, isLocale, locales, type Locale } from '#i18n/locale.ts'
import { TextProvider, useLocale } from '#i18n/react.tsx'
import type { CompiledMessages } from '#i18n/translator.ts'
import { KitColumn, KitHead, type Theme } from '#web/ui/specimens/KitPage.tsx'
import { useLightbox } from '#web/ui/pictures/lightbox.ts'
import { requestContext } from '#web/lib/server-context.ts'
import type { Route } from './+types/kit-route'

/** For developers: the messages of the second column are sent with the page, because no visitor opens it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const isAvailable = context.get(requestContext).devPages && (!params.locale || isLocale(params.locale))
  if (!isAvailable) throw data({}, { status: 404, statusText: 'Not Found' })
  if (!url.searchParams.has('both')) return { second: null }
  const [first, second] = await Promise.all(locales.map((locale) => loadAllMessages(locale)))
  return { second: context.get(requestContext).locale === 'ar' ? first : second }
}

export const meta: Route.MetaFunction = () => [{ title: 'Kit' }, { name: 'robots', content: 'noindex' }]

export default function KitRoute({ loaderData: { second } }: Route.ComponentProps) {
  useLightbox()
  const locale = useLocale()
  const [query] = useSearchParams()
  const themeName = query.get('theme')
  const theme: Theme = themeName === 'light' || themeName === 'dark' ? themeName : 'system'
  const parts = query.getAll('part')
  const other: Locale = locale === 'ar' ? 'en' : 'ar'
  return (
    <main id="content">
      <KitHead theme={theme} both={second !== null} />
      <div className={second ? 'kit-columns' : 'page-width'}>
        <Column locale={locale} messages={loadedMessages(locale)} parts={parts} />
        {second && <Column locale={other} messages={second} parts={parts} />}
      </div>
    </main>
  )
}

function Column({ locale, messages, parts }: { locale: Locale; messages: CompiledMessages; parts: readonly string[] }) {
  return (
    <TextProvider locale={locale} messages={messages}>
      <div lang={locale} dir={direction(locale)} className="kit-column">
        <KitColumn parts={parts} />
      </div>
    </TextProvider>
  )
}
