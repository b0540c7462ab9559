import { AsyncLocalStorage } from 'node:async_hooks'

const deadlines = new AsyncLocalStorage<AbortSignal>()

/** Aborts when the request that is being answered has taken too long; undefined for work outside any request. */
export function currentDeadline(): AbortSignal | undefined {
  return deadlines.getStore()
}

/** Runs the work of one request. Its waits for the database end when `deadline` aborts. */
export function withDeadline<T>(deadline: AbortSignal, work: () => T): T {
  return deadlines.run(deadline, work)
}

/** Milliseconds for work that several requests share: longer than any of them waits. */
const sharedMs = 60_000

/**
 * Runs work whose result several requests share. The deadline of the first does not end it for the others; one of its
 * own ends it when nobody waits for it. Background work has none.
 */
export function withSharedDeadline<T>(work: () => T): T {
  return currentDeadline() ? withDeadline(AbortSignal.timeout(sharedMs), work) : work()
}
