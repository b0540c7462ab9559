import { holyMosques, type Bilingual, type CityMap, type Locale } from './city-map.ts'
import { tileSize } from './mercator.ts'
import { mosqueNameInside, mosqueNamePlaces } from './mosque-name.ts'
import { worldAt, type Line, type MapFeatures } from './features.ts'
import { boxSet, type Box } from './label-boxes.ts'
import { labelOutlines, type Weight } from './lettering.ts'
import type { MapColour } from './theme.ts'

/** A text, the dot of a place or the number of a gate. `box` is free of all other labels of the zoom level. */
export type Label = { box: Box } & (
  | { kind: 'text'; text: string; size: number; weight: Weight; colour: MapColour }
  | { kind: 'dot'; colour: MapColour }
  | { kind: 'gate'; text: string }
)

/** The text at a ring of walking minutes. */
export type RingName = (minutes: number, locale: Locale) => string

type TextStyle = { size: number; weight: Weight; colour: MapColour }

const styles = {
  holy: { size: 14, weight: 'semibold', colour: 'green' },
  landmark: { size: 12, weight: 'semibold', colour: 'ink' },
  ring: { size: 11, weight: 'semibold', colour: 'green' },
  gate: { size: 11, weight: 'semibold', colour: 'brass' },
  mainStreet: { size: 11.5, weight: 'regular', colour: 'name' },
  street: { size: 10.5, weight: 'regular', colour: 'name' },
  district: { size: 12, weight: 'regular', colour: 'quiet' },
  place: { size: 10.5, weight: 'regular', colour: 'quiet' },
} as const satisfies Record<string, TextStyle>

/** The first zoom level that names places of a category; all others are named from `placesFrom`. */
const landmarksFrom: Partial<Record<string, number>> = {
  holy_site: 13,
  mosque: 13,
  cemetery: 13,
  mountain: 13,
  train_station: 13,
  museum: 15,
  hospital: 15,
}
const placesFrom = 17
/** Categories without labels of their own: gates have badges, and the rest are too many to be of use. */
const notNamed: readonly string[] = ['gate', 'airport', 'bus_stop', 'metro_stop', 'toilets', 'parking']
/** Places of the pilgrimage outside the streets, where nothing else is drawn. */
const remoteSites = ['mina', 'muzdalifah', 'arafat', 'quba', 'uhud', 'dhul-hulayfah']
/** Pixels between two labels with the same name. */
const sameName = 420
const gateSide = 20

/**
 * Places the labels of a whole city at a zoom level, the most important first, so that none overlaps another and every
 * tile shows the same ones at its borders.
 */
export function placeLabels(
  map: CityMap,
  features: MapFeatures,
  { zoom, locale, ringName }: { zoom: number; locale: Locale; ringName: RingName },
): Label[] {
  const size = tileSize * 2 ** zoom
  const set = boxSet()
  const labels: Label[] = []
  const add = (...parts: Label[]) => {
    if (!parts.every(({ box }) => set.isFree(box))) return false
    for (const part of parts) set.add(part.box)
    labels.push(...parts)
    return true
  }
  const at = (point: { lat: number; lon: number }) => {
    const { x, y } = worldAt(point)
    return { x: x * size, y: y * size }
  }
  const text = (content: string, style: TextStyle, { x, y }: { x: number; y: number }, angle = 0): Label => {
    const width = labelOutlines(content, locale, style.weight).width * style.size + 6
    return { kind: 'text', text: content, ...style, box: { x, y, width, height: heightOf(style.size, locale), angle } }
  }
  /** A dot with the name beside, above or below it. */
  const named = (name: string, style: TextStyle, spot: { x: number; y: number }, mark: Label | null) => {
    const { box } = text(name, style, spot)
    const [across, down] = mark ? [box.width / 2 + 9, box.height / 2 + 7] : [box.width / 2 + 15, box.height / 2 + 12]
    const sides = [
      { x: spot.x + across, y: spot.y },
      { x: spot.x - across, y: spot.y },
      { x: spot.x, y: spot.y + down },
      { x: spot.x, y: spot.y - down },
    ]
    const ordered = locale === 'ar' ? [1, 0, 2, 3] : [0, 1, 2, 3]
    return ordered.some((side) => add(...(mark ? [mark] : []), text(name, style, sides[side]!)))
  }
  const dot = ({ x, y }: { x: number; y: number }, colour: MapColour): Label => ({
    kind: 'dot',
    colour,
    box: { x, y, width: 8, height: 8, angle: 0 },
  })

  const holy = map.places.find(({ slug }) => holyMosques.includes(slug))
  if (holy) {
    const name = nameIn(holy.name, locale)
    const middle = middleOf(features, at(holy), size)
    // Below the Kaaba where there is space for it.
    const below = features.kaaba.length > 0 ? 20 * (zoom - 14) - 8 : 0
    if (zoom >= mosqueNameInside) add(text(name, styles.holy, { x: middle.x, y: middle.y + below }))
    else {
      // Pages draw the name. Its places and the mosque stay free of the names of districts and streets.
      const edges = map.mosque ? mosqueNamePlaces(map.mosque, at) : []
      for (const place of edges) set.add(text(name, styles.holy, place).box)
      for (const part of features.holy) set.add(innerBox(part, size))
    }
  }
  const gates = map.places.filter(({ category }) => category === 'gate')
  if (zoom >= 16) for (const gate of gates) add(gateLabel(gate.number, at(gate)))
  if (zoom >= 13 && zoom <= 17) {
    for (const { minutes, lines } of features.rings) {
      const [line] = lines.toSorted((a, b) => b.points.length - a.points.length)
      if (!line) continue
      const name = ringName(minutes, locale)
      for (const spot of edgesOf(line, size)) add(text(name, styles.ring, spot))
    }
  }
  const landmarks = map.places.filter(({ category, slug }) => {
    const from = landmarksFrom[category]
    return (
      from !== undefined &&
      !holyMosques.includes(slug) &&
      zoom >= (map.maxZoom < 18 ? 12 : from) - (remoteSites.includes(slug) ? 2 : 0)
    )
  })
  // The places with a slug of a single landmark come before mapped places, whose slug begins with the category.
  const known = landmarks.filter(({ slug, category }) => !slug.startsWith(category.replaceAll('_', '-')))
  const landmarkNames = farApart()
  for (const one of known) {
    if (nearHoly(one.slug) && zoom < 16) continue
    const name = nameIn(one.name, locale)
    if (!landmarkNames.isFar(name, at(one))) continue
    if (named(name, styles.landmark, at(one), dot(at(one), 'green'))) landmarkNames.add(name, at(one))
  }
  const streets = features.named[locale]
  const nameStreets = (from: number, to: number, style: TextStyle) => {
    const streetNames = farApart()
    for (const street of streets) {
      if (street.rank < from || street.rank > to) continue
      const width = labelOutlines(street.name, locale, style.weight).width * style.size
      for (const spot of straightParts(street.line, size, width + 14)) {
        if (!streetNames.isFar(street.name, spot)) continue
        if (add(text(street.name, style, spot, spot.angle))) streetNames.add(street.name, spot)
      }
    }
  }
  if (zoom >= 14) nameStreets(0, 1, styles.mainStreet)
  if (zoom >= 17) {
    for (const gate of gates) {
      const name = nameIn(gate.name, locale).replace(/ ?\(\d+\)$/, '')
      named(name, styles.gate, at(gate), gate.number === null ? dot(at(gate), 'brass') : null)
    }
  }
  if (zoom >= 15) nameStreets(2, 3, styles.mainStreet)
  if (zoom <= 15) for (const one of map.districts) add(text(nameIn(one.name, locale), styles.district, at(one)))
  if (zoom >= 16) nameStreets(4, 7, styles.street)
  if (zoom >= placesFrom) {
    for (const one of map.places) {
      if (known.includes(one) || holyMosques.includes(one.slug) || notNamed.includes(one.category)) continue
      named(nameIn(one.name, locale), styles.place, at(one), dot(at(one), 'quiet'))
    }
  }
  return labels
}

/** The name in a language, or in the other one if it is blank. */
function nameIn(name: Bilingual, locale: Locale): string {
  return name[locale].trim() === '' ? name[locale === 'en' ? 'ar' : 'en'] : name[locale]
}

/** Spots of names; two of the same name are far apart. */
function farApart() {
  const taken = new Map<string, { x: number; y: number }[]>()
  return {
    isFar: (name: string, { x, y }: { x: number; y: number }) =>
      !taken.get(name)?.some((other) => Math.hypot(other.x - x, other.y - y) < sameName),
    add: (name: string, spot: { x: number; y: number }) => taken.set(name, [...(taken.get(name) ?? []), spot]),
  }
}

/** The middle of the mosque, where its name is. */
function middleOf(
  { holy, kaaba }: MapFeatures,
  place: { x: number; y: number },
  size: number,
): { x: number; y: number } {
  const [main] = holy
  if (!main || kaaba.length > 0) return place
  return { x: ((main.left + main.right) / 2) * size, y: ((main.top + main.bottom) / 2) * size }
}

/** The middle of an area. */
function innerBox({ left, top, right, bottom }: Line, size: number): Box {
  const [width, height] = [(right - left) * size * 0.6, (bottom - top) * size * 0.6]
  return { x: ((left + right) / 2) * size, y: ((top + bottom) / 2) * size, width, height, angle: 0 }
}

/** Landmarks within the mosque of Makkah, which its name covers at small zoom levels. */
function nearHoly(slug: string): boolean {
  return ['kaaba', 'as-safa', 'al-marwah'].includes(slug)
}

/** Arabic needs more space for marks above and descenders below. */
function heightOf(size: number, locale: Locale): number {
  return size * (locale === 'ar' ? 1.5 : 1.25)
}

function gateLabel(number: number | null, { x, y }: { x: number; y: number }): Label {
  if (number === null) return { kind: 'dot', colour: 'brass', box: { x, y, width: 9, height: 9, angle: 0 } }
  const text = String(number)
  const width = text.length > 2 ? gateSide + 7 : gateSide
  return { kind: 'gate', text, box: { x, y, width, height: gateSide, angle: 0 } }
}

/** The northernmost, southernmost, easternmost and westernmost point of a ring. */
function edgesOf({ points }: Line, size: number): { x: number; y: number }[] {
  const spots = Array.from({ length: points.length / 2 }, (_, i) => ({
    x: points[2 * i]! * size,
    y: points[2 * i + 1]! * size,
  }))
  const by = (value: (spot: { x: number; y: number }) => number) => spots.toSorted((a, b) => value(a) - value(b))[0]
  return [by(({ y }) => y), by(({ y }) => -y), by(({ x }) => x), by(({ x }) => -x)].filter((spot) => spot !== undefined)
}

/** The distance in pixels by which a street may bend below its name. */
const maxBend = 3

type Spot = { x: number; y: number; angle: number }

/** The middles of the straight parts of a line that are as long as a name, with the direction in which it is read. */
function straightParts(line: Line, size: number, length: number): Spot[] {
  if (Math.hypot(line.right - line.left, line.bottom - line.top) * size < length) return []
  const { points } = line
  const count = points.length / 2
  const x = (i: number) => points[2 * i]! * size
  const y = (i: number) => points[2 * i + 1]! * size
  const along = [0]
  for (let i = 1; i < count; i++) along.push(along[i - 1]! + Math.hypot(x(i) - x(i - 1), y(i) - y(i - 1)))
  const whole = along.at(-1) ?? 0
  const spotAt = (distance: number, from: number) => {
    let i = from
    while (i < count - 2 && along[i + 1]! < distance) i++
    const share = (distance - along[i]!) / (along[i + 1]! - along[i]! || 1)
    return { i, x: x(i) + share * (x(i + 1) - x(i)), y: y(i) + share * (y(i + 1) - y(i)) }
  }
  const spots: Spot[] = []
  const step = Math.max(length / 3, 24)
  const starts: number[] = []
  for (let start = 0; start + length <= whole; start += step) starts.push(start)
  // The name stands in the middle of a street if it can.
  starts.sort((a, b) => Math.abs(a + length / 2 - whole / 2) - Math.abs(b + length / 2 - whole / 2))
  for (const start of starts) {
    const a = spotAt(start, 0)
    const b = spotAt(start + length, a.i)
    const chord = Math.hypot(b.x - a.x, b.y - a.y)
    if (chord < length * 0.985) continue
    let bend = 0
    for (let i = a.i + 1; i <= b.i; i++)
      bend = Math.max(bend, Math.abs((b.x - a.x) * (y(i) - a.y) - (b.y - a.y) * (x(i) - a.x)) / chord)
    if (bend > maxBend) continue
    const direction = Math.atan2(b.y - a.y, b.x - a.x)
    const angle = Math.abs(direction) > Math.PI / 2 ? direction - Math.sign(direction) * Math.PI : direction
    spots.push({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle })
  }
  return spots
}
