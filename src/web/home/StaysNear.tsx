import { Link } from 'react-router'
import type { HotelCard } from '#domains/stays/answers.ts'
import { nightsBetween } from '#domains/stays/nights.ts'
import { HotelGrid } from '#domains/stays/ui/HotelGrid.tsx'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Promises } from '#web/home/Promises.tsx'
import { links } from '#web/links.ts'

export type StaysNearProps = {
  stay: { check_in: string; check_out: string }
  /** Cities with the hotels shown of each, and how many there are. */
  near: { city: { where: string; name: string }; total: number; hotels: HotelCard[] }[]
}

/** What the site promises, and stays within a walk in each of the holy cities. */
export function StaysNear({ stay, near }: StaysNearProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const nights = nightsBetween(stay.check_in, stay.check_out)
  return (
    <>
      <Promises />
      <div className="lattice">
        <div className="page-width grid gap-16 pt-16">
          {near.map(({ city, total, hotels }) => (
            <section key={city.where} className="below [--below:37rem] max-sm:[--below:104rem]">
              <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
                <div>
                  <h2>{t('search.withinWalk', { city: city.name })}</h2>
                  <p className="text-muted mt-1">
                    {t('search.pricesFor', {
                      range: format.stayRange(stay.check_in, stay.check_out),
                      nights,
                      party: format.adults(2),
                    })}
                  </p>
                </div>
                <Link
                  to={links.hotels(locale, { where: city.where })}
                  className="link inline-flex min-h-11 items-center"
                >
                  {t('search.seeAllIn', { count: total, city: city.name })}
                </Link>
              </div>
              <HotelGrid hotels={hotels} hrefOf={(hotel) => links.hotel(locale, hotel.slug)} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
