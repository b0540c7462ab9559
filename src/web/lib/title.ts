import type { TextKey } from '#i18n/translator.ts'
import { localeOfPath } from '#i18n/locale.ts'
import { translatorOf } from '#web/lib/messages.ts'

type MetaArgs = { location: { pathname: string }; matches: readonly unknown[] }

/** Metadata of a page that is not indexed: its name, then the brand, and `noindex`. */
export function titleOf(
  { location, matches }: MetaArgs,
  title: TextKey | { text: string },
): { title: string }[] | ({ title: string } | { name: string; content: string })[] {
  const { t } = translatorOf(localeOfPath(location.pathname))
  const text = typeof title === 'string' ? (t as (key: TextKey) => string)(title) : title.text
  return [
    { title: `${text} | ${brandOf(matches)}` },
    // Read only from documents, for example by link previews.
    ...(import.meta.env.SSR ? [{ name: 'description', content: `${text}. ${taglineOf(matches)}` }] : []),
    { name: 'robots', content: 'noindex' },
  ]
}

/** The provider's name from the data of the root loader. */
function brandOf(matches: readonly unknown[]): string {
  return settingsOf(matches)?.brand.name ?? ''
}

function taglineOf(matches: readonly unknown[]): string {
  const brand = settingsOf(matches)?.brand
  return brand?.tagline || brand?.name || ''
}

function settingsOf(matches: readonly unknown[]) {
  const root = matches[0] as { loaderData?: { settings?: { brand: { name: string; tagline: string } } } } | undefined
  return root?.loaderData?.settings
}
