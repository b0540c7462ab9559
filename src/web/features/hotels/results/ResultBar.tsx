import { Link } from 'react-router'
import { sorts, type Sort } from '#domains/products/stays/limits.ts'
import { useText } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Popover } from '#web/ui/layout/Popover.tsx'
import type { HotelsQuery } from '#links/site.ts'

/**
 * The other view, the filters and the order, on small screens accessible while the list is in view; all of them are
 * also above the list. Rendered last in the list, so that it covers neither the filters nor the content below.
 */
export function ResultBar({
  view,
  applied,
  sort,
  total,
  hrefOf,
}: {
  view: HotelsQuery['view']
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
      <a href="#filters-summary" onClick={openFilters} className="button button-quiet">
        <Icon name="filter" />
        {applied > 0 ? t('filters.shortApplied', { count: applied }) : t('filters.short')}
      </a>
      {total > 1 && (
        // A changed order remounts the popover, so that it is closed.
        <Popover key={sort} id="sort" variant="quiet" icon="sort" label={t('filters.sort')}>
          <ul className="side-menu grid">
            {sorts.map((one) => (
              <li key={one}>
                {one === sort ? (
                  <button type="button" aria-current="page" popoverTarget="sort" popoverTargetAction="hide">
                    {t(`search.sort_${one}`)}
                    <Icon name="check" />
                  </button>
                ) : (
                  <Link to={hrefOf({ sort: one })}>{t(`search.sort_${one}`)}</Link>
                )}
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </nav>
  )
}

/** Expands the filters, to whose summary the link leads. */
function openFilters() {
  document.querySelector('#filters')?.setAttribute('open', '')
}
