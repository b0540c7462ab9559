import type { RequiredDetails } from '#domains/traveller-details/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { MissingDetails } from '#web/admin/bookings/MissingDetails.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'

/** The missing details of a booking, with the way to fill them in. */
export function TravellersPart({ details }: { details: RequiredDetails }) {
  const { t, locale } = useLanguage()
  return (
    <section className="admin-card">
      <h2>{t('manifest.title')}</h2>
      <MissingDetails line={{ ...details, forms: details.forms.length }} />
      <ButtonLink to={adminLinks.bookingTravellers(locale, details.reference)} variant="secondary">
        {t('manifest.open')}
      </ButtonLink>
    </section>
  )
}
