import { Link } from 'react-router'
import type { ServiceTypeAnswer } from '#domains/products/services/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { contentLinks } from '#links/site.ts'
import { useServiceTypes } from '#web/lib/shared-state.ts'
import '#web/features/content/content.css'

export function ServiceTypeCards({ types: loaded }: { types: readonly ServiceTypeAnswer[] }) {
  const { t, locale } = useLanguage()
  const types = useServiceTypes(loaded)
  return (
    <ul className={classes('grid gap-5 sm:grid-cols-2 lg:grid-cols-4', types.length > 1 && 'swipe')}>
      {types.map(({ id, name, about, icon, count }) => (
        <li key={id}>
          <article className="card blog-card grid h-full content-start gap-3 p-5">
            <span className="card-icon rounded-pill bg-sunk text-brass-text grid size-12 place-items-center text-[1.25rem]">
              <Icon name={icon} />
            </span>
            <h3 className="text-title">
              <Link to={contentLinks.serviceType(locale, id)}>{name}</Link>
            </h3>
            {about && <p className="card-extra text-muted">{about}</p>}
            <p className="text-note text-brass-text font-medium">{t('content.servicesAt', { count })}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
