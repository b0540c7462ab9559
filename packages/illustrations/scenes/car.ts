import { type Canvas, mirrored, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { latticeAngles } from '../motif.ts'
import { moods, palettes } from '../moods.ts'
import { paintTerrace } from '../parts/buildings/terrace.ts'
import { vehicle, vehicleKinds } from '../parts/objects/vehicle.ts'
import { type Draw, valueOr } from '../rng.ts'

/** A car, van or coach in front of the arcade of a hotel. */
export function paintCar(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const palette = palettes[valueOr(options.mood, draw.pick(moods))]
  const kind = valueOr(options.vehicle, draw.pick(vehicleKinds))
  const paint = draw.pick(['#f4ead8', '#0e4a45', '#1d3148', '#d9c39a', '#5a2f2a'])
  const terrace = { angle: draw.pick(latticeAngles), cityX: 1330, sunX: draw.range(1210, 1270) }
  paintTerrace(canvas, palette, terrace, draw.stream('terrace'))
  const body = canvas.defs.shape(vehicle(canvas, palette, kind, kind === 'coach' ? '#f4ead8' : paint))
  const size = kind === 'coach' ? 0.98 : 1.16
  canvas.add(mirrored(body, 770, 905, size, 0.16), vignette(canvas, palette.near, 0.32))
}
