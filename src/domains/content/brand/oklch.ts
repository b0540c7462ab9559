/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in radians. */
export type Oklch = { l: number; c: number; h: number }

type Rgb = [red: number, green: number, blue: number]

// The matrices of https://bottosson.github.io/posts/oklab/, as CSS Color 4 uses them.

/** Converts `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, y), h: Math.atan2(y, a) }
}

/** Converts to `#rrggbb`. Chroma is lowered until the colour exists in sRGB, so that lightness and hue stay. */
export function fromOklch({ l, c, h }: Oklch): string {
  let [inside, outside] = [0, c]
  if (isInSrgb(rgbOf({ l, c, h }))) inside = c
  else {
    for (let step = 0; step < 16; step++) {
      const middle = (inside + outside) / 2
      if (isInSrgb(rgbOf({ l, c: middle, h }))) inside = middle
      else outside = middle
    }
  }
  const parts = rgbOf({ l, c: inside, h }).map((part) => {
    const light = Math.min(1, Math.max(0, part))
    const coded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** Contrast ratio of WCAG 2.2 between two colours `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(hex: string): Rgb {
  const part = (at: number) => {
    const coded = parseInt(hex.slice(at, at + 2), 16) / 255
    return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function rgbOf({ l, c, h }: Oklch): Rgb {
  const [a, y] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * y) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * y) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

function isInSrgb(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -0.0001 && part <= 1.0001)
}
