import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useText } from '#i18n/react.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { recentHotels, rememberHotel, type RecentHotel } from '#web/features/hotels/page/recent-hotels.ts'

export type RecentHotelsProps = {
  /** The hotel of this page: added to the list, but not shown in it. */
  here?: RecentHotel
}

/** The hotels last viewed in this browser. Renders nothing without scripts or while the list is empty. */
export function RecentHotels({ here }: RecentHotelsProps) {
  const t = useText()
  const locale = useLocale()
  const [hotels, setHotels] = useState<RecentHotel[]>([])
  const path = here?.path
  useEffect(() => {
    setHotels(recentHotels(locale).filter((one) => one.path !== path))
  }, [locale, path])
  useEffect(() => {
    if (here) rememberHotel(here)
  }, [here])
  if (hotels.length === 0) return null
  return (
    <section aria-labelledby="recent-title" className="extra page-width no-print grid gap-4 pt-16">
      <h2 id="recent-title">{t('hotel.recent')}</h2>
      <ul className="recent-hotels">
        {hotels.map((hotel) => (
          <li key={hotel.path}>
            <Link to={hotel.path} className="card">
              <Picture id={hotel.picture} alt="" sizes="180px" />
              <bdi className="font-medium">{hotel.name}</bdi>
              <span className="text-muted text-small">{hotel.city}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
