import { data, useSearchParams, Link } from 'react-router'
import { loadAllMessages, loadedMessages } from '#i18n/load.ts'
import { direction, isLocale, locales, type Locale } from '#i18n/locale.ts'
import { TextProvider, useLocale } from '#i18n/react.tsx'
import type { CompiledMessages } from '#i18n/translator.ts'
import { useLightbox } from '#web/ui/pictures/lightbox.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { useEffect } from 'react'
import { actionSpecimens } from '#web/ui/specimens/actions.tsx'
import { figureSpecimens } from '#web/ui/specimens/figures.tsx'
import { foundationSpecimens } from '#web/ui/specimens/foundations.tsx'
import { overlaySpecimens } from '#web/ui/specimens/overlays.tsx'
import { fieldSpecimens } from '#web/ui/specimens/fields.tsx'
import { useLocalized, type Specimens } from '#web/ui/specimens/specimens.ts'
import { surfaceSpecimens } from '#web/ui/specimens/surfaces.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import '#web/ui/specimens/kit.css'
import '#web/ui/feedback/steps.css'
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

type Theme = 'light' | 'dark' | 'system'

/** The introduction of the page, and its switches: theme, language, both directions. */
function KitHead({ theme, both }: { theme: Theme; both: boolean }) {
  const localized = useLocalized()
  const locale = useLocale()
  useTheme(theme)
  const other = locale === 'ar' ? 'en' : 'ar'
  const here = (query: string) => `?${query}${both ? '&both=1' : ''}`
  return (
    <header className="kit-head lattice">
      <div className="page-width grid gap-5">
        <PageHeading>{localized('The kit', 'أجزاء التصميم')}</PageHeading>
        <p className="text-muted">
          {localized(
            'Every part in every state. Fictional hotels, prices and people.',
            'كل جزء في كل حالاته. الفنادق والأسعار والأشخاص من نسج الخيال.',
          )}
        </p>
        <div className="kit-row">
          <Segments
            label={localized('Theme', 'المظهر')}
            items={[
              { label: localized('As the system', 'كالنظام'), to: here('theme=system'), current: theme === 'system' },
              { label: localized('Light', 'فاتح'), to: here('theme=light'), current: theme === 'light' },
              { label: localized('Dark', 'داكن'), to: here('theme=dark'), current: theme === 'dark' },
            ]}
          />
          <Link className="link" reloadDocument to={`/${other}/dev/kit?theme=${theme}`}>
            {localized('In Arabic', 'بالإنجليزية')}
          </Link>
          <Link className="link" reloadDocument to={`/en/dev/kit?theme=${theme}&both=1`}>
            {localized('Both side by side', 'اللغتان جنبًا إلى جنب')}
          </Link>
        </div>
      </div>
    </header>
  )
}

/**
 * All groups in one language, as one column of the page.
 * @param parts the names of the only specimens to show; all if empty
 */
function KitColumn({ parts }: { parts: readonly string[] }) {
  const localized = useLocalized()
  const locale = useLocale()
  const groups: [string, Specimens][] = [
    [localized('Foundations', 'الأسس'), foundationSpecimens],
    [localized('Actions and ways', 'الأفعال والتنقل'), actionSpecimens],
    [localized('Surfaces', 'الأسطح'), surfaceSpecimens],
    [localized('What opens', 'ما يُفتح'), overlaySpecimens],
    [localized('Figures and facts', 'الأرقام والحقائق'), figureSpecimens],
    [localized('Fields', 'الحقول'), fieldSpecimens],
  ]
  return groups.map(([title, specimens]) => (
    <section key={title} className="kit-group">
      <h2>{title}</h2>
      {Object.entries(specimens)
        .filter(([name]) => parts.length === 0 || parts.includes(name))
        .map(([name, specimen]) => (
          <article key={name} className="kit-specimen">
            <h3 lang="en">
              <bdi>{name}</bdi>
            </h3>
            <div>{specimen(localized, locale)}</div>
          </article>
        ))}
    </section>
  ))
}

/** Applies the chosen theme to the document while the page is shown. */
function useTheme(theme: Theme): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
    return () => {
      delete dataset.theme
    }
  }, [theme])
}
