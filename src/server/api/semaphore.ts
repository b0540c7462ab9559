/**
 * Limits concurrent work to `places`; other calls wait in order, each for at most `timeoutMs`.
 * @returns a function that runs work in its turn and resolves to null if the turn does not come in time
 */
export function semaphore(places: number, timeoutMs: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  let within = 0
  const line: (() => void)[] = []
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else within--
  }
  return async (work) => {
    if (within < places) within++
    else if (!(await turn(line, timeoutMs))) return null
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
  timeoutMs: number,
): <T>(key: string, work: () => Promise<T>) => Promise<T | null> {
  const used = new Map<string, { pass: ReturnType<typeof semaphore>; calls: number }>()
  return async (key, work) => {
    const one = used.get(key) ?? { pass: semaphore(places, timeoutMs), calls: 0 }
    used.set(key, one)
    one.calls++
    try {
      return await one.pass(work)
    } finally {
      if (--one.calls === 0) used.delete(key)
    }
  }
}

/** Resolves to true when the call can run, to false after `timeoutMs`. */
function turn(line: (() => void)[], timeoutMs: number): Promise<boolean> {
  return new Promise((done) => {
    const called = () => {
      clearTimeout(timer)
      done(true)
    }
    const timer = setTimeout(() => {
      line.splice(line.indexOf(called), 1)
      done(false)
    }, timeoutMs)
    line.push(called)
  })
}
