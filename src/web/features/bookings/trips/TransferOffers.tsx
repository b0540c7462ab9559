import { Link } from 'react-router'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { TransferOffers as Offers } from '#domains/trips/contract.ts'
import { optionText } from '#domains/shared/texts/vehicles.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { links } from '#links/site.ts'

/** Id of the section; `tripLinks.transfers` leads to it. */
const transfersId = 'transfers'

/** The hour to which a transfer is set at first: after an ordinary landing, and before an ordinary check-out ends. */
const usualTime = { arrival: '14:00', departure: '10:00' }

/** At most two transfers to and from a stay, each leading to its page with the date, the hour and the guests of the stay. */
export function TransferOffers({
  booking: { about },
  offers: { people, legs },
}: {
  booking: BookingDetails
  offers: Offers
}) {
  const { t, locale, format } = useLanguage()
  if (people === null || legs.length === 0) return null
  return (
    <Card padded className="grid gap-4 print:hidden" id={transfersId}>
      <div className="grid gap-1">
        <h2 className="text-title">{t('transfers.title')}</h2>
        <p className="text-muted">{t('transfers.text')}</p>
      </div>
      {legs.map(({ way, date, transfers }) => (
        <section key={way} className="grid gap-2" aria-labelledby={`${transfersId}-${way}`}>
          <h3 id={`${transfersId}-${way}`} className="font-medium">
            {t(`transfers.${way}`, { city: about.city, date: format.stayDate(date, 'weekday') })}
          </h3>
          <ul className="grid gap-2">
            {transfers
              .slice(0, legs.length > 1 ? 1 : 2)
              .map(({ id, slug, name, option, times, total, vehicles, cancellation_kind }) => {
                const time = times.find((one) => one >= usualTime[way]) ?? times.at(-1)
                return (
                  <li key={id} className="border-line flex items-baseline justify-between gap-x-4 border-t py-2">
                    <span>
                      <a
                        className="link"
                        href={`${links.service(locale, slug, { option: option.id, date, time, people })}#book`}
                      >
                        {name}
                      </a>
                      <span className="text-muted text-note block">
                        {[optionText(t, option.name, vehicles), t(`common.cancellation_${cancellation_kind}`)].join(
                          ' · ',
                        )}
                      </span>
                    </span>
                    <bdi className="price whitespace-nowrap">{format.amount(total)}</bdi>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
      <Link className="link justify-self-start" to={links.services(locale)}>
        {t('transfers.all')}
      </Link>
    </Card>
  )
}
