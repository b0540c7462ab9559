import { textAt, type TextKey } from '#i18n/translator.ts'
import { localeOfPath } from '#i18n/locale.ts'
import { translatorOf } from '#web/lib/messages.ts'
import { siteIn } from '#web/lib/seo/page-meta.ts'

type MetaArgs = { location: { pathname: string }; matches: Parameters<typeof siteIn>[0] }

/** Metadata of a page that is not indexed: its name, then the brand, and `noindex`. */
export function titleOf(
  { location, matches }: MetaArgs,
  title: TextKey | { text: string },
): ({ title: string } | { name: string; content: string })[] {
  const { t } = translatorOf(localeOfPath(location.pathname))
  const text = typeof title === 'string' ? textAt(t, title) : title.text
  const { name = '', tagline } = siteIn(matches)?.settings.brand ?? {}
  return [
    { title: `${text} | ${name}` },
    // Read only from documents, for example by link previews.
    ...(import.meta.env.SSR ? [{ name: 'description', content: `${text}. ${tagline || name}` }] : []),
    { name: 'robots', content: 'noindex' },
  ]
}
