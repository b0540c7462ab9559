import type { HotelDetails } from '#domains/stays/answers.ts'
import { useText } from '#text/react.tsx'

/** The place of a hotel in map apps: links alone, nothing of theirs is loaded. */
export function OnTheMap({ hotel: { point, name } }: { hotel: Pick<HotelDetails, 'point' | 'name'> }) {
  const t = useText()
  const at = `${point.lat},${point.lon}`
  const apps = [
    {
      name: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lon}#map=18/${point.lat}/${point.lon}`,
    },
    { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${at}` },
    { name: 'Apple Maps', href: `https://maps.apple.com/?ll=${at}&q=${encodeURIComponent(name)}` },
  ]
  return (
    <p className="text-note flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="text-muted">{t('hotel.mapOpen')}</span>
      {apps.map((app) => (
        <a key={app.name} href={app.href} rel="noreferrer" target="_blank" className="link">
          <bdi>{app.name}</bdi>
        </a>
      ))}
      <a href={`geo:${at}?q=${at}`} className="link">
        {t('hotel.mapOnPhone')}
      </a>
    </p>
  )
}
