import { networkOf } from '#domains/accounts/sessions/try-limits.server.ts'
import { isThisMachine } from '#server/security/client-address.ts'
import { semaphore, semaphorePerKey } from '#server/http/semaphore.ts'

/** Numbers of concurrent connections, bodies or requests. */
type Share = {
  perCaller: number
  /** The limit of an IPv6 /48 as a whole, because a provider gives one to a customer. */
  perNetwork: number
}

/**
 * Divides concurrent work between callers, as `callerAddress` names them. The returned function reserves a place and
 * returns a function that releases it; null if the caller or its network has reached its limit. This machine itself has
 * no limit, because a proxy on it can pass on everybody's requests.
 */
export function concurrencyLimiter({ perCaller, perNetwork }: Share): (caller: string) => (() => void) | null {
  const countBySubject = new Map<string, number>()
  return (caller) => {
    if (isThisMachine(caller)) return () => undefined
    const limits = new Map([
      [networkOf(caller), perNetwork],
      [caller, perCaller],
    ])
    for (const [subject, max] of limits) if ((countBySubject.get(subject) ?? 0) >= max) return null
    for (const subject of limits.keys()) countBySubject.set(subject, (countBySubject.get(subject) ?? 0) + 1)
    let held = true
    return () => {
      if (!held) return
      held = false
      for (const subject of limits.keys()) {
        const left = (countBySubject.get(subject) ?? 1) - 1
        if (left > 0) countBySubject.set(subject, left)
        else countBySubject.delete(subject)
      }
    }
  }
}

/**
 * Takes turns with large bodies whose senders are not known yet: one of each network and three of all are read at a time, so
 * that one caller who sends slowly delays no other. Resolves to null if a body cannot wait.
 */
export function largeBodies() {
  const [ofCaller, ofAll] = [semaphorePerKey(1, 5), semaphore(3, 20)]
  return <T>(caller: string, read: () => Promise<T>): Promise<T | null> =>
    ofCaller(networkOf(caller), () => ofAll(read))
}

/** The budget refills continuously; what 40 seconds refill can be used at once. */
const burstSeconds = 40
/** The budget of an IPv6 /48, which is what a provider gives a customer, as a multiple of that of one caller. */
const networkShare = 8
/** Callers that are remembered; the longest unused are forgotten first. */
const maxCallers = 50_000

/**
 * The calls of each caller, counted in the memory of this process, because a row for each read would cost more than the
 * read. Returns the seconds to wait if a request exceeds the budget of its caller or network, else null.
 */
export function callBudget({ perMinute, now }: { perMinute: number; now: () => number }) {
  const levels = new Map<string, { level: number; at: number }>()

  /** The level of a caller after the refill since its last request. */
  function levelOf(caller: string, perSecond: number): number {
    const bucket = levels.get(caller)
    if (!bucket) return 0
    // The clock was set back: it refills from now on.
    bucket.at = Math.min(bucket.at, now())
    return Math.max(0, bucket.level - (perSecond * (now() - bucket.at)) / 1000)
  }

  return (caller: string, cost: number): number | null => {
    if (perMinute === 0 || cost === 0) return null
    const network = networkOf(caller)
    const shares = [
      { subject: caller, perSecond: perMinute / 60 },
      ...(network !== caller ? [{ subject: network, perSecond: (perMinute / 60) * networkShare }] : []),
    ].map((share) => ({ ...share, level: levelOf(share.subject, share.perSecond) + cost }))
    const waits = shares.map(({ level, perSecond }) => level / perSecond - burstSeconds).filter((wait) => wait > 0)
    if (waits.length > 0) return Math.ceil(Math.max(...waits))
    for (const { subject, level } of shares) {
      // Set anew, so that the map stays in the order of use.
      levels.delete(subject)
      levels.set(subject, { level, at: now() })
    }
    while (levels.size > maxCallers) levels.delete(levels.keys().next().value ?? '')
    return null
  }
}

/** Takes units from the budget of a caller; the seconds to wait if they exceed it, else null. */
export type CallBudget = ReturnType<typeof callBudget>
