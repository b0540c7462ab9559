import type { Colour } from './colour.ts'

/** Attributes of an element; numbers are written with at most three decimals. */
export type Attributes = Readonly<Record<string, string | number>>

export type Point = readonly [x: number, y: number]

/**
 * Writes a coordinate with one decimal. The low precision keeps files small and hides differences in the last bits of
 * Math.sin and similar functions, which engines may round differently.
 */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not a coordinate: ${value}`)
  return shortened(Math.round(value * 10) / 10)
}

/** Path data as a template: numbers are written as coordinates, strings are inserted unchanged. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return values.reduce<string>((data, value, index) => {
    const written = typeof value === 'number' ? num(value) : value
    return data + written + (parts[index + 1] ?? '')
  }, parts[0] ?? '')
}

/** Path data of straight lines through the points. */
export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => d`${index ? 'L' : 'M'}${x} ${y}`).join('')
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes: Attributes = {},
): string {
  const size = `width="${num(width)}" height="${num(height)}"`
  return `<rect x="${num(x)}" y="${num(y)}" ${size} fill="${fill}"${written(attributes)}/>`
}

export function path(data: string, fill: string, attributes: Attributes = {}): string {
  return `<path d="${data}" fill="${fill}"${written(attributes)}/>`
}

export function stroke(data: string, colour: string, width: number, attributes: Attributes = {}): string {
  return path(data, 'none', { stroke: colour, 'stroke-width': width, ...attributes })
}

/** Round ends and corners of a stroke. */
export const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const

export function circle(x: number, y: number, radius: number, fill: string, attributes: Attributes = {}): string {
  const at = `cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"`
  return `<circle ${at} fill="${fill}"${written(attributes)}/>`
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  attributes: Attributes = {},
): string {
  const at = `cx="${num(x)}" cy="${num(y)}" rx="${num(radiusX)}" ry="${num(radiusY)}"`
  return `<ellipse ${at} fill="${fill}"${written(attributes)}/>`
}

export function polygon(points: readonly Point[], fill: string, attributes: Attributes = {}): string {
  return path(`${polyline(points)}Z`, fill, attributes)
}

/** The markup of every item, one after the other. */
export function each<T>(items: readonly T[], part: (item: T, index: number) => string): string {
  return items.map(part).join('')
}

/** The values from `from` to below `to`. */
export function ticks(from: number, to: number, step = 1): number[] {
  const values: number[] = []
  for (let value = from; value < to; value += step) values.push(value)
  return values
}

export function group(content: string, attributes: Attributes = {}): string {
  return `<g${written(attributes)}>${content}</g>`
}

export function moved(content: string, x: number, y: number, scale = 1): string {
  const grown = scale === 1 ? '' : ` scale(${fine(scale)})`
  return group(content, { transform: `translate(${num(x)} ${num(y)})${grown}` })
}

/** Markup drawn around the origin, at another place and turned by some degrees. */
export function turned(content: string, x: number, y: number, degrees: number, attributes: Attributes = {}): string {
  return group(content, { transform: `translate(${num(x)} ${num(y)}) rotate(${num(degrees)})`, ...attributes })
}

/** Writes a factor, such as an opacity or a scale, with at most three decimals. */
export function fine(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not a factor: ${value}`)
  return shortened(Math.round(value * 1000) / 1000)
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? fine(value) : value}"`)
    .join('')
}

function shortened(value: number): string {
  return String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.')
}

/**
 * A gradient stop: offset from 0 to 1, colour, opacity (1 when absent). A colour alone stands at its even place between
 * the first and the last stop.
 */
type Stop = Colour | readonly [offset: number, colour: Colour, opacity?: number]

/**
 * The shared definitions of one document. Every function returns a `url(#…)` paint, except `shape`, which returns an id
 * for `place`. Equal definitions are written once.
 */
export type Defs = {
  /** A gradient in picture coordinates. */
  linear(x1: number, y1: number, x2: number, y2: number, ...stops: readonly Stop[]): string
  /** A gradient from one level of the picture to another. */
  upright(from: number, to: number, ...stops: readonly Stop[]): string
  /** A gradient from the top to the bottom of the filled shape. */
  down(...stops: readonly Stop[]): string
  /** A gradient across the filled shape, starting at its left. */
  across(...stops: readonly Stop[]): string
  /** A gradient across the filled shape, starting at its right. */
  back(...stops: readonly Stop[]): string
  /** A gradient from the top left to the bottom right corner of the filled shape. */
  diagonal(...stops: readonly Stop[]): string
  /** A round gradient in picture coordinates. */
  radial(x: number, y: number, radius: number, ...stops: readonly Stop[]): string
  clip(shapes: string): string
  /** A repeating tile; a `squash` below 1 flattens it, as for carpets seen at an angle. */
  pattern(width: number, height: number, tile: string, squash?: number): string
  /** Stores markup for `place`, so that repeated parts are written once. */
  shape(markup: string): string
  markup(): string
}

/** A picture, or a picture within a picture, painted from back to front. */
export type Canvas = {
  readonly width: number
  readonly height: number
  readonly defs: Defs
  add(...markup: readonly string[]): void
  /** A picture of another size that shares these definitions, to be placed into this one. */
  inset(width: number, height: number): Canvas
  /** The markup painted so far, without the definitions. */
  markup(): string
}

/** Creates an empty picture. */
export function createCanvas(width: number, height: number): Canvas {
  return canvasOver(createDefs(), width, height)
}

/** The finished picture as a standalone document. */
export function toSvg(canvas: Canvas): string {
  const { width, height } = canvas
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg ${names} ${size}><defs>${canvas.defs.markup()}</defs>${canvas.markup()}</svg>`
}

/** The stops of one colour from one opacity to another. */
export function fade(colour: Colour, from: number, to = 0): readonly Stop[] {
  return [
    [0, colour, from],
    [1, colour, to],
  ]
}

/** A round light that changes from its centre to its edge. */
export function shine(defs: Defs, x: number, y: number, radius: number, ...stops: readonly Stop[]): string {
  return circle(x, y, radius, defs.radial(x, y, radius, ...stops))
}

/** Darkens the corners to draw attention to the centre of the picture. */
export function vignette({ defs, width, height }: Canvas, colour: Colour, strength: number): string {
  const stops = [
    [0, colour, 0],
    [0.62, colour, 0],
    [1, colour, strength],
  ] as const
  return rect(0, 0, width, height, defs.radial(width / 2, height * 0.46, width * 0.72, ...stops))
}

/** Markup cut off at an outline. */
export function clipped(defs: Defs, content: string, outline: string): string {
  return group(content, { 'clip-path': defs.clip(path(outline, '#ffffff')) })
}

/** Places a stored shape. Both href attributes are written, because some renderers support only the older one. */
export function place(id: string, x = 0, y = 0, transform = ''): string {
  const at = (x === 0 ? '' : ` x="${num(x)}"`) + (y === 0 ? '' : ` y="${num(y)}"`)
  const turned = transform === '' ? '' : ` transform="${transform}"`
  return `<use href="#${id}" xlink:href="#${id}"${at}${turned}/>`
}

/** Places a stored shape in another size; a negative `across` turns it round. */
export function scaled(id: string, x: number, y: number, across: number, down = across): string {
  return place(id, 0, 0, `matrix(${fine(across)} 0 0 ${fine(down)} ${num(x)} ${num(y)})`)
}

function canvasOver(defs: Defs, width: number, height: number): Canvas {
  const painted: string[] = []
  return {
    width,
    height,
    defs,
    add: (...markup) => void painted.push(...markup),
    inset: (insetWidth, insetHeight) => canvasOver(defs, insetWidth, insetHeight),
    markup: () => painted.join(''),
  }
}

function createDefs(): Defs {
  const ids = new Map<string, string>()
  const written: string[] = []

  const keep = (element: (id: string) => string): string => {
    const content = element('')
    const known = ids.get(content)
    if (known) return known
    const id = `a${ids.size.toString(36)}`
    ids.set(content, id)
    written.push(element(id))
    return id
  }
  const paint = (element: (id: string) => string) => `url(#${keep(element)})`
  const box = (x1: number, x2: number, y2: number, stops: readonly Stop[]) =>
    paint(
      (id) => `<linearGradient id="${id}" x1="${x1}" y1="0" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`,
    )

  const linear: Defs['linear'] = (x1, y1, x2, y2, ...stops) =>
    paint((id) => {
      const axis = `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
      return `<linearGradient id="${id}" ${axis} gradientUnits="userSpaceOnUse">${stopList(stops)}</linearGradient>`
    })

  return {
    linear,
    upright: (from, to, ...stops) => linear(0, from, 0, to, ...stops),
    down: (...stops) => box(0, 0, 1, stops),
    across: (...stops) => box(0, 1, 0, stops),
    back: (...stops) => box(1, 0, 0, stops),
    diagonal: (...stops) => box(0, 1, 1, stops),
    radial: (x, y, radius, ...stops) =>
      paint((id) => {
        const round = `cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"`
        return `<radialGradient id="${id}" ${round} gradientUnits="userSpaceOnUse">${stopList(stops)}</radialGradient>`
      }),
    clip: (shapes) => paint((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    pattern: (width, height, tile, squash = 1) =>
      paint((id) => {
        const size = `width="${num(width)}" height="${num(height)}" patternUnits="userSpaceOnUse"`
        const flat = squash === 1 ? '' : ` patternTransform="scale(1 ${fine(squash)})"`
        return `<pattern id="${id}" ${size}${flat}>${tile}</pattern>`
      }),
    shape: (markup) => keep((id) => `<g id="${id}">${markup}</g>`),
    markup: () => written.join(''),
  }
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [offset, colour, opacity] = typeof stop === 'string' ? [index / (stops.length - 1), stop] : stop
      const clear = opacity === undefined ? '' : ` stop-opacity="${fine(opacity)}"`
      return `<stop offset="${fine(offset)}" stop-color="${colour}"${clear}/>`
    })
    .join('')
}
