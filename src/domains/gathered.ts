import type { Queryable } from '#domains/db.ts'

/**
 * Puts what is asked at one moment about the same thing as one question: a page that shows two lists of the same is
 * answered by one statement.
 * @param put answers all that was asked, each in its place
 */
export function gathered<Asked, Answer>(
  put: (db: Queryable, asked: Asked[]) => Promise<Answer[]>,
): (db: Queryable, about: string, asked: Asked) => Promise<Answer> {
  const waiting = new WeakMap<Queryable, Map<string, { asked: Asked[]; answers: Promise<Answer[]> }>>()
  return async (db, about, asked) => {
    const here = waiting.get(db) ?? new Map<string, { asked: Asked[]; answers: Promise<Answer[]> }>()
    waiting.set(db, here)
    const others = here.get(about)
    if (others) {
      const place = others.asked.push(asked) - 1
      return (await others.answers)[place] as Answer
    }
    const all = [asked]
    // Once everyone who is at it now has asked.
    const moment = new Promise<void>((over) => process.nextTick(over))
    const answers = moment.then(() => {
      here.delete(about)
      return put(db, all)
    })
    here.set(about, { asked: all, answers })
    return (await answers)[0] as Answer
  }
}
