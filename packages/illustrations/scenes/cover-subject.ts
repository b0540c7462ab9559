import type { Canvas } from '../canvas.ts'
import type { Mood } from '../moods.ts'
import type { Draw } from '../rng.ts'
import { paintFacade } from './facade/facade.ts'
import { paintFlight } from './flight.ts'
import { paintGuide } from './guide.ts'
import { paintLobby } from './lobby.ts'
import { paintLuggage } from './luggage.ts'
import { paintMeal } from './meal.ts'
import { paintRoom } from './room/room.ts'
import { paintSkyline } from './skyline.ts'
import { paintTable } from './table.ts'
import { paintTents } from './tents.ts'
import { paintTrain } from './train.ts'
import { paintVisa } from './visa.ts'
import { paintWheelchair } from './wheelchair.ts'

type Paint = (canvas: Canvas, draw: Draw, options: { mood?: Mood | undefined }) => void

const painters = {
  skyline: paintSkyline,
  facade: paintFacade,
  room: paintRoom,
  tents: paintTents,
  train: paintTrain,
  table: paintTable,
  meal: paintMeal,
  flight: paintFlight,
  lobby: paintLobby,
  guide: paintGuide,
  visa: paintVisa,
  luggage: paintLuggage,
  wheelchair: paintWheelchair,
} as const satisfies Record<string, Paint>

/** A scene that can be used on a cover. */
export type CoverSubject = keyof typeof painters

export const coverSubjects = Object.keys(painters) as readonly CoverSubject[]

export function paintSubject(canvas: Canvas, subject: CoverSubject, draw: Draw, mood: Mood): void {
  painters[subject](canvas, draw, { mood })
}
