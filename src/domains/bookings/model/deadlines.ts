const minute = 60_000
const hour = 60 * minute

/** Minutes for which rooms are held until online payment. */
const holdMinutes = 30

/** Default number of hours for an answer of the supplier and then of the traveller. */
const answerHours = 24
const minHours = 1

/**
 * Returns the deadline for an answer: after a day or the given hours, but at least two hours before the start, so that
 * a rejected traveller can still find an alternative. Always at least one hour from now.
 */
export function answerDeadline(now: Date, arrival: Date, hours = answerHours): Date {
  const latest = Math.min(now.getTime() + hours * hour, arrival.getTime() - 2 * hour)
  return new Date(Math.max(latest, now.getTime() + minHours * hour))
}

/** Returns the deadline for online payment. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + holdMinutes * minute)
}
