import type { createDraw } from '@rihla/illustrations/rng'
import { officialClasses, type OfficialClass } from '#domains/shared/shapes.ts'

/** Creates a licence that does not exist: real numbers have no letters, and DEMO marks it wherever it is shown. */
export function inventLicence(
  draw: ReturnType<typeof createDraw>,
  stars: number,
): { licence: { number: string; until: string }; officialClass: OfficialClass } {
  const until = `203${draw.whole(0, 4)}-${String(draw.whole(1, 12)).padStart(2, '0')}-28`
  return {
    licence: { number: `DEMO-1000${draw.whole(1000, 9999)}`, until },
    // The classes begin with five stars.
    officialClass: officialClasses[5 - stars] ?? 'unclassified',
  }
}
