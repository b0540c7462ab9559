import { Fragment } from 'react'
import { Link } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The path from the home page to the current page; the last item is the current page and has no link. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  const t = useText()
  return (
    <nav aria-label={t('common.breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-muted text-note print:hidden">
        {items.map((item, i) => (
          <li key={item.label} className="flex items-center gap-2">
            {item.to ? (
              <Fragment>
                <Link to={item.to} className="inline-flex min-h-11 items-center">
                  {item.label}
                </Link>
                {i < items.length - 1 && <Icon name="chevron-next" className="size-[1em]" />}
              </Fragment>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
