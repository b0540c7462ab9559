import { fromOklab, linearOf, toLinear, toOklab, type Oklab } from '@rihla/illustrations/colour'

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
