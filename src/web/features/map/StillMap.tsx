import type { Point } from '#domains/places/distance.ts'
import { offsetIn, stillMiddle, stillSize } from '#domains/places/map/mercator.ts'
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
          {withRoom(pins.map((pin) => ({ pin, ...at(pin) })))
            .toReversed()
            .map((placed) => (
              <StillPin key={placed.pin.id} {...placed} />
            ))}
        </svg>
      </svg>
    </>
  )
}

type Pin = Omit<MapPin, 'href' | 'label'> & { href?: string; label?: string }
type Placed = { pin: Pin; x: number; y: number; isDot: boolean }

const pinHeight = 30

/** Estimated width of a pin in px, without measuring its text. */
function widthOf({ text }: Pin): number {
  return Math.max(26, Math.round(text.length * 8.2) + 18)
}

/** Pins whose text would cover that of an earlier pin are dots until they are hovered or focused. */
function withRoom(pins: Omit<Placed, 'isDot'>[]): Placed[] {
  const shown: Omit<Placed, 'isDot'>[] = []
  return pins.map((placed) => {
    const isDot = shown.some(
      ({ pin, x, y }) =>
        Math.abs(x - placed.x) < (widthOf(pin) + widthOf(placed.pin)) / 2 && Math.abs(y - placed.y) < pinHeight,
    )
    if (!isDot) shown.push(placed)
    return { ...placed, isDot }
  })
}

function StillPin({ pin, x, y, isDot }: Placed) {
  const width = widthOf(pin)
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
