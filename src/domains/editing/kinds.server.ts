import type { Kind } from '#domains/editing/kind.ts'
import { frontKinds } from '#domains/editing/kinds/front.server.ts'
import { hotelKinds } from '#domains/editing/kinds/hotel.server.ts'
import { journeyKinds } from '#domains/editing/kinds/journey.server.ts'
import { readingKinds } from '#domains/editing/kinds/reading.server.ts'
import { serviceKinds } from '#domains/editing/kinds/service.server.ts'
import { termKinds } from '#domains/editing/kinds/terms.server.ts'
import { letterKind } from '#domains/editing/kinds/letter.server.ts'
import type { Field, KindName } from '#domains/editing/shapes.ts'

/** Every kind that is edited at the desk. */
export const kinds: Record<KindName, Kind> = {
  ...readingKinds,
  ...frontKinds,
  ...hotelKinds,
  ...journeyKinds,
  ...serviceKinds,
  ...termKinds,
  ...letterKind,
}

/** What of it can be filled in. */
export function fieldsOf(kind: KindName, subject: string): readonly Field[] {
  return kinds[kind].fieldsOf?.(subject) ?? kinds[kind].fields
}
