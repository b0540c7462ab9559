import { brandTokens, type BrandColours } from '#domains/content/brand/colours.ts'

/** Increment when the computation changes, so that browsers load the stylesheet again. */
const recipe = 1

const hex = /^#[0-9a-f]{6}$/
const address = new RegExp(`^/brand-${recipe}-([0-9a-f]{6}|x)(?:-([0-9a-f]{6}))?\\.css$`)

/**
 * The address of the stylesheet of a brand: `/brand-1-7a1f2b-c9994a.css`. It names everything that the stylesheet
 * depends on, so the file never changes, and a preview has its own. Null if the brand has no colour.
 */
export function stylesheetAddress({ colour, accent }: BrandColours): string | null {
  if (!colour && !accent) return null
  const part = (one: string) => one.slice(1)
  return `/brand-${recipe}-${colour ? part(colour) : 'x'}${accent ? `-${part(accent)}` : ''}.css`
}

/** The stylesheet under an address; null if no brand has this address. */
export function stylesheetAt(path: string): string | null {
  const match = address.exec(path)
  if (!match) return null
  const hexColour = (one: string | undefined) => (one && one !== 'x' ? `#${one}` : null)
  return stylesheet({ colour: hexColour(match[1]), accent: hexColour(match[2]) })
}

/** True for a colour in the form in which it is stored, `#rrggbb` in lower case. */
export function isColour(text: string | null | undefined): text is string {
  return typeof text === 'string' && hex.test(text)
}

function stylesheet(colours: BrandColours): string {
  const { light, dark } = brandTokens(colours)
  const lines = Object.entries(light).map(([name, value]) =>
    value === dark[name] ? `--${name}:${value}` : `--${name}:light-dark(${value},${dark[name]})`,
  )
  // These follow those of tokens.css, so this file repeats what `prefers-contrast` changes there.
  return `:root{${lines.join(';')}}@media(prefers-contrast:more){:root{--muted:var(--ink);--control:var(--ink);--brass-text:var(--ink)}}\n`
}
