import { markerSize, type Mark, type Marker } from '#web/kit/map-labels.ts'

type Place = { across: number; down: number }

/*
 * Each label is a small drawing of its own at a place in hundredths: it keeps its size however large the map is,
 * and needs neither scripts nor styles of its own.
 */

/** A marker with its words, or without room for them only where it is, until it is looked at. */
export function MapMarker({
  marker,
  place,
  worded,
  onFocus,
}: {
  marker: Marker
  place: Place
  worded: boolean
  onFocus: () => void
}) {
  const { width, height } = markerSize(marker.text)
  return (
    <svg x={`${place.across}%`} y={`${place.down}%`} width="1" height="1" overflow="visible">
      <a
        href={marker.href}
        aria-label={marker.label}
        aria-current={marker.current ? 'true' : undefined}
        className="map-marker"
        data-dot={worded ? undefined : ''}
        onFocus={onFocus}
      >
        <circle r="14" className="map-reach" />
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
        <text y="5" textAnchor="middle">
          {marker.text}
        </text>
      </a>
    </svg>
  )
}

/** Where a marker without words is: below the words of the others. */
export function MapDot({ place }: { place: Place }) {
  return <circle cx={`${place.across}%`} cy={`${place.down}%`} r="7" className="map-dot" />
}

/** The sign of a holy place, or a gate's number. */
export function MapMark({ mark, place }: { mark: Mark; place: Place }) {
  return (
    <svg x={`${place.across}%`} y={`${place.down}%`} width="1" height="1" overflow="visible">
      <g role="img" aria-label={mark.name}>
        <title>{mark.name}</title>
        {mark.kind === 'gate' ? (
          <>
            <rect x="-11" y="-11" width="22" height="22" rx="6" className="map-gate" />
            <text y="4" textAnchor="middle" className="map-gate-number">
              {mark.number}
            </text>
          </>
        ) : (
          <>
            <circle r="19" className="map-holy" />
            <path d={eightFoldStar} className="map-star" />
          </>
        )}
      </g>
    </svg>
  )
}

/** The name of a district, or the minutes of a walk on their circle. */
export function MapName({ name, place, walk }: { name: string; place: Place; walk?: boolean }) {
  return (
    <svg x={`${place.across}%`} y={`${place.down}%`} width="1" height="1" overflow="visible">
      <text textAnchor="middle" y="4" className={walk ? 'map-minutes' : 'map-name'}>
        {name}
      </text>
    </svg>
  )
}

/** Two squares, one turned by an eighth. */
const eightFoldStar =
  'M0-13 3.800-9.200H9.200V-3.800L13 0 9.200 3.800V9.200H3.800L0 13-3.800 9.200H-9.200V3.800L-13 0-9.200-3.800V-9.200H-3.800Z'
