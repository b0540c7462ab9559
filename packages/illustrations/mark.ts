import type { Colour } from './colour.ts'
import { domeNet, eightStar } from './motif.ts'
import { type Attributes, d, fine, path, rect, stroke } from './svg.ts'

/** The mark's own colours, as named in the design: brass on ink-green. */
export const markColours = { brass: '#C9994A', ink: '#0B1F22', limestone: '#FBF7EF' } as const

/**
 * The brand mark: an eight-fold star with an open doorway, as an SVG element for a logo. @param size side of the square
 * in px
 */
export function brandMark({ size = 64 } = {}): string {
  return `${opened(size)} aria-hidden="true" focusable="false">${markShapes(markColours.brass)}</svg>`
}

/** The browser tab icon: the mark on a rounded ink-green tile. */
export function favicon(): string {
  const tile = rect(0, 0, 64, 64, markColours.ink, { rx: 14 })
  return `${opened(64)}>${tile}${scaled(markShapes(markColours.brass, markColours.ink), 0.86)}</svg>`
}

/**
 * The icon of the installed app: the mark with its halo on a full tile.
 * @param maskable leaves the outer fifth empty, because the system can crop it to any shape
 */
export function appIcon({ size = 512, maskable = false } = {}): string {
  const light =
    '<radialGradient id="light" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#17645c"/><stop offset="1" stop-color="#0B1F22"/></radialGradient>'
  const net = stroke(domeNet(32, 32, 22, 5, 16), markColours.brass, 0.35, { opacity: 0.35 })
  const corner: Attributes = maskable ? {} : { rx: 14 }
  const tile = rect(0, 0, 64, 64, 'url(#light)', corner)
  const clip = `<clipPath id="tile">${rect(0, 0, 64, 64, '#ffffff', corner)}</clipPath>`
  const mark = scaled(markShapes(markColours.brass, markColours.ink), maskable ? 0.58 : 0.7)
  return `${opened(size)}><defs>${light}${clip}</defs>${tile}<g clip-path="url(#tile)">${net}</g>${mark}</svg>`
}

function markShapes(star: string, door?: Colour): string {
  const outline = eightStar(32, 32, 32, 60)
  const doorway = 'M24 46V32C24 24 30 22 32 17C34 22 40 24 40 32V46Z'
  if (door) return path(outline, star) + path(doorway, door)
  return path(outline + doorway, star, { 'fill-rule': 'evenodd' })
}

function opened(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"`
}

function scaled(shapes: string, scale: number): string {
  const inset = 32 * (1 - scale)
  return `<g transform="translate(${d`${inset} ${inset}`}) scale(${fine(scale)})">${shapes}</g>`
}
