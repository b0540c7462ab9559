import { readdirSync, readFileSync } from 'node:fs'
import { createDraw, type Draw, fnv1a } from './rng.ts'
import type { Setting, Silhouette, Stars } from './scenes/facade/plan.ts'
import { paintEntrance, paintFacade } from './scenes/facade/facade.ts'
import type { Bedrooms } from './scenes/room/plan.ts'
import { paintRoom } from './scenes/room/room.ts'
import { paintView, type Reach } from './scenes/view.ts'
import { type Canvas, createCanvas, scaled, toSvg } from './svg.ts'
import type { Mood } from './colour.ts'

/** Choices that replace the random ones; a scene ignores options that do not apply to it. */
export type SceneOptions = {
  mood?: Mood | undefined
  /** Size and ornamentation of a facade. */
  stars?: Stars | undefined
  /** Shape of a facade; drawn from those of its stars if absent. */
  silhouette?: Silhouette | undefined
  /** Colour of the stone of a facade, `skinCount` of `facade/plan.ts`. */
  skin?: number | undefined
  /** Floors of a facade above the ground floor. */
  floors?: number | undefined
  /** The ground below a facade. */
  setting?: Setting | undefined
  /** Size of the mosque in a view. */
  reach?: Reach | undefined
  /** The beds of a room. */
  bedrooms?: Bedrooms | undefined
  /** Number of sofa beds in a room; none if absent. */
  sofaBeds?: number | undefined
}

type Paint = (canvas: Canvas, draw: Draw, options: SceneOptions, id: string) => void

const painters = {
  facade: paintFacade,
  room: paintRoom,
  entrance: paintEntrance,
  view: paintView,
} as const satisfies Record<string, Paint>

/** Subjects with a picture for each id, in `pictures/<kind>/<id without its kind>.svg`. */
const pictureKinds = [
  'bathroom',
  'breakfast',
  'car',
  'cover',
  'empty',
  'far-way',
  'fault',
  'flight',
  'guide',
  'hero',
  'lobby',
  'lost',
  'luggage',
  'meal',
  'near-way',
  'plain-bathroom',
  'plain-breakfast',
  'plain-lobby',
  'plain-table',
  'road',
  'simple-lobby',
  'skyline',
  'table',
  'tall-hero',
  'tents',
  'train',
  'visa',
  'way',
  'wheelchair',
] as const

/** The subject of a picture. */
export type SceneKind = keyof typeof painters | (typeof pictureKinds)[number]

export const drawnKinds = Object.keys(painters) as readonly (keyof typeof painters)[]

export const sceneKinds: readonly SceneKind[] = [...drawnKinds, ...pictureKinds]

/**
 * The illustration of a subject: a picture of its kind, or else a drawing. The same kind, id and options always produce the
 * same bytes, and an option changes only what it names.
 * @param id identifies the subject of the picture, such as `facade/palm-house`
 * @returns a complete standalone SVG
 */
export function drawScene(kind: SceneKind, id: string, options: SceneOptions = {}): string {
  if (!(kind in painters)) return pictureOf(kind, id)
  const canvas = createCanvas(sceneSize.width, sceneSize.height)
  const picture = canvas.inset(canvas.width, canvas.height)
  const paint: Paint = painters[kind as keyof typeof painters]
  paint(picture, createDraw(`${kind}:${id}`), options, id)
  // Those of every second id are turned round, so that the left of a scene as it is written is their right.
  const turned = createDraw(id).chance(0.5)
  canvas.add(turned ? scaled(canvas.defs.shape(picture.markup()), canvas.width, 0, -1, 1) : picture.markup())
  return toSvg(canvas)
}

/** The picture of an id; for an id without one, always the same other picture of its kind. */
function pictureOf(kind: SceneKind, id: string): string {
  const folder = `${import.meta.dirname}/pictures/${kind}`
  const names = readdirSync(folder).toSorted()
  const own = names.find((name) => id.endsWith(`/${name.replace('.svg', '')}`))
  return readFileSync(`${folder}/${own ?? names[fnv1a(id) % names.length]}`, 'utf8')
}

/** Size of a drawing in its own units, which equal px at full size. */
export const sceneSize = { width: 1600, height: 1000 }
