import { inView, uncovered, type Label, type MapPoint, type View } from '#web/kit/map-view.ts'

/** A place that everybody looks for: a holy mosque, a gate with its number. */
export type Mark = MapPoint & { kind: 'mosque' | 'gate'; name: string; number?: number | null }

/** Something on the map that leads somewhere: `text` stands on it, `label` says it in full. */
export type Marker = MapPoint & { id: string | number; text: string; label: string; href: string; current?: boolean }

/** A circle of so many metres around the first mark. */
export type Walk = { metres: number; label: string }

type Flat = { x: number; y: number }

/** How large a marker is in px, before its words are measured by anybody. */
export function markerSize(text: string): { width: number; height: number } {
  return { width: Math.max(48, Math.round(text.length * 8.4) + 22), height: 34 }
}

/**
 * Where everything with words stands in the view and whether there is room for its words: holy places before
 * markers, these before the minutes of walks, gates and the names of districts.
 */
export function labelled(
  view: View,
  mapWidth: number,
  at: (point: MapPoint) => Flat,
  shown: {
    marks: readonly Mark[]
    markers: readonly Marker[]
    walks: readonly Walk[]
    areas: readonly { name: string; middle: Flat }[]
  },
) {
  const first = shown.marks[0] && at(shown.marks[0])
  const marks = shown.marks.map((mark) => ({ mark, place: inView(view, at(mark)) }))
  const markers = shown.markers.map((marker) => ({ marker, spot: at(marker), place: inView(view, at(marker)) }))
  const walks = first
    ? shown.walks.flatMap((walk) => {
        const place = [-1, 1]
          .map((side) => inView(view, { x: first.x, y: first.y + side * walk.metres }))
          .find(isInside)
        return place ? [{ name: walk.label, place }] : []
      })
    : []
  const areas = shown.areas
    .map(({ name, middle }) => ({ name, place: inView(view, middle) }))
    .filter(({ place }) => isSeen(place))

  const holy = marks.filter(({ mark }) => mark.kind === 'mosque')
  const gates = marks.filter(({ mark }) => mark.kind === 'gate')
  const labels: Label[] = [
    ...holy.map(({ place }) => ({ ...place, width: 40, height: 40 })),
    ...markers.map(({ marker, place }) => ({ ...place, ...markerSize(marker.text) })),
    ...walks.map(({ name, place }) => ({ ...place, width: name.length * 7, height: 30 })),
    ...gates.map(({ place }) => ({ ...place, width: 24, height: 24 })),
    ...areas.map(({ name, place }) => ({ ...place, width: name.length * 7, height: 18 })),
  ]
  const clear = uncovered(labels, mapWidth)
  const roomFor = <Item>(items: readonly Item[], after: number) => items.filter((_, i) => clear[after + i] === true)
  const beforeMarkers = holy.length
  const beforeWalks = beforeMarkers + markers.length
  const beforeGates = beforeWalks + walks.length
  return {
    holy,
    markers: markers.map((item, i) => ({ ...item, worded: clear[beforeMarkers + i] === true })),
    walks: roomFor(walks, beforeWalks),
    gates: roomFor(gates, beforeGates),
    areas: roomFor(areas, beforeGates + gates.length),
  }
}

/** Far enough from the edges for words around it. */
function isSeen({ across, down }: { across: number; down: number }): boolean {
  return across > 8 && across < 92 && down > 5 && down < 93
}

/** Words on a line may stand near the edge. */
function isInside({ across, down }: { across: number; down: number }): boolean {
  return across > 8 && across < 92 && down > 2 && down < 98
}
