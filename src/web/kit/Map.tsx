import { useMemo, useRef } from 'react'
import { useFormat, useText } from '#text/react.tsx'
import { IconButton } from '#web/kit/Button.tsx'
import { labelled, type Mark, type Marker, type Walk } from '#web/kit/map-labels.ts'
import { MapDot, MapMark, MapMarker, MapName } from '#web/kit/MapLabels.tsx'
import { scaleOf, sheetOf, type MapPoint } from '#web/kit/map-view.ts'
import { useMapView } from '#web/kit/use-map-view.ts'
import { useWidth } from '#web/kit/use-width.ts'
import halo from '#web/styles/halo.svg?no-inline'
import '#web/kit/map.css'

/** Districts: rings of steps in 1/10,000 degree to the east and the north of `origin`, one after the other. */
type Ground = { origin: MapPoint; areas: readonly { name: string; rings: readonly (readonly number[])[] }[] }

/**
 * A light map of our own: districts, holy places and gates, how far one walks, and `markers` that lead somewhere.
 * It shows what the page also says in words, so nobody needs it; the keyboard reaches every marker, and the arrow
 * keys and + and − move it.
 */
export function CityMap({
  label,
  ground,
  marks,
  markers,
  walks = [],
  source,
}: {
  label: string
  ground: Ground
  /** The one that the walks start from comes first. */
  marks: readonly Mark[]
  markers: readonly Marker[]
  walks?: readonly Walk[]
  /** Whose data the map is drawn from. */
  source: string
}) {
  const t = useText()
  const format = useFormat()
  const { at, whole } = useMemo(() => sheetOf([...marks.slice(0, 1), ...markers]), [marks, markers])
  const areas = useMemo(() => ground.areas.map((area) => drawn(area, ground.origin, at)), [ground, at])
  const middle = marks[0] && at(marks[0])
  const map = useMapView(whole, middle ?? { x: 0, y: 0 })
  const { view } = map
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, narrowest)
  const shown = labelled(view, width, at, { marks, markers, walks, areas })
  const farthest = Math.max(0, ...walks.map((walk) => walk.metres))
  const metres = scaleOf(view)

  return (
    <div ref={frame} role="group" aria-label={label} className="map" {...map.keys}>
      <svg className="map-sheet" data-whole={map.farthest ? '' : undefined} {...map.ground}>
        <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true">
          {areas.map((area) => (
            <path key={area.name} d={area.path} className="map-area" />
          ))}
          {middle && map.zoom <= 2 && (
            <image
              href={halo}
              x={middle.x - farthest}
              y={middle.y - farthest}
              width={2 * farthest}
              height={2 * farthest}
              className="map-halo"
            />
          )}
          {middle &&
            walks.map((walk) => (
              <circle key={walk.metres} cx={middle.x} cy={middle.y} r={walk.metres} className="map-walk" />
            ))}
        </svg>
        <g aria-hidden="true">
          {shown.areas.map((area) => (
            <MapName key={area.name} {...area} />
          ))}
          {shown.walks.map((walk) => (
            <MapName key={walk.name} {...walk} walk />
          ))}
          {shown.markers.map(
            ({ marker, place, worded }) => !worded && !marker.current && <MapDot key={marker.id} place={place} />,
          )}
        </g>
        {[...shown.holy, ...shown.gates].map(({ mark, place }) => (
          <MapMark key={mark.name} mark={mark} place={place} />
        ))}
        {shown.markers.map(({ spot, ...marker }) => (
          <MapMarker key={marker.marker.id} {...marker} onFocus={() => map.reveal(spot)} />
        ))}
      </svg>
      <div className="map-controls with-scripts">
        <IconButton
          icon="plus"
          variant="secondary"
          label={t('kit.zoomIn')}
          aria-disabled={map.nearest}
          onClick={() => map.zoomBy(1)}
        />
        <IconButton
          icon="minus"
          variant="secondary"
          label={t('kit.zoomOut')}
          aria-disabled={map.farthest}
          onClick={() => map.zoomBy(-1)}
        />
        {!map.farthest && (
          <IconButton icon="size" variant="secondary" label={t('kit.wholeMap')} onClick={map.showWhole} />
        )}
      </div>
      <div className="map-foot">
        <MapScale share={metres / view.width} words={format.distance(metres)} />
        <p>{source}</p>
      </div>
    </div>
  )
}

/** How wide the map is taken to be before it is known: what fits there fits everywhere. */
const narrowest = 340

/** A round distance as a line below the map; `share` of its width. East is to the right everywhere, and so is this. */
function MapScale({ share, words }: { share: number; words: string }) {
  return (
    <svg className="map-scale" aria-hidden="true">
      <svg x="12" overflow="visible">
        <path d="M0 3V13" />
        <line x2={`${share * 100}%`} y1="8" y2="8" />
        <svg x={`${share * 100}%`} overflow="visible">
          <path d="M0 3V13" />
          <text x="8" y="12" textAnchor="start" direction="ltr">
            {words}
          </text>
        </svg>
      </svg>
    </svg>
  )
}

const degreesAStep = 1e-4

/** The outline of an area as a path of the sheet, and the middle of its largest ring. */
function drawn(
  { name, rings }: Ground['areas'][number],
  origin: MapPoint,
  at: (point: MapPoint) => { x: number; y: number },
) {
  const outlines = rings.map((ring) =>
    Array.from({ length: ring.length / 2 }, (_, i) =>
      at({
        lon: origin.lon + (ring[2 * i] ?? 0) * degreesAStep,
        lat: origin.lat + (ring[2 * i + 1] ?? 0) * degreesAStep,
      }),
    ),
  )
  const path = outlines
    .map((ring) => `M${ring.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`)
    .join('')
  const largest = outlines.toSorted((a, b) => b.length - a.length)[0] ?? []
  const sum = largest.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { name, path, middle: { x: sum.x / (largest.length || 1), y: sum.y / (largest.length || 1) } }
}
