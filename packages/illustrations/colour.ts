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

/** Lightness from 0 to 1, and the two axes of the hue. */
export type Oklab = readonly [lightness: number, a: number, b: number]

// The matrices are from Björn Ottosson, "A perceptual color space for image processing".
export function toOklab(colour: Colour): Oklab {
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
export function linearOf([lightness, a, b]: Oklab): [red: number, green: number, blue: number] {
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
export function fromOklab(colour: Oklab): Colour {
  const bytes = linearOf(colour).map((channel) => Math.round(clamp(fromLinear(channel)) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The linear shares of red, green and blue, from 0 to 1. */
export function toLinear(colour: Colour): [red: number, green: number, blue: number] {
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

/** The time of day that lights a scene. */
export type Mood = 'dawn' | 'day' | 'dusk' | 'night'

export const moods: readonly Mood[] = ['dawn', 'day', 'dusk', 'night']

/** All colours and light settings of a time of day: one light source, and a ramp from distant haze to near shade. */
export type Palette = {
  mood: Mood
  /** From the zenith to the horizon. */
  sky: readonly [Colour, Colour, Colour, Colour]
  sun: Colour
  glow: Colour
  /** Mixed into every colour in proportion to its distance. */
  haze: Colour
  mid: Colour
  /** Silhouettes in the foreground. */
  near: Colour
  /** Light behind a window. */
  lamp: Colour
  stoneLit: Colour
  stone: Colour
  stoneShade: Colour
  roof: Colour
  /** Gardens, and the tint of palms in the foreground. */
  leaf: Colour
  /** Thin bright lines: the halo, joints, clouds. */
  line: Colour
  /** Height of the sun as a share of the picture. */
  sunHeight: number
  /** Density of stars, from 0 to 1. */
  stars: number
  /** Share of lit windows, from 0 to 1. */
  litWindows: number
}

/** Returns true at dusk and at night, when lamps are lit and windows glow. */
export function isDark(palette: Palette): boolean {
  return palette.mood === 'dusk' || palette.mood === 'night'
}

export const palettes: Readonly<Record<Mood, Palette>> = {
  dawn: {
    mood: 'dawn',
    sky: ['#1f4e66', '#6aa0ab', '#f2bf96', '#ffe3b3'],
    sun: '#fff6dc',
    glow: '#ffcf8a',
    haze: '#e0b09a',
    mid: '#7d8794',
    near: '#12303a',
    lamp: '#ffdc97',
    stoneLit: '#ffe9c6',
    stone: '#cf9f86',
    stoneShade: '#665f74',
    roof: '#1f7f78',
    leaf: '#1f7f78',
    line: '#fff3d2',
    sunHeight: 0.4,
    stars: 0.12,
    litWindows: 0.2,
  },
  day: {
    mood: 'day',
    sky: ['#4d9aac', '#8fc4c8', '#d8e4d6', '#f8f0da'],
    sun: '#fffbe9',
    glow: '#fff2cc',
    haze: '#c6d3c8',
    mid: '#8fb0ac',
    near: '#1d4b4a',
    lamp: '#ffe2a6',
    stoneLit: '#fff6e2',
    stone: '#e4cfae',
    stoneShade: '#9a9488',
    roof: '#1f8077',
    leaf: '#1f8077',
    line: '#ffffff',
    sunHeight: 0.22,
    stars: 0,
    litWindows: 0.14,
  },
  dusk: {
    mood: 'dusk',
    sky: ['#232c57', '#5a4a80', '#c8707a', '#f7b77f'],
    sun: '#ffe3b0',
    glow: '#ff9d6b',
    haze: '#b06f80',
    mid: '#6a4f76',
    near: '#191b38',
    lamp: '#ffc870',
    stoneLit: '#f5b98d',
    stone: '#96617a',
    stoneShade: '#453a60',
    roof: '#3d6f86',
    leaf: '#3d6f86',
    line: '#ffd9a8',
    sunHeight: 0.42,
    stars: 0.45,
    litWindows: 0.42,
  },
  night: {
    mood: 'night',
    sky: ['#06121f', '#0c2736', '#14434f', '#2f7474'],
    sun: '#f8efd2',
    glow: '#8fd0c4',
    haze: '#2a626a',
    mid: '#1b4750',
    near: '#051518',
    lamp: '#ffc768',
    stoneLit: '#7fb3ab',
    stone: '#2f6068',
    stoneShade: '#12323c',
    roof: '#2c8478',
    leaf: '#2c8478',
    line: '#cfeee2',
    sunHeight: 0.24,
    stars: 1,
    litWindows: 0.45,
  },
}
