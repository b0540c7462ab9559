/** After this time without a response, a single timeout opens the breaker. */
const quietMs = 1_000
/** While the breaker is open, one call per interval probes the database. */
const probeMs = 500

export type CircuitBreaker = {
  /** A statement got a response, which can be an error of the database. */
  onResponse: () => void
  /** A statement or a wait for a connection has timed out. */
  onTimeout: () => void
  /**
   * Waits for a connection. Rejects immediately while the breaker is open; `release` receives a connection that
   * arrives after that.
   */
  run: <T>(wait: () => Promise<T>, release: (late: T) => void) => Promise<T>
}

/**
 * Distinguishes a database that does not respond from a busy one. Without it, queued calls would time out one after
 * another; an open breaker rejects them all immediately.
 */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let lastResponseAt = now()
  let probedAt = 0
  let open = false
  const waiting = new Set<(error: Error) => void>()
  return {
    onResponse() {
      lastResponseAt = now()
      open = false
    },
    onTimeout() {
      if (now() - lastResponseAt < quietMs) return
      open = true
      probedAt = now()
      for (const rejectWaiting of waiting) rejectWaiting(noResponseError())
    },
    run(wait, release) {
      if (open && now() - probedAt < probeMs) return Promise.reject(noResponseError())
      probedAt = now()
      return new Promise((resolve, reject) => {
        let rejected = false
        const rejectEarly = (error: Error) => {
          rejected = true
          waiting.delete(rejectEarly)
          reject(error)
        }
        waiting.add(rejectEarly)
        wait().then(
          (connection) => {
            waiting.delete(rejectEarly)
            if (rejected) release(connection)
            else resolve(connection)
          },
          (error: Error) => rejectEarly(error),
        )
      })
    },
  }
}

/** `fault.ts` recognises this message as a transient error. */
function noResponseError(): Error {
  return new Error('timeout: the database does not answer')
}
