import type { Locale } from './city-map.ts'
import type { Line, MapFeatures, StreetFeature } from './features.ts'
import { extentOf } from './label-boxes.ts'
import type { Label } from './labels.ts'
import { labelOutlines } from './lettering.ts'
import { colours, type MapColour, type MapTheme } from './theme.ts'
import { tileSize } from './mercator.ts'

/** A rectangle of the world at a zoom level, in CSS pixels. */
export type View = { zoom: number; left: number; top: number; width: number; height: number }

/** Width in CSS pixels of streets by rank, at zoom levels 12 to 18; 0 where they are not drawn. Level 11 is drawn as 12. */
const widths = [
  [1.6, 2.4, 4, 6.5, 10, 16, 26],
  [1.2, 1.9, 3.2, 5.5, 9, 14, 23],
  [0.9, 1.5, 2.6, 4.6, 8, 12.5, 20],
  [0.6, 1, 2, 3.8, 6.5, 10.5, 17],
  [0, 0.5, 1, 2.4, 5, 8.5, 14],
  [0, 0.4, 0.8, 1.8, 4, 6.5, 10],
  [0, 0, 0.6, 1.3, 2.8, 5, 8],
  [0, 0, 0, 0, 1, 1.3, 1.6],
] as const

/** Draws a part of a city as SVG, twice as many pixels as CSS pixels. */
export function drawMap(
  features: MapFeatures,
  labels: readonly Label[],
  view: View,
  { theme, locale }: { theme: MapTheme; locale: Locale },
): string {
  const { zoom, width, height } = view
  const colour = colours[theme]
  const inView = viewFilter(view)
  const path = pathIn(view)
  const paths = (lines: readonly Line[], close = false) =>
    lines
      .filter(inView)
      .map((line) => path(line, close))
      .join('')
  const area = (d: string, attributes: string) => (d ? `<path d="${d}" ${attributes}/>` : '')
  const detail = zoom >= 15

  const ground = features.districts
    .filter(inView)
    .map((line, i) =>
      area(
        path(line, true),
        `fill="${i % 2 ? colour.land : colour.district}" stroke="${colour.casing}" stroke-width="1"`,
      ),
    )
    .join('')
  const holy = paths(features.holy, true)
  const ringPaths = features.rings.toReversed().map(({ lines }) => paths(lines, true))
  const ringAreas = ringPaths.map((d) => area(d, `fill="${colour.ring}" fill-opacity=".045"`)).join('')
  const ringLines = ringPaths
    .map((d) =>
      area(
        d,
        `fill="none" stroke="${colour.ring}" stroke-opacity=".75" stroke-width="1.6" stroke-dasharray="1 5" stroke-linecap="round"`,
      ),
    )
    .join('')
  const buildings = detail
    ? area(
        paths(
          features.buildings.filter(({ mosque }) => !mosque),
          true,
        ),
        `fill="${colour.building}" stroke="${colour.buildingEdge}" stroke-width=".6"`,
      )
    : ''
  const mosques =
    zoom >= 14
      ? area(
          paths(
            features.buildings.filter(({ mosque }) => mosque),
            true,
          ),
          `fill="${colour.mosque}" stroke="${colour.holyEdge}" stroke-opacity=".55" stroke-width=".8"`,
        )
      : ''
  const shown = labels.filter(({ box }) => {
    const [left, top, right, bottom] = extentOf(box)
    return right > view.left - 4 && left < view.left + width + 4 && bottom > view.top - 4 && top < view.top + height + 4
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour.land}"/>`,
    ground,
    zoom >= 14 ? area(paths(features.squares, true), `fill="${colour.square}"`) : '',
    ringAreas,
    buildings,
    drawStreets(features.streets.filter(inView), zoom, colour, path),
    mosques,
    area(
      holy,
      `fill="${colour.holy}" stroke="${colour.holyEdge}" stroke-width="${zoom < 15 ? 1 : 1.6}" stroke-linejoin="round"`,
    ),
    area(paths(features.kaaba, true), `fill="${colour.kaaba}"`),
    ringLines,
    shown.map((label) => drawLabel(label, view, locale, colour)).join(''),
    '</svg>',
  ].join('')
}

function viewFilter({ zoom, left, top, width, height }: View): (line: Line) => boolean {
  const size = tileSize * 2 ** zoom
  // Wide streets beside the view reach into it.
  const margin = 20
  return (line) =>
    line.right * size > left - margin &&
    line.left * size < left + width + margin &&
    line.bottom * size > top - margin &&
    line.top * size < top + height + margin
}

/** SVG path data of a line, in tenths of a pixel; points that are closer together are omitted. */
function pathIn({ zoom, left, top }: View): (line: Line, close?: boolean) => string {
  const size = tileSize * 2 ** zoom
  return ({ points }, close = false) => {
    let data = ''
    let [lastX, lastY] = [NaN, NaN]
    for (let i = 0; i < points.length; i += 2) {
      const x = Math.round((points[i]! * size - left) * 10) / 10
      const y = Math.round((points[i + 1]! * size - top) * 10) / 10
      const isLast = i === points.length - 2
      if (i > 0 && !isLast && Math.abs(x - lastX) < 0.4 && Math.abs(y - lastY) < 0.4) continue
      data += `${i === 0 ? 'M' : 'L'}${x} ${y}`
      ;[lastX, lastY] = [x, y]
    }
    return close ? `${data}Z` : data
  }
}

/** Tunnels below everything, then the edges of all streets and their surfaces, from the smallest to the largest. */
function drawStreets(
  streets: readonly StreetFeature[],
  zoom: number,
  colour: (typeof colours)[MapTheme],
  path: (line: Line) => string,
): string {
  const widthOf = (rank: number) => widths[rank]?.[Math.max(0, zoom - 12)] ?? 0
  const data = (rank: number, tunnel: boolean) =>
    streets
      .filter((street) => street.rank === rank && street.tunnel === tunnel)
      .toSorted((a, b) => a.layer - b.layer)
      .map((line) => path(line))
      .join('')
  const stroke = (d: string, ink: string, width: number, more = '') =>
    d && width > 0
      ? `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`
      : ''
  const ranks = widths.map((_, rank) => rank).toReversed()
  const isFoot = (rank: number) => rank === widths.length - 1
  const tunnels = ranks
    .filter((rank) => !isFoot(rank))
    .map((rank) => {
      const width = widthOf(rank)
      return stroke(
        data(rank, true),
        colour.tunnel,
        width,
        `style="stroke-linecap:butt" stroke-dasharray="${num(width * 0.8)} ${num(width * 0.5)}"`,
      )
    })
  const feet = ranks
    .filter(isFoot)
    .map((rank) => stroke(data(rank, false), colour.foot, widthOf(rank), 'stroke-dasharray="2.5 3"'))
  const casings = ranks
    .filter((rank) => !isFoot(rank) && zoom >= 14)
    .map((rank) =>
      stroke(data(rank, false), rank === 0 ? colour.mainCasing : colour.casing, widthOf(rank) && widthOf(rank) + 1.4),
    )
  const surfaces = ranks
    .filter((rank) => !isFoot(rank))
    .map((rank) => stroke(data(rank, false), rank === 0 ? colour.main : colour.street, widthOf(rank)))
  return [...tunnels, ...feet, ...casings, ...surfaces].join('')
}

function drawLabel(label: Label, view: View, locale: Locale, colour: Record<MapColour, string>): string {
  const { box } = label
  const x = num(box.x - view.left)
  const y = num(box.y - view.top)
  if (label.kind === 'dot') {
    return `<circle cx="${x}" cy="${y}" r="3" fill="${colour[label.colour]}" stroke="${colour.halo}" stroke-width="1.4"/>`
  }
  if (label.kind === 'gate') {
    const [width, height] = [box.width - 2, box.height - 2]
    const plate = `<rect x="${num(box.x - view.left - width / 2)}" y="${num(box.y - view.top - height / 2)}" width="${width}" height="${height}" rx="6" fill="${colour.brass}" stroke="${colour.halo}" stroke-width="1.2"/>`
    return (
      plate +
      drawText(label.text, { x, y, angle: 0, size: 10.5, ink: colour.onBrass, weight: 'semibold', locale: 'en' })
    )
  }
  return drawText(label.text, {
    x,
    y,
    angle: box.angle,
    size: label.size,
    ink: colour[label.colour],
    halo: colour.halo,
    weight: label.weight,
    locale,
  })
}

type Drawn = {
  x: number
  y: number
  angle: number
  size: number
  ink: string
  halo?: string
  weight: 'regular' | 'semibold'
  locale: Locale
}

/** Fonts have 1,000 units an em. */
const haloPixels = 2.8

/** A text around its middle, with a halo below it. */
function drawText(text: string, { x, y, angle, size, ink, halo, weight, locale }: Drawn): string {
  const { markup, width } = labelOutlines(text, locale, weight)
  // The middle of the letters is above the baseline.
  const baseline = size * (locale === 'ar' ? 0.26 : 0.35)
  const turned = angle === 0 ? '' : ` rotate(${num((angle * 180) / Math.PI)})`
  const place = `translate(${x} ${y})${turned} translate(${num((-width * size) / 2)} ${num(baseline)}) scale(${size})`
  const under = halo
    ? `<g transform="${place}" fill="none" stroke="${halo}" stroke-width="${Math.round(haloPixels * (1000 / size))}" stroke-linejoin="round" stroke-opacity=".92">${markup}</g>`
    : ''
  return `${under}<g transform="${place}" fill="${ink}">${markup}</g>`
}

function num(value: number): number {
  return Math.round(value * 10) / 10
}
