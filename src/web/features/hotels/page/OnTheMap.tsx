import type { HotelDetails } from '#domains/products/stays/answers.ts'
import { useText } from '#i18n/react.tsx'
import { mapLinks } from '#domains/places/map-links.ts'

/** Links to the hotel's location in map apps; no code of these apps is loaded. */
export function OnTheMap({ hotel: { point, name } }: { hotel: Pick<HotelDetails, 'point' | 'name'> }) {
  const t = useText()
  const { apps, phone } = mapLinks(point, name)
  return (
    <p className="text-note flex flex-wrap items-center gap-x-4">
      <span className="text-muted">{t('hotel.mapOpen')}</span>
      {apps.map(({ map, href }) => (
        <a key={map} href={href} rel="noreferrer" target="_blank" className={target}>
          <bdi>{map}</bdi>
        </a>
      ))}
      <a href={phone} className={target}>
        {t('hotel.mapOnPhone')}
      </a>
    </p>
  )
}

const target = 'link inline-flex min-h-11 items-center'
