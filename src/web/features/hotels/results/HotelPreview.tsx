import { useEffect, useRef, useState } from 'react'
import type { ApiClient } from '#api/index.ts'
import type { HotelCard } from '#domains/products/stays/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Guarantees } from '#web/features/hotels/Guarantees.tsx'
import { browserClient } from '#web/lib/client.ts'
import { ButtonLink, IconButton } from '#web/ui/actions/Button.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import type { MapPin } from '#web/features/map/map-pins.ts'

/** The request of a preview, without its hotel. */
export type PreviewedStay = Omit<Parameters<ApiClient['fetch_chosen_hotels']>[0], 'hotel_ids'>

/** The preview of a hotel on the map; its name, price and link are known before the rest is loaded. */
export function HotelPreview({
  pin,
  name,
  price,
  nights,
  stay,
  onClose,
}: {
  pin: MapPin
  name: string
  price: string
  nights: string
  /** The search: its dates, party and terms, and the place to which the walk leads. */
  stay: PreviewedStay
  onClose: () => void
}) {
  const { t, locale, format } = useLanguage()
  const [hotel, setHotel] = useState<HotelCard | null>(null)
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    setHotel(null)
    browserClient(locale)
      .fetch_chosen_hotels({ hotel_ids: [pin.id], ...stay }, { signal: leaving.signal })
      .then(
        (found) => found.ok && setHotel(found.data[0] ?? null),
        () => undefined,
      )
    frame.current?.querySelector('a')?.focus({ preventScroll: true })
    return () => leaving.abort()
  }, [pin.id, stay, locale])
  const picture = hotel?.picture
  return (
    <section ref={frame} className="map-preview" aria-label={name}>
      <div className="bg-sunk rounded-button h-22 overflow-hidden">
        {picture && (
          <Picture id={picture.id} alt={picture.alt} sizes="140px" small className="size-full object-cover" />
        )}
      </div>
      <div className="grid min-h-22 content-start justify-items-start gap-1">
        <h2 className="pe-10 text-[1.0625rem] leading-[1.3]">
          <bdi>{name}</bdi>
        </h2>
        {hotel && (
          <p className="text-note flex flex-wrap items-center gap-x-3">
            <Stars count={hotel.stars} />
            {hotel.rating !== null && <span>{format.number(hotel.rating)}</span>}
          </p>
        )}
        {hotel?.walk && (
          <p className="text-muted text-note">
            {t('map.wayTo', { minutes: hotel.walk.minutes, gate: hotel.walk.name })}
          </p>
        )}
      </div>
      {hotel?.offer && (
        <div className="col-span-full flex flex-wrap gap-x-3.5 gap-y-0.5 *:text-[0.875rem]">
          <Guarantees hotel={hotel} offer={hotel.offer} />
        </div>
      )}
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-3.5 gap-y-0.5">
        <p className="text-[0.875rem]">
          <strong className="text-lead">{price}</strong> <span className="text-muted text-note">{nights}</span>
        </p>
        <ButtonLink to={pin.href} variant="primary" className="text-note">
          {t('map.seeHotel')}
        </ButtonLink>
      </div>
      <IconButton icon="close" label={t('map.close')} className="text-note absolute end-1 top-1" onClick={onClose} />
    </section>
  )
}
