import { useCallback, useEffect } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { useRecent } from '#web/lib/search/use-recent.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { afterLocale } from '#i18n/locale.ts'
import { recentList } from '#web/lib/search/recent-list.ts'

type RecentHotelsProps = {
  /** The hotel of this page: added to the list, but not shown in it. */
  here?: RecentHotel
}

/**
 * The hotels last viewed in this browser, each with a button that deletes it, and one button for all. Renders nothing
 * without scripts or while the list is empty.
 */
export function RecentHotels({ here }: RecentHotelsProps) {
  const { t, locale } = useLanguage()
  const path = here?.path
  const read = useCallback(() => recentHotels(locale).filter((one) => one.path !== path), [locale, path])
  const { items: hotels, box, report, forget } = useRecent(read, forgetHotels)
  useEffect(() => {
    if (here) rememberHotel(here)
  }, [here])
  if (hotels.length === 0 && !report) return null
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="recent-title"
      className="extra page-width no-print grid gap-4 pt-10 md:pt-16"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-title">{t('hotel.recent')}</h2>
        {hotels.length > 1 && (
          <Button variant="quiet" onClick={() => forget(t('hotel.recentCleared'), 0)}>
            {t('hotel.recentClear')}
          </Button>
        )}
      </div>
      <p role="status" className={hotels.length > 0 ? 'sr-only' : 'text-muted'}>
        {report}
      </p>
      <ul className="flex gap-4 overflow-x-auto pt-1 pb-3">
        {hotels.map((hotel, i) => (
          <li key={hotel.path} className="relative w-45 flex-none">
            <Link to={hotel.path} className="card grid h-full content-start overflow-hidden pb-3 no-underline">
              <Picture id={hotel.picture} alt="" sizes="180px" className="mb-2 aspect-16/10 w-full object-cover" />
              <bdi className="px-3 font-medium">{hotel.name}</bdi>
              <span className="text-muted text-small px-3">{hotel.city}</span>
            </Link>
            <IconButton
              icon="close"
              variant="secondary"
              className="absolute end-1.5 top-1.5"
              label={t('hotel.recentRemove', { hotel: hotel.name })}
              onClick={() => forget(t('hotel.recentRemoved', { hotel: hotel.name }), i, hotel.path)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RecentHotel = { path: string; name: string; city: string; picture: string }

const maxHotels = 8

const list = recentList<RecentHotel>(
  'recent-hotels',
  maxHotels,
  ({ path = '', name, city, picture = '' }) =>
    /^\/hotels\/[a-z0-9-]+$/.test(afterLocale(path) ?? '') &&
    typeof name === 'string' &&
    typeof city === 'string' &&
    /^[a-z]+\/[\w-]+(@v\w+)?$/.test(picture),
)

export const rememberHotel = list.add

/** Deletes one hotel of this browser, or all of them in every language. */
export const forgetHotels = list.remove

export function recentHotels(locale: string): RecentHotel[] {
  return list.read(locale).slice(0, maxHotels)
}
