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

/** Runs work whose result several requests share, so that the deadline of the first does not end it for the others. */
export function withoutDeadline<T>(work: () => T): T {
  return deadlines.exit(work)
}
