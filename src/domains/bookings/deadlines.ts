const minute = 60_000
const hour = 60 * minute

/** How long rooms are held for whoever is on the way to pay. */
const holdMinutes = 30

/** How long a supplier, and then the traveller, has to answer where nothing else was said. */
const answerHours = 24
const leastHours = 1

/**
 * By when an answer must be there: within a day or so many hours, but two hours before it begins at the latest, so that
 * whoever is refused can still look elsewhere. Nobody is given less than an hour.
 */
export function answerDeadline(now: Date, arrival: Date, hours = answerHours): Date {
  const latest = Math.min(now.getTime() + hours * hour, arrival.getTime() - 2 * hour)
  return new Date(Math.max(latest, now.getTime() + leastHours * hour))
}

/** By when rooms must be paid that are paid online. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + holdMinutes * minute)
}
