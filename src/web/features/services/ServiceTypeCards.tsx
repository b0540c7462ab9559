import { Link } from 'react-router'
import type { ServiceTypeAnswer } from '#domains/products/services/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { contentLinks } from '#links/site.ts'
import { useServiceTypes } from '#web/lib/shared-state.ts'

/** The service categories as tiles, a row to swipe on phones; the whole tile is clickable. */
export function ServiceTypeCards({ types: loaded }: { types: readonly ServiceTypeAnswer[] }) {
  const { t, locale } = useLanguage()
  const types = useServiceTypes(loaded)
  return (
    <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {types.map(({ id, name, icon, count }) => (
        <li key={id} className="max-sm:w-44 max-sm:flex-none">
          <article className="card hotel-card h-full flex-row items-center gap-2 p-3 sm:gap-4 sm:p-4">
            <span className="rounded-pill bg-sunk text-brass-text grid size-9 flex-none place-items-center sm:size-12 sm:text-[1.25rem]">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="hotel-card-name font-body max-sm:text-note leading-snug font-medium">
                <Link to={contentLinks.serviceType(locale, id)}>{name}</Link>
              </h3>
              <p className="text-small text-muted">{t('content.servicesAt', { count })}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
