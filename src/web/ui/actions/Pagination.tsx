import { Link } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/**
 * Links to result pages: the first, the last and those next to the current one. Renders nothing if there is only one
 * page.
 */
export function Pagination({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  const t = useText()
  if (pages < 2) return null
  return (
    <nav aria-label={t('common.pagination')} className="pagination">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" aria-label={t('common.previousPage')}>
          <Icon name="chevron-previous" />
        </Link>
      )}
      {pagesShown(page, pages).map((shown) =>
        shown < 0 ? (
          <span key={shown} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={shown}
            to={hrefOf(shown)}
            aria-current={shown === page ? 'page' : undefined}
            aria-label={t('common.pageOf', { page: shown, pages })}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" aria-label={t('common.nextPage')}>
          <Icon name="chevron-next" />
        </Link>
      )}
    </nav>
  )
}

/** Page numbers in order; a negative number is a gap. */
export function pagesShown(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const ordered = [...new Set(near)].sort((a, b) => a - b)
  return ordered.flatMap((one, i) => {
    const before = ordered[i - 1] ?? one
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [-one, one] : [one]
  })
}
