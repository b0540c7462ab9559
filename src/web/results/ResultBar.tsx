import { Link } from 'react-router'
import { sorts, type Sort } from '#domains/stays/limits.ts'
import { useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { Popover } from '#web/kit/Popover.tsx'
import type { HotelsQuery } from '#web/links.ts'
import { sortWords } from '#web/results/sort-words.ts'

/**
 * The other view, the filters and the order, at hand on small screens for as long as the list is: all of it stands above
 * the list as well. Last in it, so that it is neither over the filters nor over what follows.
 */
export function ResultBar({
  view,
  applied,
  sort,
  total,
  hrefOf,
}: {
  view: HotelsQuery['view']
  /** How many filters are chosen. */
  applied: number
  sort: Sort
  total: number
  hrefOf: (changed: { view?: HotelsQuery['view']; sort?: Sort }) => string
}) {
  const t = useText()
  return (
    <nav aria-label={t('filters.bar')} className="results-bar no-print">
      <ButtonLink
        variant="quiet"
        icon={view === 'map' ? 'menu' : 'pin'}
        to={hrefOf({ view: view === 'map' ? undefined : 'map' })}
      >
        {t(view === 'map' ? 'filters.list' : 'filters.map')}
      </ButtonLink>
      <a href="#filters" className="button button-quiet">
        <Icon name="filter" />
        {applied > 0 ? t('filters.shortApplied', { count: applied }) : t('filters.short')}
      </a>
      {total > 1 && (
        // Another order makes it anew, and so closed.
        <Popover key={sort} id="sort" variant="quiet" icon="sort" label={t('filters.sort')}>
          <ul className="side-menu grid">
            {sorts.map((one) => (
              <li key={one}>
                {one === sort ? (
                  <button type="button" aria-current="page" popoverTarget="sort" popoverTargetAction="hide">
                    {t(sortWords[one])}
                    <Icon name="check" />
                  </button>
                ) : (
                  <Link to={hrefOf({ sort: one })}>{t(sortWords[one])}</Link>
                )}
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </nav>
  )
}
