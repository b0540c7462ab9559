import type { ServiceTypeAnswer } from '#domains/products/services/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { contentLinks, links } from '#links/site.ts'
import { useServiceTypes } from '#web/lib/shared-state.ts'
import { ChipLink } from '#web/ui/actions/Chip.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The service categories above the list of one or of all; a row to swipe on phones. */
export function ServiceTypes({ types, current }: { types: readonly ServiceTypeAnswer[]; current: number | undefined }) {
  const { t, locale } = useLanguage()
  return (
    <nav aria-label={t('content.services')} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="flex gap-2 md:flex-wrap">
        <li className="flex-none">
          <ChipLink to={links.services(locale)} current={current === undefined}>
            {t('services.all')}
          </ChipLink>
        </li>
        {useServiceTypes(types).map(({ id, name, icon }) => (
          <li key={id} className="flex-none">
            <ChipLink to={contentLinks.serviceType(locale, id)} current={id === current}>
              <Icon name={icon} className="text-brass-text" />
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
