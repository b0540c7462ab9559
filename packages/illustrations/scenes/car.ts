import { type Canvas, mirrored, place, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { type Palette, moods, palettes } from '../moods.ts'
import { arcade } from '../parts/buildings/arcade.ts'
import { paintCourt } from '../parts/buildings/court.ts'
import { distantCity } from '../parts/buildings/distant-city.ts'
import { dome } from '../parts/buildings/dome.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { lampPost } from '../parts/interior/lantern.ts'
import { growPalms } from '../parts/landscape/palm.ts'
import { troughShrub } from '../parts/landscape/shrub.ts'
import { type Stone, stoneAt } from '../parts/buildings/stone.ts'
import { type VehicleKind, vehicle, vehicleKinds } from '../parts/objects/vehicle.ts'
import { type Draw, valueOr } from '../rng.ts'
import { rect } from '../svg.ts'

/** A car, van or coach in front of an arcade. */
export function paintCar(canvas: Canvas, draw: Draw, options: SceneOptions, id = ''): void {
  const { width, height, defs } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(moods))]
  const kind = valueOr(options.vehicle ?? vehicleNamed(id), draw.pick(vehicleKinds))
  const heading = draw.pick([-1, 1] as const)
  const paint = draw.pick(['#f4ead8', '#0e4a45', '#1d3148', '#d9c39a', '#5a2f2a'])
  // The sun is above the open country, in front of the car.
  const sunX = width * (0.5 + heading * 0.23)
  paintLandscape(canvas, palette, { sunX, horizon: 0.7 }, draw.stream('land'))
  const ground = height * 0.735
  const scenery = defs.shape(
    distantCity(
      canvas,
      palette,
      { x: width * (0.5 + heading * 0.24), y: ground, width: 620, distance: 0.46 },
      sunX,
      draw.stream('city'),
    ) + gatehouse(canvas, stoneAt(defs, palette, 0.05, sunX < width / 2), heading, ground),
  )
  canvas.add(place(scenery))
  const court = { ground, vanishingX: width / 2, sunX, mirrored: scenery, shine: 0.42 }
  paintCourt(canvas, palette, court)
  paintForeground(canvas, palette, heading, ground, draw.stream('front'))

  const carY = height * 0.905
  const size = kind === 'coach' ? 0.98 : 1.16
  const body = vehicle(canvas, palette, kind, kind === 'coach' ? '#f4ead8' : paint)
  const carX = width * (0.5 - heading * 0.02)
  const car = defs.shape(body)
  canvas.add(mirrored(car, carX, carY, heading * size, size, 0.16), vignette(canvas, palette.near, 0.32))
}

/** Keywords in an id and the corresponding vehicle; the first match wins. */
const vehicleLabels: readonly (readonly [VehicleKind, RegExp])[] = [
  ['coach', /coach|bus/],
  ['van', /van|family|group/],
  ['suv', /suv|vip|four-by-four/],
  ['sedan', /sedan|taxi|private/],
]

function vehicleNamed(id: string): VehicleKind | undefined {
  return vehicleLabels.find(([, words]) => words.test(id.toLowerCase()))?.[0]
}

/** An arcade with domes from one edge of the picture to its middle. */
function gatehouse(canvas: Canvas, stone: Stone, heading: number, ground: number): string {
  const { width } = canvas
  const turned = (x: number) => (heading > 0 ? x : width - x)
  const span = (from: number, to: number) => ({
    start: Math.min(turned(from), turned(to)),
    end: Math.max(turned(from), turned(to)),
  })
  const porch = span(-30, 470)
  const wing = span(-30, 700)
  return (
    dome(stone, turned(220), ground - 372, 84) +
    rect(porch.start, ground - 380, porch.end - porch.start, 240, stone.face) +
    rect(porch.start - 6, ground - 388, porch.end - porch.start + 12, 12, stone.tones.lit) +
    arcade(stone, { ...span(40, 410), y: ground - 236, height: 96 }, 62) +
    arcade(stone, { ...wing, y: ground, height: 196 }, 122) +
    rect(wing.start, ground - 10, wing.end - wing.start, 10, lighten(stone.tones.base, -0.05))
  )
}

function paintForeground(canvas: Canvas, palette: Palette, heading: number, ground: number, draw: Draw): void {
  const { width, height, defs } = canvas
  const ink = mix(palette.near, palette.leaf, 0.12)
  const palms = growPalms(canvas, palette, ink, draw.stream('palms'))
  const stone = stoneAt(defs, palette, 0, heading < 0)
  const x = (share: number) => width * (heading > 0 ? share : 1 - share)
  canvas.add(
    troughShrub(stone, x(0.47), ground + 12, 100),
    troughShrub(stone, x(0.56), ground + 12, 100),
    lampPost(canvas, palette, x(0.63), ground + 26, height * 0.3, ink),
    lampPost(canvas, palette, x(0.83), ground + 16, height * 0.24, ink),
    palms.at(x(0.9), ground + 46, height * 0.56, heading * 0.2),
    palms.at(x(0.975), ground + 70, height * 0.44, heading * 0.45),
  )
}
