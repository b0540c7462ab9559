import type { MouseEvent } from 'react'
import { useText } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import type { HotelsQuery } from '#links/site.ts'

/**
 * The other view, the filters and the order, on small screens accessible while the list is in view; all of them are
 * also above the list. Rendered last in the list, so that it covers neither the filters nor the content below.
 */
export function ResultBar({
  view,
  applied,
  total,
  mapHref,
}: {
  view: HotelsQuery['view']
  applied: number
  total: number
  /** The map, or the list beside it. */
  mapHref: string
}) {
  const t = useText()
  return (
    <nav aria-label={t('filters.bar')} className="results-bar no-print">
      <ButtonLink variant="quiet" icon={view === 'map' ? 'menu' : 'pin'} to={mapHref}>
        {t(view === 'map' ? 'filters.list' : 'filters.map')}
      </ButtonLink>
      <a href="#filters-summary" onClick={unfold} className="button button-quiet">
        <Icon name="filter" />
        {applied > 0 ? t('filters.shortApplied', { count: applied }) : t('filters.short')}
      </a>
      {total > 1 && (
        <a href="#order" onClick={unfold} className="button button-quiet">
          <Icon name="sort" />
          {t('filters.sort')}
        </a>
      )}
    </nav>
  )
}

/** Expands the part to whose summary a link leads. */
function unfold({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  document.querySelector(currentTarget.hash)?.parentElement?.setAttribute('open', '')
}
