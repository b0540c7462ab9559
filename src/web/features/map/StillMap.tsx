import type { Point } from '#domains/places/distance.ts'
import { offsetIn, stillMiddle, stillSize } from '#domains/places/map/mercator.ts'
import {
  freestPlace,
  isCovered,
  mosqueNameInside,
  mosqueNamePlaces,
  type TextPlace,
} from '#domains/places/map/mosque-name.ts'
import { useLocale } from '#i18n/react.tsx'
import { mapLinks, type DrawnMap } from '#web/lib/map-links.ts'
import type { MapPin, MapView } from '#web/features/map/map-pins.ts'

const themes = ['light', 'dark'] as const

/**
 * A picture of the map with links on it, which needs neither scripts nor inline styles. The frame around it shows its
 * middle. Each pin is a separate SVG whose position is an offset from the middle.
 */
export function StillMap({
  city,
  map,
  view,
  pins,
  line = [],
}: {
  city: string
  map: DrawnMap | null
  view: MapView
  pins: readonly Pin[]
  /** A way that is drawn below the pins. */
  line?: readonly Point[]
}) {
  const locale = useLocale()
  const { zoom } = view
  const middle = stillMiddle(view.middle, zoom)
  const at = (point: Point) => offsetIn(middle, zoom, point)
  const placed = pins.map((pin) => ({ pin, ...at(pin), width: widthOf(pin) }))
  const mosque = zoom < mosqueNameInside ? map?.mosque : null
  const name = mosque && freestPlace(mosqueNamePlaces(mosque, at), widthOf({ text: mosque.name }), placed)
  return (
    <>
      {map &&
        themes.map((theme) => (
          <img
            key={theme}
            src={mapLinks.still(city, map, { theme, locale, zoom, middle })}
            alt=""
            width={stillSize.width}
            height={stillSize.height}
            loading="lazy"
            decoding="async"
            className={`map-still map-${theme}`}
          />
        ))}
      <svg className="map-overlay">
        <svg x="50%" y="50%" width="1" height="1" overflow="visible">
          {line.length > 1 && (
            <polyline
              points={line
                .map(at)
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
              className="map-way"
            />
          )}
          {withRoom(placed, name ? [name] : [])
            .toReversed()
            .map((one) => (
              <StillPin key={one.pin.id} {...one} />
            ))}
          {name && (
            <text x={name.x} y={name.y + 5} textAnchor="middle" className="map-mosque">
              {mosque.name}
            </text>
          )}
        </svg>
      </svg>
    </>
  )
}

type Pin = Omit<MapPin, 'href' | 'label'> & { href?: string; label?: string }
type Placed = TextPlace & { pin: Pin }

/** Estimated width of a pin or a name in px, without measuring its text. */
function widthOf({ text }: { text: string }): number {
  return Math.max(26, Math.round(text.length * 8.2) + 18)
}

/**
 * Pins whose text would cover that of an earlier pin are dots until they are hovered or focused.
 * @param taken other texts that no pin covers
 */
function withRoom(pins: Placed[], taken: TextPlace[]): (Placed & { isDot: boolean })[] {
  return pins.map((placed) => {
    const isDot = taken.some((other) => isCovered(other, placed))
    if (!isDot) taken.push(placed)
    return { ...placed, isDot }
  })
}

function StillPin({ pin, x, y, width, isDot }: Placed & { isDot: boolean }) {
  const shape = (
    <>
      {isDot && <circle r="7" />}
      <rect x={-width / 2} y="-15" width={width} height="30" rx="15" />
      <text y="5" textAnchor="middle">
        {pin.text}
      </text>
    </>
  )
  return (
    <svg x={x} y={y} width="1" height="1" overflow="visible">
      {pin.href === undefined ? (
        <g className="map-still-pin" aria-hidden="true">
          {shape}
        </g>
      ) : (
        <a
          href={pin.href}
          aria-label={pin.label}
          aria-current={pin.current ? 'true' : undefined}
          className="map-still-pin"
          data-dot={isDot ? '' : undefined}
        >
          {shape}
        </a>
      )}
    </svg>
  )
}
