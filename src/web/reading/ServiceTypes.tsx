import { Link } from 'react-router'
import type { ServiceTypeAnswer } from '#domains/services/answers.ts'
import { useLocale, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { links } from '#web/links.ts'
import { serviceText } from '#web/reading/service-texts.ts'

/** The categories of services, each with what it is about. */
export function ServiceTypeCards({ types }: { types: readonly ServiceTypeAnswer[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {types.map(({ id, name, kind, icon, count }) => (
        <li key={id}>
          <article className="card blog-card grid h-full content-start gap-3 p-5">
            <span className="rounded-pill bg-sunk text-brass-text grid size-12 place-items-center text-[1.25rem]">
              <Icon name={icon} />
            </span>
            <h3 className="text-title">
              <Link to={links.serviceType(locale, id)}>{name}</Link>
            </h3>
            <p className="text-muted">{t(serviceText({ kind, icon }))}</p>
            <p className="text-note text-brass-text font-medium">{t('content.servicesAt', { count })}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
