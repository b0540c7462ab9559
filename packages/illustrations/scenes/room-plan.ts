import { latticeAngles } from '../motif.ts'
import type { Shell } from '../parts/interior/room-shell.ts'
import type { ArchedWindow } from '../parts/interior/room-window.ts'
import { type Draw, valueOr } from '../rng.ts'

export type Beds = 1 | 2 | 3 | 4
type WallBehind = 'panel' | 'niches' | 'frieze'

/** Positions of all objects in a room, in picture coordinates. */
export type RoomPlan = {
  beds: Beds
  shell: Shell
  window: ArchedWindow
  windowLeft: boolean
  /** Centres of the beds. */
  bedsAt: readonly number[]
  bedWidth: number
  /** Centres of the cabinets next to or between the beds. */
  nightstands: readonly number[]
  nightstandWidth: number
  wallBehind: WallBehind
  pendants: boolean
  boards: boolean
  angle: number
}

const shell: Shell = {
  start: 96,
  end: 1504,
  ceiling: 84,
  floor: 690,
  vanishingX: 800,
  vanishingY: 430,
}

/** Sizes by the number of beds: more beds leave less space for the window. */
const sizes: Record<Beds, { bed: number; gap: number; windowWidth: number; windowAt: number }> = {
  1: { bed: 430, gap: 0, windowWidth: 320, windowAt: 408 },
  2: { bed: 246, gap: 128, windowWidth: 320, windowAt: 396 },
  3: { bed: 222, gap: 92, windowWidth: 250, windowAt: 338 },
  4: { bed: 194, gap: 40, windowWidth: 240, windowAt: 332 },
}

/** Chooses the plan of a room. The number of beds changes sizes, but not the other choices. */
export function planRoom(draw: Draw, fixedBeds: Beds | undefined): RoomPlan {
  const beds = valueOr(fixedBeds, draw.pick([1, 2, 3] as const))
  const windowLeft = draw.chance(0.5)
  const angle = draw.pick(latticeAngles)
  const wallBehind = draw.pick(['panel', 'niches', 'frieze'] as const)
  const pendants = draw.chance(0.35)
  const boards = draw.chance(0.6)

  const { bed, gap, windowWidth, windowAt } = sizes[beds]
  const turned = (x: number) => (windowLeft ? x : 1600 - x)
  const windowEdge = windowAt + windowWidth / 2 + windowWidth * 0.22 + 52
  const zoneMiddle = (windowEdge + shell.end - 26) / 2
  const total = beds * bed + (beds - 1) * gap
  const bedsAt = Array.from({ length: beds }, (_, index) =>
    turned(zoneMiddle - total / 2 + bed / 2 + index * (bed + gap)),
  )
  const between = bedsAt.slice(1).map((x, index) => (x + (bedsAt[index] ?? x)) / 2)
  const beside = [-1, 1].map((side) => turned(zoneMiddle) + side * (bed / 2 + 80))
  return {
    beds,
    shell,
    window: { x: turned(windowAt), sill: 642, width: windowWidth, height: 438 },
    windowLeft,
    bedsAt,
    bedWidth: bed,
    nightstands: beds === 1 ? beside : beds === 4 ? [] : between,
    nightstandWidth: beds === 3 ? 70 : 100,
    wallBehind,
    pendants: pendants || beds === 4,
    boards,
    angle,
  }
}
