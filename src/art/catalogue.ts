import { type Canvas, createCanvas, toSvg } from './canvas.ts'
import type { Mood } from './moods.ts'
import type { VehicleKind } from './parts/vehicle.ts'
import { type Draw, createDraw } from './rng.ts'
import { paintCar } from './scenes/car.ts'
import type { CoverSubject } from './scenes/cover-subject.ts'
import { paintCover } from './scenes/cover.ts'
import type { Absence } from './scenes/empty.ts'
import { paintEmpty } from './scenes/empty.ts'
import type { Stars } from './scenes/facade-plan.ts'
import { paintFacade } from './scenes/facade.ts'
import { paintFault } from './scenes/fault.ts'
import { paintFlight } from './scenes/flight.ts'
import { paintGuide } from './scenes/guide.ts'
import { paintHero, paintTallHero } from './scenes/hero.ts'
import { paintLobby } from './scenes/lobby.ts'
import { paintLost } from './scenes/lost.ts'
import { paintLuggage } from './scenes/luggage.ts'
import { paintMeal } from './scenes/meal.ts'
import { paintRoad } from './scenes/road.ts'
import type { Beds } from './scenes/room-plan.ts'
import { paintRoom } from './scenes/room.ts'
import { paintSkyline } from './scenes/skyline.ts'
import { paintTable } from './scenes/table.ts'
import { paintTents } from './scenes/tents.ts'
import { paintTrain } from './scenes/train.ts'
import { paintVisa } from './scenes/visa.ts'
import { paintWheelchair } from './scenes/wheelchair.ts'

/** What a picture shows. */
export type SceneKind =
  | 'hero'
  | 'tall-hero'
  | 'facade'
  | 'room'
  | 'skyline'
  | 'tents'
  | 'train'
  | 'road'
  | 'table'
  | 'car'
  | 'guide'
  | 'visa'
  | 'meal'
  | 'wheelchair'
  | 'luggage'
  | 'cover'
  | 'empty'
  | 'lost'
  | 'fault'
  | 'lobby'
  | 'flight'

/** Choices that replace the drawn ones; a scene ignores those that do not concern it. */
export type SceneOptions = {
  mood?: Mood | undefined
  /** Size and splendour of a facade. */
  stars?: Stars | undefined
  /** One double bed, or two to four single ones. */
  beds?: Beds | undefined
  /** Direction of the text that stands over a hero. */
  dir?: 'ltr' | 'rtl' | undefined
  /** What a transfer rides in. */
  vehicle?: VehicleKind | undefined
  /** The scene on a cover; absent, the words of its id decide. */
  subject?: CoverSubject | undefined
  /** What an empty state lacks; absent, the words of its id decide. */
  absence?: Absence | undefined
  /** Start of every id, for several pictures in one page. */
  prefix?: string | undefined
}

type Paint = (canvas: Canvas, draw: Draw, options: SceneOptions, id: string) => void

const painters: Readonly<Record<SceneKind, Paint>> = {
  hero: paintHero,
  'tall-hero': paintTallHero,
  facade: paintFacade,
  room: paintRoom,
  skyline: paintSkyline,
  tents: paintTents,
  train: paintTrain,
  road: paintRoad,
  table: paintTable,
  car: paintCar,
  guide: paintGuide,
  visa: paintVisa,
  meal: paintMeal,
  wheelchair: paintWheelchair,
  luggage: paintLuggage,
  cover: paintCover,
  empty: paintEmpty,
  lost: paintLost,
  fault: paintFault,
  lobby: paintLobby,
  flight: paintFlight,
}

export const sceneKinds = Object.keys(painters) as readonly SceneKind[]

/**
 * Draws an illustration. The same kind, id and options always give the same bytes, and an option
 * changes only what it names.
 * @param id what the picture belongs to, such as a hotel's slug
 * @returns a complete standalone SVG
 */
export function drawScene(kind: SceneKind, id: string, options: SceneOptions = {}): string {
  const { width, height } = sceneSize(kind)
  const canvas = createCanvas(width, height, options.prefix)
  painters[kind](canvas, createDraw(`${kind}:${id}`), options, id)
  return toSvg(canvas)
}

/** Size of a picture in its own units, which are also its px at full size. */
export function sceneSize(kind: SceneKind): { width: number; height: number } {
  if (kind === 'hero') return { width: 1920, height: 1000 }
  if (kind === 'tall-hero') return { width: 900, height: 1500 }
  if (kind === 'empty') return { width: 480, height: 320 }
  return { width: 1600, height: 1000 }
}
