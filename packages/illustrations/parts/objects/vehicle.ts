import { brass, type Colour, lighten, mix, type Palette } from '../../colour.ts'
import { type Canvas, circle, clipped, d, each, ellipse, fade, path, rect, shine, stroke, ticks } from '../../svg.ts'

type VehicleKind = 'sedan' | 'suv' | 'van'

/** A vehicle body in its own px: the wheels touch level 0 and the front faces right. */
type Body = {
  outline: string
  glass: string
  /** Bars between the panes. */
  pillars: string
  doors: string
  wheels: readonly number[]
  wheelRadius: number
  waist: number
  front: { x: number; y: number }
  rear: { x: number; y: number }
  /** Half the length at ground level. */
  reach: number
}

const bodies: Readonly<Record<VehicleKind, Body>> = {
  sedan: {
    outline:
      'M-428 -66C-438 -104 -434 -138 -418 -152C-384 -162 -336 -166 -300 -170C-244 -212 -186 -242 -92 -248C-16 -252 52 -244 104 -222C148 -202 188 -180 214 -168C296 -160 372 -146 412 -120C434 -104 438 -82 436 -62C434 -44 422 -38 400 -38H-398C-420 -38 -428 -48 -428 -66Z',
    glass:
      'M-262 -172C-218 -208 -172 -232 -92 -236C-20 -240 44 -232 90 -212C124 -197 150 -180 168 -168C110 -164 -180 -164 -262 -172Z',
    pillars: 'M-64 -240L-58 -160M-196 -224L-206 -160',
    doors:
      'M-58 -166C-54 -120 -56 -80 -62 -48M172 -166C180 -128 176 -100 160 -84M-206 -166C-208 -146 -214 -132 -222 -122',
    wheels: [-268, 276],
    wheelRadius: 55,
    waist: -160,
    front: { x: 418, y: -112 },
    rear: { x: -422, y: -138 },
    reach: 440,
  },
  suv: {
    outline:
      'M-424 -78C-436 -130 -432 -190 -420 -214C-404 -256 -372 -286 -330 -292C-200 -300 -40 -300 60 -288C112 -270 160 -232 190 -200C280 -194 372 -184 410 -156C430 -138 434 -104 432 -72C430 -52 418 -44 398 -44H-394C-416 -44 -424 -56 -424 -78Z',
    glass:
      'M-398 -208C-388 -248 -362 -276 -326 -280C-200 -287 -44 -287 50 -276C92 -260 132 -226 152 -200C60 -194 -280 -196 -398 -208Z',
    pillars: 'M-58 -290L-52 -190M-250 -290L-246 -190',
    doors:
      'M-52 -196C-48 -130 -52 -90 -60 -54M160 -196C172 -140 164 -112 152 -92M-246 -196C-242 -170 -244 -146 -240 -132',
    wheels: [-266, 270],
    wheelRadius: 63,
    waist: -190,
    front: { x: 414, y: -142 },
    rear: { x: -424, y: -176 },
    reach: 436,
  },
  van: {
    outline:
      'M-446 -78C-452 -160 -450 -250 -444 -296C-438 -324 -420 -338 -392 -340H150C206 -336 254 -308 300 -248C322 -218 336 -206 356 -200C404 -188 436 -170 442 -132C446 -104 446 -84 442 -66C438 -50 426 -44 408 -44H-416C-436 -44 -444 -56 -446 -78Z',
    glass: 'M-428 -214V-292C-426 -312 -414 -322 -394 -323H146C194 -319 236 -294 274 -244C284 -230 288 -220 290 -212Z',
    pillars: 'M60 -326V-206M-120 -326V-206M-290 -326V-206M176 -318L196 -206',
    doors: 'M60 -212V-56M-120 -212V-56M196 -210C206 -150 200 -120 186 -96',
    wheels: [-284, 286],
    wheelRadius: 58,
    waist: -206,
    front: { x: 432, y: -138 },
    rear: { x: -446, y: -190 },
    reach: 452,
  },
}

/** A vehicle with its wheels at the origin's level. `paint` is the colour of its body. */
export function vehicle(canvas: Canvas, palette: Palette, kind: VehicleKind, paint: Colour): string {
  const body = bodies[kind]
  const { defs } = canvas
  const inside =
    bodyLight(body) +
    path(body.glass, windowGlass(canvas, palette)) +
    clipped(defs, reflections(body), body.glass) +
    stroke(body.pillars, lighten(paint, -0.08), 9) +
    stroke(body.glass, brass, 2.6, { opacity: 0.75 }) +
    stroke(body.doors, '#000000', 2, { opacity: 0.2 }) +
    sill(body, palette)
  const coat = defs.down(
    mix(lighten(paint, 0.12), palette.glow, 0.18),
    [0.42, lighten(paint, 0.03)],
    [0.56, paint],
    mix(lighten(paint, -0.12), palette.near, 0.35),
  )
  return (
    ellipse(0, 4, body.reach * 1.04, 17, '#000000', { opacity: 0.34 }) +
    path(body.outline, coat) +
    clipped(defs, inside, body.outline) +
    lights(canvas, palette, body) +
    each(body.wheels, (x) => wheel(canvas, palette, x, body.wheelRadius))
  )
}

function windowGlass({ defs }: Canvas, palette: Palette): string {
  return defs.down(
    mix(palette.near, palette.sky[1], 0.5),
    [0.6, mix(palette.near, palette.sky[0], 0.35)],
    mix(palette.near, palette.glow, 0.22),
  )
}

function reflections({ reach, waist }: Body): string {
  const streak = (x: number, width: number) => d`M${x} ${waist + 10}l110 -230h${width}l-110 230Z`
  return path(streak(-reach * 0.62, 70) + streak(-reach * 0.04, 110) + streak(reach * 0.46, 46), '#ffffff', {
    opacity: 0.13,
  })
}

/** The highlight along the shoulder and the crease above the sills. */
function bodyLight({ reach, waist }: Body): string {
  return (
    stroke(d`M${-reach} ${waist + 14}Q0 ${waist + 4} ${reach} ${waist + 34}`, '#ffffff', 5, { opacity: 0.3 }) +
    stroke(d`M${-reach} -84Q0 -92 ${reach} -80`, '#000000', 3, { opacity: 0.16 })
  )
}

function sill({ reach }: Body, palette: Palette): string {
  return rect(-reach, -62, reach * 2, 40, mix(palette.near, '#000000', 0.25), { opacity: 0.55 })
}

function lights({ defs }: Canvas, palette: Palette, { front, rear }: Body): string {
  return (
    path(
      d`M${front.x - 40} ${front.y - 12}Q${front.x - 4} ${front.y - 10} ${front.x + 8} ${front.y + 10}Q${front.x - 16} ${front.y + 12} ${front.x - 40} ${front.y - 12}Z`,
      '#fff6dc',
    ) +
    rect(rear.x + 1, rear.y - 8, 14, 30, mix('#b3261e', palette.near, 0.1), { rx: 5 }) +
    shine(defs, front.x, front.y, 92, [0, '#fff3cf', 0.85], [0.35, '#ffe6a8', 0.3], [1, '#ffe6a8', 0]) +
    shine(defs, rear.x, rear.y, 46, ...fade('#ff6a4a', 0.55))
  )
}

function wheel({ defs }: Canvas, palette: Palette, x: number, radius: number): string {
  const tyre = mix(palette.near, '#000000', 0.5)
  const y = -radius + 4
  const rim = defs.diagonal('#f2ead8', '#b9ad97', '#6e675c')
  const spokes = each(ticks(0, 8), (index) => {
    const angle = (index * Math.PI) / 4 + Math.PI / 8
    return d`M${x + Math.cos(angle) * radius * 0.14} ${y + Math.sin(angle) * radius * 0.14}L${x + Math.cos(angle) * radius * 0.6} ${y + Math.sin(angle) * radius * 0.6}`
  })
  return (
    circle(x, y, radius + 9, mix(palette.near, '#000000', 0.45)) +
    circle(x, y, radius, tyre) +
    circle(x, y, radius * 0.68, rim) +
    circle(x, y, radius * 0.6, mix(palette.near, '#000000', 0.2)) +
    stroke(spokes, rim, radius * 0.13) +
    circle(x, y, radius * 0.2, rim) +
    circle(x, y, radius * 0.1, brass)
  )
}
