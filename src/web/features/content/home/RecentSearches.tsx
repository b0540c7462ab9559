import { useEffect, useState, type ComponentType } from 'react'
import { useLocale } from '#i18n/react.tsx'

/**
 * The last searches in this browser. Their space is reserved before they are loaded, so that the layout does not shift.
 */
export function RecentSearches(props: { today: string }) {
  const locale = useLocale()
  const [List, setList] = useState<ComponentType<{ today: string }>>()
  useEffect(() => {
    // Without its code the list stays empty.
    import('#web/features/content/home/RecentList.tsx')
      .then(({ loadRecentList }) => loadRecentList(locale))
      .then(
        (loaded) => setList(() => loaded),
        () => undefined,
      )
  }, [locale])
  return <div className="recent-searches">{List && <List {...props} />}</div>
}
