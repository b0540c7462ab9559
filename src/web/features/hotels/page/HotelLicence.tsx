import type { HotelDetails } from '#domains/products/stays/answers.ts'
import { useLanguage } from '#i18n/react.tsx'

/** The hotel's licence of the tourism authority and its official class, as far as they are known. */
export function HotelLicence({
  licence,
  official_class: officialClass,
}: Pick<HotelDetails, 'licence' | 'official_class'>) {
  const { t, format } = useLanguage()
  if (!licence && !officialClass) return null
  return (
    <p className="page-width text-muted text-note pt-10">
      {licence &&
        t.rich('hotel.licenceNumber', {
          number: licence.number,
          date: format.stayDate(licence.valid_until),
          code: (number) => <bdi dir="ltr">{number}</bdi>,
        })}
      {licence && officialClass && ' · '}
      {officialClass && t('hotel.licenceClass', { class: t('stays.officialClass', { class: officialClass }) })}
    </p>
  )
}
