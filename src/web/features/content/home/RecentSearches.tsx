import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { RecentSearch } from '#web/features/hotels/search/recent-searches.ts'

/**
 * The last searches in this browser. Their space is reserved before they are loaded, so that the layout does not shift.
 */
export function RecentSearches({ today }: { today: string }) {
  const t = useText()
  const locale = useLocale()
  const [searches, setSearches] = useState<RecentSearch[]>([])
  useEffect(() => {
    // Without its code, which later pages need as well, the list stays empty.
    import('#web/features/hotels/search/recent-searches.ts').then(
      ({ recentSearches }) => setSearches(recentSearches(locale, today)),
      () => undefined,
    )
  }, [locale, today])
  if (searches.length === 0) return <div className="recent-searches" />
  return (
    <nav className="recent-searches" aria-label={t('shell.recentSearches')}>
      {searches.map((search) => (
        <Link key={search.path} to={search.path} className="pill">
          <Icon name="history" />
          <bdi>{search.label}</bdi>
        </Link>
      ))}
    </nav>
  )
}
