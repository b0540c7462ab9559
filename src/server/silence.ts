/** Without a word for this long, one wait that ended in vain means that nobody is there. */
const quietMs = 1_000
/** While nobody answers, one question at a time finds out whether somebody does again. */
const probeMs = 500

export type Silence = {
  /** A statement was answered, if only by an error of the database's own. */
  heard: () => void
  /** Somebody waited for an answer as long as anybody may. */
  waitedInVain: () => void
  /** Waits for a turn; ends at once, with an error that says so, when the database is found to be silent. */
  turn: <T>(wait: () => Promise<T>, giveBack: (late: T) => void) => Promise<T>
}

/**
 * Tells a database that is gone without a word from one that is busy. Whoever stands in the queue behind those who
 * wait for it in vain would wait as long again, and again: they are all told at once.
 */
export function watchSilence(now: () => number = () => performance.now()): Silence {
  let heardAt = now()
  let probedAt = 0
  let silent = false
  const inLine = new Set<(error: Error) => void>()
  return {
    heard() {
      heardAt = now()
      silent = false
    },
    waitedInVain() {
      if (now() - heardAt < quietMs) return
      silent = true
      probedAt = now()
      for (const leave of inLine) leave(nobodyThere())
    },
    turn(wait, giveBack) {
      if (silent && now() - probedAt < probeMs) return Promise.reject(nobodyThere())
      probedAt = now()
      return new Promise((mine, leave) => {
        let left = false
        const tell = (error: Error) => {
          left = true
          inLine.delete(tell)
          leave(error)
        }
        inLine.add(tell)
        wait().then(
          (got) => {
            inLine.delete(tell)
            if (left) giveBack(got)
            else mine(got)
          },
          (error: Error) => tell(error),
        )
      })
    },
  }
}

/** Read as passing by `fault.ts`. */
function nobodyThere(): Error {
  return new Error('timeout: the database does not answer')
}
