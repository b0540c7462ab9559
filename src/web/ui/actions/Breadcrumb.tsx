import { Link } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The path from the home page to the current page in one line; the last item has no link, and phones omit it: the heading follows. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  const t = useText()
  return (
    <nav aria-label={t('common.breadcrumbs')}>
      <ol className="flex items-center gap-x-2 text-muted text-note whitespace-nowrap print:hidden">
        {items.map((item, i) => (
          <li
            key={item.label}
            className="flex min-w-0 items-center gap-2 last:flex-1 max-sm:last:hidden max-sm:nth-last-2:[&>.icon]:hidden"
          >
            {item.to ? (
              <>
                <Link to={item.to} className="truncate py-2.5">
                  {item.label}
                </Link>
                {i < items.length - 1 && <Icon name="chevron-next" className="size-[1em]" />}
              </>
            ) : (
              <span aria-current="page" className="truncate">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
