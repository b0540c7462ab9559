import { useCallback } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { forgetSearches, recentSearches } from '#web/features/hotels/search/recent-searches.ts'
import { useRecent } from '#web/lib/search/use-recent.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The same height with and without recent searches. */
const space = 'min-h-24 md:min-h-42'

/**
 * The last searches in this browser, each with a button that deletes it, and one button for all. Their space is reserved
 * before they are known, so that the layout does not shift.
 */
export function RecentSearches({ today }: { today: string }) {
  const { t, locale } = useLanguage()
  const read = useCallback(() => recentSearches(locale, today), [locale, today])
  const { items: searches, box, report, forget } = useRecent(read, forgetSearches)
  if (searches.length === 0 && !report) return <div className={space} />
  return (
    <nav
      ref={box}
      tabIndex={-1}
      className={classes(space, 'recent-searches flex items-end gap-2 overflow-x-auto py-4')}
      aria-label={t('recent.title')}
    >
      <p role="status" className="sr-only">
        {report}
      </p>
      <ul className="contents">
        {searches.map(({ path, label }, i) => (
          <li key={path} className="pill pe-0">
            <Link to={path} className="flex min-h-11 items-center gap-2">
              <Icon name="history" />
              <bdi>{label}</bdi>
            </Link>
            <button
              type="button"
              aria-label={t('recent.remove', { search: label })}
              className="pill pill-bare -ms-2"
              onClick={() => forget(t('recent.removed', { search: label }), i, path)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {searches.length > 1 && (
        <button type="button" className="pill" onClick={() => forget(t('recent.cleared'), 0)}>
          {t('recent.clear')}
        </button>
      )}
    </nav>
  )
}
