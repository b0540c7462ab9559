/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in radians. */
export type Oklch = { l: number; c: number; h: number }

/** Converts `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [l, a, b] = toOklab(hex)
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

/** Converts to `#rrggbb`. Chroma is lowered until the colour exists in sRGB, so that lightness and hue stay. */
export function fromOklch({ l, c, h }: Oklch): string {
  const withChroma = (chroma: number): Oklab => [l, chroma * Math.cos(h), chroma * Math.sin(h)]
  if (isInSrgb(withChroma(c))) return fromOklab(withChroma(c))
  let [inside, outside] = [0, c]
  for (let step = 0; step < 16; step++) {
    const middle = (inside + outside) / 2
    if (isInSrgb(withChroma(middle))) inside = middle
    else outside = middle
  }
  return fromOklab(withChroma(inside))
}

/** Contrast ratio of WCAG 2.2 between two colours `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = toLinear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function isInSrgb(colour: Oklab): boolean {
  return linearOf(colour).every((part) => part >= -0.0001 && part <= 1.0001)
}

/** Lightness from 0 to 1, and the two axes of the hue. */
type Oklab = readonly [lightness: number, a: number, b: number]

// The matrices are from Björn Ottosson, "A perceptual color space for image processing".
function toOklab(colour: string): Oklab {
  const [r, g, b] = toLinear(colour)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The linear shares of red, green and blue; outside of 0 to 1 for a colour that sRGB does not have. */
function linearOf([lightness, a, b]: Oklab): [red: number, green: number, blue: number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The nearest colour of sRGB, as `#rrggbb`. */
function fromOklab(colour: Oklab): string {
  const bytes = linearOf(colour).map((channel) => Math.round(clamp(fromLinear(channel)) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The linear shares of red, green and blue, from 0 to 1. */
function toLinear(colour: string): [red: number, green: number, blue: number] {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  const digits = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1)
  if (!digits) throw new Error(`not a colour: ${colour}`)
  return digits.map((pair) => {
    const coded = Number.parseInt(pair, 16) / 255
    return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
}

function fromLinear(channel: number): number {
  const positive = Math.max(0, channel)
  return positive <= 0.0031308 ? 12.92 * positive : 1.055 * positive ** (1 / 2.4) - 0.055
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
