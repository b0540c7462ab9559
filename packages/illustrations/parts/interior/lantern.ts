import { brass, type Colour, lighten, mix, type Palette } from '../../colour.ts'
import { lattice } from '../../motif.ts'
import { circle, d, type Defs, path, rect, scaled, shine, stroke } from '../../svg.ts'
import { pointedArch } from '../buildings/arch.ts'

/** What can be drawn with: a picture, or masonry. */
type Drawn = { defs: Defs }

/** A round glow around a light, in picture coordinates. */
export function glow({ defs }: Drawn, x: number, y: number, radius: number, colour: Colour, strength = 0.55): string {
  return shine(defs, x, y, radius, [0, colour, strength], [0.4, colour, strength * 0.3], [1, colour, 0])
}

/** A lantern with arched panes and its glow; `y` is its base and `height` its height without the ring. */
export function lantern(on: Drawn, palette: Palette, x: number, y: number, height: number, metal = brass): string {
  const light = glow(on, x, y - height * 0.4, height * 1.2 + 30, palette.lamp, 0.6)
  return light + scaled(on.defs.shape(lanternShape(on, palette, metal)), x, y, height / 100)
}

/** A lantern hanging on a chain from `top`; `y` is the base of the lantern. */
export function hangingLantern(
  on: Drawn,
  palette: Palette,
  x: number,
  top: number,
  y: number,
  height: number,
  metal = brass,
): string {
  const chain = stroke(d`M${x} ${top}V${y - height * 1.1}`, lighten(metal, -0.12), Math.max(1.4, height * 0.014))
  return chain + lantern(on, palette, x, y, height, metal)
}

/** A lantern on a slender post; `y` is the base of the post. */
export function lampPost(on: Drawn, palette: Palette, x: number, y: number, height: number, metal: Colour): string {
  const half = height * 0.01
  const top = y - height
  const post = d`M${x - half * 1.2} ${y}L${x - half * 0.8} ${top}h${half * 1.6}L${x + half * 1.2} ${y}Z`
  return path(post, metal) + lantern(on, palette, x, top + height * 0.06, height * 0.16, metal)
}

/** A lantern 100 px high with its base at the origin. */
function lanternShape({ defs }: Drawn, palette: Palette, brass: Colour): string {
  const metal = defs.across(lighten(brass, -0.2), [0.3, lighten(brass, 0.14)], [0.6, brass], lighten(brass, -0.24))
  const light = defs.radial(0, -40, 40, '#fff8e2', [0.45, palette.lamp], mix(palette.lamp, '#b5602a', 0.5))
  const panes = pointedArch(-13.4, -15, 10.5, 44) + pointedArch(0, -15, 15, 44) + pointedArch(13.4, -15, 10.5, 44)
  const ribs = 'M0 -66v-25M-11 -66q1 -14 8 -24M11 -66q-1 -14 -8 -24'
  return (
    path('M-23 -12L23 -12L19 -64L-19 -64Z', metal) +
    path(panes, light) +
    path(panes, lattice(defs, 11, lighten(brass, -0.1), 0.6), { opacity: 0.55 }) +
    path('M-22 -66C-24 -80 -9 -84 -5 -92h10C9 -84 24 -80 22 -66Z', metal) +
    stroke(ribs, lighten(brass, -0.2), 0.9) +
    rect(-24, -68, 48, 5, metal, { rx: 1.5 }) +
    path('M-27 0L-24 -12h48L27 0Z', metal) +
    rect(-26, -14, 52, 4, lighten(brass, 0.1), { rx: 1.5 }) +
    circle(0, -95, 3.4, metal) +
    stroke('M-6 -104a6 6 0 1 1 12 0a6 6 0 1 1 -12 0', brass, 1.8)
  )
}
