import { Fragment } from 'react'
import { Link } from 'react-router'
import { useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** The way from the home page to here; the last item is here and leads nowhere. */
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
