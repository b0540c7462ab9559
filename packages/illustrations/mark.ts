import { readFileSync } from 'node:fs'

/** The mark's own colours, as named in the design: brass on ink-green. */
export const markColours = { brass: '#C9994A', ink: '#0B1F22', limestone: '#FBF7EF' } as const

/**
 * The brand mark, an eight-fold star with an open doorway, as SVG: for a logo of 60 px, on the tile of a browser tab, with its
 * halo as the icon of the installed app, and with the outer fifth empty, because the system can crop it to any shape.
 */
export function readMark(name: 'mark' | 'favicon' | 'app-icon' | 'maskable-icon'): string {
  return readFileSync(`${import.meta.dirname}/mark/${name}.svg`, 'utf8')
}
