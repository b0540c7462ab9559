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
