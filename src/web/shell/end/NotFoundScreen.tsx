import { useLocale, useText } from '#text/react.tsx'
import { links } from '#web/links.ts'
import { WordSearch } from '#web/reading/WordSearch.tsx'
import { EndScreen } from '#web/shell/end/EndScreen.tsx'
import type { SiteError } from '#web/shell/end/site-error.ts'

/** There is no page at this address. */
export function NotFoundScreen({ error, path }: { error: SiteError; path: string }) {
  const t = useText()
  const locale = useLocale()
  return (
    <EndScreen error={error} title={t('ends.pageNotFound')} heading={t('ends.pageNotFound')} picture="lost/404">
      <p className="text-muted">{t('ends.pageNotFoundText', { path: `\u2066${path}\u2069` })}</p>
      <WordSearch label={t('shell.searchSite')} submit={t('shell.searchNow')} action={links.search(locale)} value="" />
    </EndScreen>
  )
}
