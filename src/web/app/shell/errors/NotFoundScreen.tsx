import { useLocale, useText } from '#i18n/react.tsx'
import { links } from '#web/lib/links.ts'
import { WordSearch } from '#web/features/content/WordSearch.tsx'
import { EndScreen } from '#web/app/shell/errors/MessageScreen.tsx'
import type { SiteError } from '#web/app/shell/errors/site-error.ts'

/** Screen for a URL without a page. */
export function NotFoundScreen({ error, path }: { error: SiteError; path: string }) {
  const t = useText()
  const locale = useLocale()
  return (
    <EndScreen
      error={error}
      title={t('errorpages.pageNotFound')}
      heading={t('errorpages.pageNotFound')}
      picture="lost/404"
    >
      <p className="text-muted">{t('errorpages.pageNotFoundText', { path: `\u2066${path}\u2069` })}</p>
      <WordSearch
        label={t('shell.searchSite')}
        submit={t('errorpages.searchNow')}
        action={links.search(locale)}
        value=""
      />
    </EndScreen>
  )
}
