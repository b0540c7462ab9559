import type { ResidenceRow } from '#domains/packages/read.server.ts'

/** A house that a journey has instead of the one that was promised, as its traveller is asked about it. */
export type ResidenceAsked = {
  /** Id of the change that it is about: nobody is asked about one twice. */
  change: number
  /** Where the booking stood, and stands again once the house is accepted. */
  from: 'confirmed' | 'waiting'
  before: ResidenceRow
  after: ResidenceRow
}
