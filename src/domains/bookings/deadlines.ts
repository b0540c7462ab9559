const hour = 3_600_000

/** How long a supplier, and then the traveller, has to answer. */
const answerHours = 24
const leastHours = 1

/**
 * By when an answer must be there: within a day, but two hours before check-in at the latest, so that
 * whoever is refused can still look elsewhere. Nobody is given less than an hour.
 */
export function answerDeadline(now: Date, arrival: Date): Date {
  const latest = Math.min(now.getTime() + answerHours * hour, arrival.getTime() - 2 * hour)
  return new Date(Math.max(latest, now.getTime() + leastHours * hour))
}
