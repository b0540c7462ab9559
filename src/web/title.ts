import type { TextKey } from '#text/translator.ts'
import { localeOfPath } from '#text/locale.ts'
import { wordsIn } from '#web/words.ts'

type MetaArgs = { location: { pathname: string }; matches: readonly unknown[] }

/** The title of a page that has nothing to be found by: its name, then the brand. Not for search engines. */
export function titleOf(
  { location, matches }: MetaArgs,
  key: TextKey,
): { title: string }[] | ({ title: string } | { name: string; content: string })[] {
  const { t } = wordsIn(localeOfPath(location.pathname))
  const title = (t as (key: TextKey) => string)(key)
  return [
    { title: `${title} · ${brandOf(matches)}` },
    // Read from documents alone, as by whoever shows where a link leads to.
    ...(import.meta.env.SSR ? [{ name: 'description', content: `${title}. ${taglineOf(matches)}` }] : []),
    { name: 'robots', content: 'noindex' },
  ]
}

/** The provider's name from what the root loader brought. */
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
