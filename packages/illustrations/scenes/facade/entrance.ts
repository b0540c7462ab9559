import type { Canvas } from '../../canvas.ts'
import type { SceneOptions } from '../../catalogue.ts'
import { createDraw, type Draw } from '../../rng.ts'
import { fine, group, num } from '../../svg.ts'
import { paintFacade } from './facade.ts'

const zoom = 2.5

/** The entrance of a hotel: the same front as in the facade of that id, seen from close by. */
export function paintEntrance(canvas: Canvas, draw: Draw, options: SceneOptions, id: string): void {
  const { width, height } = canvas
  const front = canvas.inset(width, height)
  const door = paintFacade(front, createDraw(`facade:${id}`), options)
  // The door stands a little beside the centre, as a photographer would place it.
  const x = width * (0.5 + draw.pick([-0.06, 0, 0.06])) - door.x * zoom
  const y = height * 0.86 - door.y * zoom
  canvas.add(group(front.markup(), { transform: `matrix(${fine(zoom)} 0 0 ${fine(zoom)} ${num(x)} ${num(y)})` }))
}
