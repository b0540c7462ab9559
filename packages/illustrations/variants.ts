import { drawnKinds, type SceneKind, type SceneOptions } from './catalogue.ts'
import { silhouettesOf } from './scenes/facade/plan.ts'
import type { Bedrooms } from './scenes/room/plan.ts'
import { moods } from './colour.ts'

export const shapes = [...new Set(Object.values(silhouettesOf).flat())]
export const ids = ['dar-al-noor', 'bayt-al-safa', '7'] as const

/** Rooms with one to five beds, and suites with two bedrooms. */
export const furnishings: readonly { bedrooms: Bedrooms; sofaBeds: number }[] = [
  { bedrooms: [['single']], sofaBeds: 0 },
  { bedrooms: [['king']], sofaBeds: 1 },
  { bedrooms: [['twin', 'twin']], sofaBeds: 0 },
  { bedrooms: [['twin', 'twin', 'twin']], sofaBeds: 0 },
  { bedrooms: [['king', 'twin', 'twin']], sofaBeds: 2 },
  { bedrooms: [['queen', 'twin', 'twin', 'twin']], sofaBeds: 0 },
  { bedrooms: [['single', 'single', 'single', 'single', 'single']], sofaBeds: 0 },
  { bedrooms: [['king'], ['queen']], sofaBeds: 1 },
  { bedrooms: [['double'], ['twin', 'twin']], sofaBeds: 0 },
]

/** Every drawn kind with every option that changes the drawing: what the tests examine and the sheet shows. */
export const variants: readonly (readonly [SceneKind, string, SceneOptions])[] = drawnKinds.flatMap((kind) => [
  ...ids.map((id) => [kind, id, {}] as const),
  ...moods.map((mood) => [kind, 'by-mood', { mood }] as const),
  ...(kind === 'room' ? furnishings.map((beds) => [kind, 'by-beds', beds] as const) : []),
  ...(/facade|room|view/.test(kind)
    ? ([1, 2, 3, 4, 5] as const).map((stars) => [kind, 'by-stars', { stars }] as const)
    : []),
  ...(kind === 'view' ? (['near', 'walk', 'far'] as const).map((reach) => [kind, 'by-reach', { reach }] as const) : []),
  ...(kind === 'facade' ? shapes.map((silhouette) => [kind, 'by-shape', { silhouette }] as const) : []),
])
