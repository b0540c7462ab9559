import type { HotelCard as Hotel } from '#domains/products/stays/answers.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { useLanguage, useText } from '#i18n/react.tsx'
import { SectionHead } from '#web/features/home/SectionHead.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'
import { cardList } from '#web/ui/layout/card-list.ts'

type StaysNearProps = {
  stay: { check_in: string; check_out: string }
  /** Cities with some of their hotels, and the total number of hotels. */
  near: { city: { where: string; name: string }; total: number; hotels: Hotel[] }[]
}

/** The promises of the site, and hotels within walking distance in each of the holy cities. */
export function StaysNear({ stay, near }: StaysNearProps) {
  const { t, locale, format } = useLanguage()
  const nights = nightsBetween(stay.check_in, stay.check_out)
  return (
    <>
      <Promises />
      {near.length > 0 && (
        <div className="lattice">
          <div className="page-width home-sections">
            {near.map(({ city, total, hotels }) => (
              <section key={city.where} className="[--below:37rem]">
                <div className="mb-4">
                  <SectionHead
                    to={total > 1 && links.hotels(locale, { where: city.where })}
                    title={
                      <div>
                        <h2>{t('search.withinWalk', { city: city.name, count: total })}</h2>
                        <p className="text-muted max-sm:text-note mt-1">
                          {t('search.pricesFor', {
                            range: format.stayRange(stay.check_in, stay.check_out),
                            nights,
                            party: format.adults(2),
                          })}
                        </p>
                      </div>
                    }
                  >
                    {t('search.seeAllIn', { count: total, city: city.name })}
                  </SectionHead>
                </div>
                <ul className={cardList(hotels.length)}>
                  {hotels.map((hotel) => (
                    <li key={hotel.id} className="grid">
                      <HotelCard
                        hotel={hotel}
                        href={links.hotel(locale, hotel.slug)}
                        wide={hotels.length === 1}
                        heading="h3"
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** Promises that are valid on every page, independent of any price or rate. */
function Promises() {
  const t = useText()
  return (
    <section className="border-line border-b bg-(--surface)" aria-label={t('search.promises')}>
      <ul className="page-width grid gap-6 py-6 max-sm:gap-1 max-sm:py-2.5 md:grid-cols-3">
        {(['price', 'cancel', 'walk'] as const).map((promise) => (
          <li key={promise} className="flex gap-3.5">
            <Icon name="check" className="text-success mt-0.75" />
            <p>
              <span className="block font-medium">{t(`search.promise_${promise}`)}</span>
              <span className="text-muted text-note max-sm:hidden">{t(`search.promise_${promise}_text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
