import type { TextKey } from '#text/translator.ts'
import { localeOfPath, wordsIn } from '#web/words.ts'

type MetaArgs = { location: { pathname: string }; matches: readonly unknown[] }

/** The title of a page that has nothing to be found by: its name, then the brand. Not for search engines. */
export function titleOf(
  { location, matches }: MetaArgs,
  key: TextKey,
): { title: string }[] | ({ title: string } | { name: string; content: string })[] {
  const { t } = wordsIn(localeOfPath(location.pathname))
  return [
    { title: `${(t as (key: TextKey) => string)(key)} · ${brandOf(matches)}` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The provider's name from what the root loader brought. */
export function brandOf(matches: readonly unknown[]): string {
  const root = matches[0] as { loaderData?: { settings?: { brand: { name: string } } } } | undefined
  return root?.loaderData?.settings?.brand.name ?? ''
}
