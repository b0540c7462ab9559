/**
 * Lets so many at a time through and has the others wait in line, each for so long at most.
 * @returns what runs work in its turn; null when its turn did not come
 */
export function turnstile(places: number, patienceMs: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  let within = 0
  const line: (() => void)[] = []
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else within--
  }
  return async (work) => {
    if (within < places) within++
    else if (!(await turn(line, patienceMs))) return null
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** True when it is called up; false when patience ends first. */
function turn(line: (() => void)[], patienceMs: number): Promise<boolean> {
  return new Promise((done) => {
    const called = () => {
      clearTimeout(timer)
      done(true)
    }
    const timer = setTimeout(() => {
      line.splice(line.indexOf(called), 1)
      done(false)
    }, patienceMs)
    line.push(called)
  })
}
