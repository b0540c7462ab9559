import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { loadMessages } from '#i18n/load.ts'
import type { Locale } from '#i18n/locale.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { forgetSearches, recentSearches } from '#web/features/hotels/search/recent-searches.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The last searches with a button each to delete it, and one for all. */
export function RecentList({ today }: { today: string }) {
  const t = useText()
  const locale = useLocale()
  const [searches, setSearches] = useState(() => recentSearches(locale, today))
  const list = useRef<HTMLElement>(null)
  if (searches.length === 0) return null
  const forget = (path?: string) => {
    forgetSearches(path)
    setSearches(recentSearches(locale, today))
    // The button with the focus is gone.
    list.current?.focus()
  }
  return (
    <nav ref={list} tabIndex={-1} aria-label={t('savedstays.recent')}>
      {searches.map((search) => (
        <span key={search.path} className="recent-search">
          <Link to={search.path} className="pill">
            <Icon name="history" />
            <bdi>{search.label}</bdi>
          </Link>
          <button
            type="button"
            aria-label={t('savedstays.forget', { search: search.label })}
            onClick={() => forget(search.path)}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <button type="button" className="pill" onClick={() => forget()}>
        {t('savedstays.forgetAll')}
      </button>
    </nav>
  )
}

/** The list with its messages, which only visitors with searches load. */
export async function loadRecentList(locale: Locale): Promise<typeof RecentList> {
  if (recentSearches(locale).length > 0) await loadMessages(locale, ['savedstays'])
  return RecentList
}
