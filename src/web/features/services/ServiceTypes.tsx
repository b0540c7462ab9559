import type { ServiceTypeAnswer } from '#domains/products/services/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { contentLinks, links } from '#links/site.ts'
import { useServiceTypes } from '#web/lib/shared-state.ts'
import { ChipLink, ChipRow } from '#web/ui/actions/Chip.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The service categories above the list of one or of all. */
export function ServiceTypes({ types, current }: { types: readonly ServiceTypeAnswer[]; current: number | undefined }) {
  const { t, locale } = useLanguage()
  return (
    <ChipRow label={t('content.services')}>
      <ChipLink to={links.services(locale)} current={current === undefined}>
        {t('services.all')}
      </ChipLink>
      {useServiceTypes(types).map(({ id, name, icon }) => (
        <ChipLink key={id} to={contentLinks.serviceType(locale, id)} current={id === current}>
          <Icon name={icon} className="text-brass-text" />
          {name}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
