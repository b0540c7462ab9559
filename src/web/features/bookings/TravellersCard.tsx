import type { RequiredDetails } from '#domains/bookings/contract/details.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { DetailState } from '#web/features/travellers/DetailState.tsx'
import { travellerLinks } from '#web/features/travellers/traveller-links.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'

/** The details that a booking still needs, with the way to their forms. */
export function TravellersCard({ details }: { details: RequiredDetails }) {
  const t = useText()
  const locale = useLocale()
  const isOpen = details.incomplete > 0
  return (
    <Card padded className="grid gap-3">
      <h2 className="text-title">{t('travellers.title')}</h2>
      <p className="text-muted">{t('travellers.cardText')}</p>
      <DetailState details={details} />
      <div>
        <ButtonLink
          to={travellerLinks.details(locale, details.reference)}
          icon="passport"
          variant={isOpen ? 'primary' : 'secondary'}
        >
          {t(isOpen ? 'travellers.cardOpen' : 'travellers.cardSee')}
        </ButtonLink>
      </div>
    </Card>
  )
}
