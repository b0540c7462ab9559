import { Fragment } from 'react'
import { Link } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The path from the home page to the current page; the last item is the current page and has no link. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  const t = useText()
  return (
    <nav aria-label={t('common.breadcrumbs')}>
      <ol className="breadcrumb">
        {items.map((item, i) => (
          <li key={item.label}>
            {item.to ? (
              <Fragment>
                <Link to={item.to}>{item.label}</Link>
                {i < items.length - 1 && <Icon name="chevron-next" />}
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
