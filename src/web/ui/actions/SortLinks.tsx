import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import '#web/ui/layout/filter-columns.css'

/** The orders of a list as links: side by side on large screens, folded below the current one on small screens. */
export function SortLinks({ items }: { items: readonly { label: string; to: string; current: boolean }[] }) {
  const t = useText()
  const current = items.find((item) => item.current)?.label
  return (
    // A changed order closes it.
    <details key={current} className="sort-links">
      <summary id="order">
        <Icon name="sort" />
        <span>
          <span className="sr-only">{t('common.sortBy')}: </span>
          {current}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <Segments label={t('common.sortBy')} items={items} />
    </details>
  )
}
