/** A colour as `#rgb` or `#rrggbb`. */
export type Colour = string

/** Lanterns, trays, trims and stars. */
export const brass: Colour = '#c9994a'

/** Mixes two colours in OKLab; `share` 0 gives the first, 1 the second. Returns `#rrggbb`. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const a = toOklab(first)
  const b = toOklab(second)
  const between = (from: number, to: number) => from + (to - from) * share
  return fromOklab([between(a[0], b[0]), between(a[1], b[1]), between(a[2], b[2])])
}

/** Raises (or with a negative step lowers) the OKLab lightness, which runs from 0 to 1. */
export function lighten(colour: Colour, step: number): Colour {
  const [lightness, a, b] = toOklab(colour)
  return fromOklab([clamp(lightness + step), a, b])
}

type Oklab = readonly [lightness: number, a: number, b: number]

// The matrices are from Björn Ottosson, "A perceptual color space for image processing".
function toOklab(colour: Colour): Oklab {
  const [r, g, b] = channels(colour).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Oklab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = linear.map((channel) => Math.round(clamp(fromLinear(channel)) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: Colour): number[] {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  const digits = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1)
  if (!digits) throw new Error(`not a colour: ${colour}`)
  return digits.map((pair) => Number.parseInt(pair, 16) / 255)
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function fromLinear(channel: number): number {
  const positive = Math.max(0, channel)
  return positive <= 0.0031308 ? 12.92 * positive : 1.055 * positive ** (1 / 2.4) - 0.055
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
