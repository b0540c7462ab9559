import { currentDeadline } from '#domains/deadline.server.ts'

/**
 * Limits concurrent work to `places`; up to `maxWaiting` other calls wait in order, each until the deadline of its
 * request.
 * @returns a function that runs work in its turn and resolves to null if it cannot wait, or no longer
 */
export function semaphore(places: number, maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  let within = 0
  const line: (() => void)[] = []
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else within--
  }
  return async (work) => {
    if (within < places) within++
    else if (line.length >= maxWaiting || !(await turn(line))) return null
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** A semaphore for each key, so that work of one key does not wait for work of another. */
export function semaphorePerKey(
  places: number,
  maxWaiting: number,
): <T>(key: string, work: () => Promise<T>) => Promise<T | null> {
  const used = new Map<string, { pass: ReturnType<typeof semaphore>; calls: number }>()
  return async (key, work) => {
    const one = used.get(key) ?? { pass: semaphore(places, maxWaiting), calls: 0 }
    used.set(key, one)
    one.calls++
    try {
      return await one.pass(work)
    } finally {
      if (--one.calls === 0) used.delete(key)
    }
  }
}

/** Resolves to true when the call can run, to false at the deadline of its request. */
function turn(line: (() => void)[]): Promise<boolean> {
  const deadline = currentDeadline()
  if (deadline?.aborted) return Promise.resolve(false)
  return new Promise((done) => {
    const expire = () => {
      line.splice(line.indexOf(called), 1)
      done(false)
    }
    const called = () => {
      deadline?.removeEventListener('abort', expire)
      done(true)
    }
    deadline?.addEventListener('abort', expire)
    line.push(called)
  })
}
