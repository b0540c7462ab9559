import { contrast, fromOklch, toOklch, type Oklch } from '#domains/content/brand/oklch.ts'

/** The colours of a provider, `#rrggbb`; null where the design's own are used. */
export type BrandColours = { colour: string | null; accent: string | null }

export const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** The tokens of `tokens.css` that follow the brand, per theme. */
type BrandTokens = Record<Theme, Record<string, string>>

/** A chosen colour as it is used in a theme, and its lowest contrast on the grounds of that theme. */
type ColourUse = {
  chosen: string
  theme: Theme
  used: string
  contrast: number
}

/** WCAG 2.2 AA for text. A little more than 4.5, because colours are rounded to whole numbers. */
const textContrast = 4.55
/** WCAG 2.2 AA for parts of controls. */
const partContrast = 3.05

/**
 * The tokens of `tokens.css` that take the hue of the brand, as lightness and highest chroma, or a fixed colour. A
 * fixed ground of the light theme is warm, and fits every hue.
 */
const tinted: Record<string, Record<Theme, [lightness: number, chroma: number] | string>> = {
  canvas: { light: '#fbf7ef', dark: [0.19, 0.015] },
  surface: { light: '#ffffff', dark: [0.23, 0.02] },
  sunk: { light: '#f3ecdf', dark: [0.272, 0.025] },
  ink: { light: [0.24, 0.022], dark: '#f4eee2' },
  muted: { light: [0.475, 0.014], dark: [0.782, 0.014] },
  'primary-soft': { light: [0.935, 0.022], dark: [0.32, 0.042] },
  'on-primary': { light: '#ffffff', dark: [0.22, 0.03] },
  line: { light: '#e4daca', dark: [0.345, 0.03] },
  night: { light: [0.225, 0.03], dark: [0.225, 0.03] },
}
/** The green of the design, whose tint the grounds have without a brand colour. */
const designColour = '#0e5a54'
const grounds = ['canvas', 'surface', 'sunk']

/** Computes the tokens in OKLCH: a colour keeps its hue, and gets a lightness readable on every ground (4.5:1). */
export function brandTokens({ colour, accent }: BrandColours): BrandTokens {
  const tokens: BrandTokens = { light: {}, dark: {} }
  for (const theme of themes) {
    const themeTokens = tokens[theme]
    if (colour) {
      const brand = toOklch(colour)
      for (const [name, { [theme]: look }] of Object.entries(tinted)) themeTokens[name] = tint(look, brand)
      const start = theme === 'light' ? brand : { ...brand, l: Math.max(brand.l, 0.78), c: Math.min(brand.c, 0.095) }
      const primary = readable(
        start,
        [...groundsOf(colour, theme), themeTokens['primary-soft'] ?? ''],
        theme,
        textContrast,
      )
      themeTokens.primary = fromOklch(primary)
      themeTokens['primary-strong'] = fromOklch({ ...primary, l: primary.l + (theme === 'light' ? -0.07 : 0.06) })
      const control = { l: 0.58, c: Math.min(0.03, brand.c), h: brand.h }
      themeTokens.control = fromOklch(readable(control, groundsOf(colour, theme), theme, partContrast))
    }
    if (accent) {
      const chosen = toOklch(accent)
      const start = theme === 'light' ? chosen : { ...chosen, l: Math.max(chosen.l, 0.7) }
      themeTokens.brass = accent
      themeTokens['brass-text'] = fromOklch(readable(start, groundsOf(colour, theme), theme, textContrast))
      themeTokens.star = fromOklch(readable(start, groundsOf(colour, theme), theme, partContrast))
    }
  }
  return tokens
}

/** The uses of the chosen colours as text, for the form in which they are chosen. */
export function colourUses({ colour, accent }: BrandColours): ColourUse[] {
  const tokens = brandTokens({ colour, accent })
  const used = [
    { chosen: colour, token: 'primary' },
    { chosen: accent, token: 'brass-text' },
  ]
  return used.flatMap(({ chosen, token }) => {
    if (chosen === null) return []
    return themes.map((theme) => {
      const text = tokens[theme][token] ?? ''
      return {
        chosen,
        theme,
        used: text,
        contrast: Math.min(...groundsOf(colour, theme).map((one) => contrast(text, one))),
      }
    })
  })
}

function groundsOf(colour: string | null, theme: Theme): string[] {
  const brand = toOklch(colour ?? designColour)
  return grounds.map((name) => tint(tinted[name]?.[theme] ?? '', brand))
}

function tint(look: [lightness: number, chroma: number] | string, brand: Oklch): string {
  if (typeof look === 'string') return look
  const [l, c] = look
  return fromOklch({ l, c: Math.min(c, brand.c), h: brand.h })
}

/** The colour with the lightness nearest to its own that has the contrast on every ground. */
function readable(colour: Oklch, on: readonly string[], theme: Theme, ratio: number): Oklch {
  const enough = (l: number) => on.every((ground) => contrast(fromOklch({ ...colour, l }), ground) >= ratio)
  if (enough(colour.l)) return colour
  // Black on the light grounds and white on the dark ones always have it.
  let [fails, has] = [colour.l, theme === 'light' ? 0 : 1]
  for (let step = 0; step < 16; step++) {
    const middle = (fails + has) / 2
    if (enough(middle)) has = middle
    else fails = middle
  }
  return { ...colour, l: has }
}
