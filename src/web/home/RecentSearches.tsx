import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { recentSearches, type RecentSearch } from '#web/recent-searches.ts'

/** The last searches of this browser. Their place is held from the start, so that nothing moves when they come. */
export function RecentSearches({ today }: { today: string }) {
  const t = useText()
  const locale = useLocale()
  const [searches, setSearches] = useState<RecentSearch[]>([])
  useEffect(() => setSearches(recentSearches(locale, today)), [locale, today])
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
