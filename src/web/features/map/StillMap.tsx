import type { Point } from '@rihla/street-map/distance'
import { offsetIn, stillMiddle, stillSize, stillStep, type Pixel } from '@rihla/street-map/mercator'
import type { MapLabel } from '#domains/places/contract.ts'
import { mosqueNameBox, mosqueNameInside, mosqueNamePlaces } from '@rihla/street-map/mosque-name'
import { chipHeight, placePins, type ChipPlace } from '@rihla/street-map/pin-places'
import { useLocale } from '#i18n/react.tsx'
import { boxesOf } from '#web/features/map/map-labels.ts'
import { mapLinks, type DrawnMap } from '#web/lib/map-links.ts'
import { wayBesideEnd, targetRadius, type MapPin, type MapView } from '#web/features/map/map-pins.ts'

const themes = ['light', 'dark'] as const

/**
 * A picture of the map with links on it, which needs neither scripts nor inline styles. The frame around it shows its
 * middle. Each pin is a separate SVG whose position is an offset from the middle.
 */
export function StillMap({
  city,
  map,
  view,
  labels = [],
  pins,
  half,
  line = [],
  target,
}: {
  city: string
  map: DrawnMap | null
  view: MapView
  labels?: readonly MapLabel[]
  pins: readonly Pin[]
  /** Half the width of the frame in px, if it is known. */
  half?: number | undefined
  /** A way that is drawn below the pins. */
  line?: readonly Point[]
  target?: Point | undefined
}) {
  const locale = useLocale()
  const { zoom } = view
  const middle = stillMiddle(view.middle, zoom)
  const at = (point: Point) => offsetIn(middle, zoom, point)
  const way = wayBesideEnd(line, zoom)
  const placed = pins.map((pin) => ({ pin, ...at(pin), width: widthOf(pin) }))
  const mosque = zoom < mosqueNameInside ? map?.mosque : null
  const name = mosque && mosqueNameBox(mosqueNamePlaces(mosque, at), widthOf({ text: mosque.name }) * 1.2, placed)
  const boxes = boxesOf(labels).map((box) => ({
    ...box,
    x: box.x - middle.x * stillStep,
    y: box.y - middle.y * stillStep,
  }))
  const chips = placePins(placed, name ? [...boxes, name] : boxes, half)
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
            className={`map-still map-${theme} absolute start-[calc(50%-480px)] top-[calc(50%-360px)] h-[720px] w-[960px] max-w-none`}
          />
        ))}
      <svg className="map-overlay absolute inset-0 size-full overflow-visible">
        <svg x="50%" y="50%" width="1" height="1" overflow="visible">
          {way.length > 1 && (
            <polyline
              points={way
                .map(at)
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
              className="map-way"
            />
          )}
          {target && <circle cx={at(target).x} cy={at(target).y} r={targetRadius} className="map-target" />}
          {placed.map((one, i) => <StillPin key={one.pin.id} {...one} chip={chips[i] ?? null} />).reverse()}
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

/** Estimated width of a chip or a name in px, without measuring its text. */
function widthOf({ text }: { text: string }): number {
  return Math.max(24, Math.round(text.length * 7.4) + 16)
}

/** The stem of a chip on each side of its point, drawn over its edge. */
const stems: Record<ChipPlace['side'], string> = {
  above: 'M-5-8 0-1 5-8',
  below: 'M-5 8 0 1 5 8',
  right: 'M8-5 1 0 8 5',
  left: 'M-8-5-1 0-8 5',
}

/** A chip beside its point; without space for one a dot, whose chip is shown over it while it is hovered or focused. */
function StillPin({ pin, x, y, width, chip }: Pixel & { pin: Pin; width: number; chip: ChipPlace | null }) {
  const { dx, dy } = chip ?? { dx: 0, dy: 0 }
  const shape = (
    <>
      {!chip && <circle r="6" />}
      <rect x={dx - width / 2} y={dy - chipHeight / 2} width={width} height={chipHeight} rx={chipHeight / 2} />
      {chip && <path d={stems[chip.side]} />}
      <text x={dx} y={dy + 4} textAnchor="middle">
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
          data-dot={chip ? undefined : ''}
        >
          {shape}
        </a>
      )}
    </svg>
  )
}
