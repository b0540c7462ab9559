import type { Canvas } from '../canvas.ts'
import type { Mood } from '../moods.ts'
import type { Draw } from '../rng.ts'
import { paintCar } from './car.ts'
import { paintFacade } from './facade/facade.ts'
import { paintFlight } from './flight.ts'
import { paintGuide } from './guide.ts'
import { paintLobby } from './lobby.ts'
import { paintLuggage } from './luggage.ts'
import { paintMeal } from './meal.ts'
import { paintRoad } from './road.ts'
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
  road: paintRoad,
  table: paintTable,
  meal: paintMeal,
  car: paintCar,
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

/** Keywords in a topic's id and the corresponding scene; the first match wins. */
const subjectLabels: readonly (readonly [CoverSubject, RegExp])[] = [
  ['wheelchair', /wheelchair|access|elder|mobility|disab|senior|health/],
  ['visa', /visa|passport|permit|nusuk|document|insurance|entry/],
  ['luggage', /pack|luggage|bag|checklist|clothes|ihram|what-to-bring/],
  ['train', /train|rail|haramain/],
  ['flight', /flight|airline|fly|plane|arriv/],
  ['lobby', /check-in|reception|concierge|service/],
  ['car', /car|taxi|transfer|driver|coach|bus|airport/],
  ['tents', /mina|arafat|hajj|camp|tent|muzdalifah/],
  ['meal', /iftar|meal|food|ramadan|suhoor|restaurant|eat/],
  ['table', /coffee|dates|hospitality|ajwa|tea/],
  ['room', /room|family|children|kids|sleep|bed/],
  ['facade', /hotel|stay|book|hostel|apartment/],
  ['guide', /guide|walk|map|first|umrah|step|gate|visit|ziyarah|tips/],
  ['road', /road|journey|route|drive|trip|distance/],
  ['skyline', /madinah|medina|makkah|mecca|mosque|haram|prophet|city|history|season|weather/],
]

/** Returns the scene that matches the keywords of an id, if any. */
export function subjectNamed(topic: string): CoverSubject | undefined {
  const words = topic.toLowerCase()
  return subjectLabels.find(([, requested]) => requested.test(words))?.[0]
}
