import type { SceneOptions } from '../../catalogue.ts'
import { latticeAngles } from '../../motif.ts'
import type { BedSize } from '../../parts/interior/bed.ts'
import type { Place } from '../../parts/interior/seats.ts'
import type { Shell } from '../../parts/interior/room-shell.ts'
import { type Draw, valueOr } from '../../rng.ts'
import type { CityWindow } from './window.ts'

/** The beds of one or two bedrooms, each from left to right. */
export type Bedrooms = readonly [readonly BedSize[]] | readonly [readonly BedSize[], readonly BedSize[]]

/** The beds of one bedroom and the cabinets next to or between them. */
export type SleepingArea = {
  beds: readonly (Place & { size: BedSize })[]
  nightstands: readonly Place[]
  /** Centres of the lamps that can hang between or beside the beds. */
  lamps: readonly number[]
  wallBehind: 'panel' | 'niches' | 'frieze'
  pendants: boolean
}

/** An opening in the back wall; `scale` is the size of what stands in the bedroom behind it. */
export type Doorway = Place & { height: number; scale: number }

/** Positions of all objects in a room, in picture coordinates. */
export type RoomPlan = {
  shell: Shell
  window: CityWindow
  boards: boolean
  angle: number
  /** One bedroom is the room itself. Two are behind the doorways, and 0 is the middle of their doorway. */
  bedrooms: readonly SleepingArea[]
  doorways: readonly Doorway[]
  sofas: readonly Place[]
  /** True if there is space for a chair. */
  seated: boolean
}

const shell: Shell = {
  start: 96,
  end: 1504,
  ceiling: 84,
  floor: 690,
  vanishingX: 800,
  vanishingY: 430,
}

/** Widths of mattresses in cm. */
const mattresses: Record<BedSize, number> = { king: 190, queen: 165, double: 145, twin: 107, single: 100 }
const maxPxPerCm = 2.27

/** Sizes by the number of beds, the last one for more: more beds leave less space for the window. */
const sizes = [
  { gap: 0, windowWidth: 320, windowAt: 408, nightstand: 100 },
  { gap: 128, windowWidth: 320, windowAt: 396, nightstand: 100 },
  { gap: 92, windowWidth: 250, windowAt: 338, nightstand: 70 },
  { gap: 40, windowWidth: 240, windowAt: 332, nightstand: 0 },
  { gap: 38, windowWidth: 240, windowAt: 332, nightstand: 0 },
] as const

const sizesOf = (beds: number) => sizes[Math.min(beds, sizes.length) - 1] ?? sizes[0]

/** Chooses the plan of a room. The beds change sizes and places, but not the other choices. */
export function planRoom(draw: Draw, fixed: SceneOptions) {
  const bedrooms = valueOr<Bedrooms>(
    fixed.bedrooms,
    draw.pick([[['king']], [['twin', 'twin']], [['twin', 'twin', 'twin']]] as const),
  )
  const angle = draw.pick(latticeAngles)
  const look = {
    wallBehind: draw.pick(['panel', 'niches', 'frieze'] as const),
    pendants: draw.chance(0.35),
  }
  const own = { boards: draw.chance(0.6), angle, shell }
  const sofaBeds = fixed.sofaBeds ?? 0
  const [beds, others] = bedrooms
  return others === undefined ? planOneRoom(beds, sofaBeds, own, look) : planSuite([beds, others], sofaBeds, own, look)
}

type Own = Pick<RoomPlan, 'boards' | 'angle' | 'shell'>
type Look = Pick<SleepingArea, 'wallBehind' | 'pendants'>

/** The window and the seats are at the left, the beds at the right. */
function planOneRoom(beds: readonly BedSize[], sofaBeds: number, own: Own, look: Look): RoomPlan {
  const { windowWidth, windowAt } = sizesOf(beds.length)
  const windowEdge = windowAt + windowWidth / 2 + windowWidth * 0.22 + 52
  return {
    ...own,
    window: { x: windowAt, sill: 642, width: windowWidth, height: 438 },
    bedrooms: [placeBeds(beds, windowEdge, shell.end - 26, look)],
    doorways: [],
    sofas: placeSofas(sofaBeds, 88, windowEdge - 42),
    seated: beds.length < 3,
  }
}

/** The window and the seats are in the middle, a bedroom behind a doorway at each side. */
function planSuite(bedrooms: readonly (readonly BedSize[])[], sofaBeds: number, own: Own, look: Look): RoomPlan {
  const doorway = { width: 416, height: 560, scale: 0.62 }
  const half = doorway.width / doorway.scale / 2 - 50
  return {
    ...own,
    // The back wall is nearer, so that what is behind it can be larger.
    shell: { ...shell, floor: 740 },
    window: { x: 800, sill: 692, width: 214, height: 452 },
    bedrooms: bedrooms.map((beds) => placeBeds(beds, -half, half, look)),
    doorways: [346, 1254].map((x) => ({ x, ...doorway })),
    sofas: placeSofas(sofaBeds, 540, 1060),
    seated: true,
  }
}

/** Beds side by side in the middle between two levels, as large as there is space for. */
function placeBeds(beds: readonly BedSize[], start: number, end: number, look: Look): SleepingArea {
  const { gap, nightstand } = sizesOf(beds.length)
  const sum = beds.reduce((width, size) => width + mattresses[size], 0)
  const gaps = gap * (beds.length - 1)
  const scale = Math.min(maxPxPerCm, (end - start - gaps) / sum)
  const placed: SleepingArea['beds'][number][] = []
  const between: number[] = []
  let x = (start + end - sum * scale - gaps) / 2
  for (const size of beds) {
    if (placed.length > 0) between.push(x - gap / 2)
    const width = mattresses[size] * scale
    placed.push({ size, x: x + width / 2, width })
    x += width + gap
  }
  const middle = (start + end) / 2
  const lamps = beds.length === 1 ? [-1, 1].map((side) => middle + side * ((sum * scale) / 2 + 80)) : between
  return {
    ...look,
    beds: placed,
    nightstands: nightstand === 0 ? [] : lamps.map((at) => ({ x: at, width: nightstand })),
    lamps,
    pendants: look.pendants || nightstand === 0,
    // Five niches have no space between them.
    wallBehind: beds.length > 4 && look.wallBehind === 'niches' ? 'panel' : look.wallBehind,
  }
}

function placeSofas(count: number, start: number, end: number): Place[] {
  const gap = 18
  const width = Math.min(270, (end - start - gap * (count - 1)) / count)
  const first = (start + end - count * width - gap * (count - 1)) / 2 + width / 2
  return Array.from({ length: count }, (_, index) => ({ x: first + index * (width + gap), width }))
}
