import { type Canvas, createCanvas, scaled, toSvg } from './canvas.ts'
import type { Mood } from './moods.ts'
import type { VehicleKind } from './parts/objects/vehicle.ts'
import { type Draw, createDraw } from './rng.ts'
import { paintBathroom } from './scenes/bathroom.ts'
import { paintBreakfast } from './scenes/breakfast.ts'
import { paintCar } from './scenes/car.ts'
import type { CoverSubject } from './scenes/cover-subject.ts'
import { paintCover } from './scenes/cover.ts'
import type { Absence } from './scenes/empty.ts'
import { paintEmpty } from './scenes/empty.ts'
import type { Setting, Silhouette, Stars } from './scenes/facade/plan.ts'
import { paintEntrance, paintFacade } from './scenes/facade/facade.ts'
import { paintWay, type Reach } from './scenes/facade/way.ts'
import { paintFault } from './scenes/fault.ts'
import { paintFlight } from './scenes/flight.ts'
import { paintGuide } from './scenes/guide.ts'
import { paintHero, paintTallHero } from './scenes/hero.ts'
import { paintLobby } from './scenes/lobby.ts'
import { paintLost } from './scenes/lost.ts'
import { paintLuggage } from './scenes/luggage.ts'
import { paintMeal } from './scenes/meal.ts'
import { paintRoad } from './scenes/road.ts'
import type { Bedrooms } from './scenes/room/plan.ts'
import { paintRoom } from './scenes/room/room.ts'
import { paintSkyline } from './scenes/skyline.ts'
import { paintTable } from './scenes/table.ts'
import { paintTents } from './scenes/tents.ts'
import { paintTrain } from './scenes/train.ts'
import { paintView } from './scenes/view.ts'
import { paintVisa } from './scenes/visa.ts'
import { paintWheelchair } from './scenes/wheelchair.ts'

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
  /** Size of the mosque in a view and at the end of a way. */
  reach?: Reach | undefined
  /** The beds of a room. */
  bedrooms?: Bedrooms | undefined
  /** Number of sofa beds in a room; none if absent. */
  sofaBeds?: number | undefined
  /** Direction of the text on top of a hero. */
  dir?: 'ltr' | 'rtl' | undefined
  /** Vehicle of a transfer. */
  vehicle?: VehicleKind | undefined
  /** The scene on a cover. */
  subject?: CoverSubject | undefined
  /** The missing item of an empty state. */
  absence?: Absence | undefined
}

type Paint = (canvas: Canvas, draw: Draw, options: SceneOptions, id: string) => void

const painters = {
  hero: paintHero,
  'tall-hero': paintTallHero,
  facade: eitherWay(paintFacade),
  room: eitherWay(paintRoom),
  skyline: paintSkyline,
  tents: paintTents,
  train: eitherWay(paintTrain),
  road: eitherWay(paintRoad),
  table: eitherWay(paintTable),
  car: eitherWay(paintCar),
  guide: eitherWay(paintGuide),
  visa: eitherWay(paintVisa),
  meal: eitherWay(paintMeal),
  wheelchair: eitherWay(paintWheelchair),
  luggage: eitherWay(paintLuggage),
  cover: eitherWay(paintCoverOf),
  empty: paintEmpty,
  lost: eitherWay(paintLost),
  fault: eitherWay(paintFault),
  lobby: eitherWay(paintLobby),
  flight: eitherWay(paintFlight),
  entrance: eitherWay(paintEntrance),
  way: paintWay,
  view: eitherWay(paintView),
  bathroom: eitherWay(paintBathroom),
  breakfast: eitherWay(paintBreakfast),
} as const satisfies Record<string, Paint>

function paintCoverOf(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  paintCover(canvas, draw, options, (picture, subject, own, mood) => painters[subject](picture, own, { mood }, ''))
}

/** Turns the pictures of every second id round, so that the left of a scene as it is written is their right. */
function eitherWay(paint: Paint): Paint {
  return (canvas, draw, options, id) => {
    const picture = canvas.inset(canvas.width, canvas.height)
    paint(picture, draw, options, id)
    const turned = createDraw(id).chance(0.5)
    canvas.add(turned ? scaled(canvas.defs.shape(picture.markup()), canvas.width, 0, -1, 1) : picture.markup())
  }
}

/** The subject of a picture. */
export type SceneKind = keyof typeof painters

export const sceneKinds = Object.keys(painters) as readonly SceneKind[]

/**
 * Draws an illustration. The same kind, id and options always produce the same bytes, and an option changes only what
 * it names.
 * @param id identifies the subject of the picture, such as a hotel's slug
 * @returns a complete standalone SVG
 */
export function drawScene(kind: SceneKind, id: string, options: SceneOptions = {}): string {
  const { width, height } = sceneSize(kind)
  const canvas = createCanvas(width, height)
  const paint: Paint = painters[kind]
  paint(canvas, createDraw(`${kind}:${id}`), options, id)
  return toSvg(canvas)
}

/** Size of a picture in its own units, which equal px at full size. */
export function sceneSize(kind: SceneKind): { width: number; height: number } {
  if (kind === 'hero') return { width: 1920, height: 1000 }
  if (kind === 'tall-hero') return { width: 900, height: 1500 }
  if (kind === 'empty') return { width: 480, height: 320 }
  return { width: 1600, height: 1000 }
}
