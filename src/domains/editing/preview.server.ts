import type { Context } from '#domains/context.ts'
import { fieldsOf } from '#domains/editing/kinds.server.ts'
import { editedOf, standingOf } from '#domains/editing/read.server.ts'
import { checkValues } from '#domains/editing/schema.ts'
import { kindNames, type KindName } from '#domains/editing/shapes.ts'
import { whatIsMissing } from '#domains/editing/whole.server.ts'
import { putOnSite } from '#domains/editing/write.server.ts'

/**
 * Runs what reads the site as if the newest draft of something were published, in a transaction that is taken back.
 * Nothing that this process remembers is used or left behind. Null when there is no whole draft of it.
 */
export async function asPublished<T>(
  context: Context,
  { kind, subject }: { kind: KindName; subject: string },
  look: (context: Context) => Promise<T>,
): Promise<T | null> {
  const places = new Map<string, unknown>()
  const keep = <V>(key: string, make: () => V): V => {
    if (!places.has(key)) places.set(key, make())
    return places.get(key) as V
  }
  let seen: T | null = null
  try {
    await context.root.transaction(async (tx) => {
      const given = editedOf({ kind, subject }, await standingOf(tx, kind, subject))
      if (given && (await whatIsMissing(tx, { kind, subject }, given)).length === 0) {
        const { values } = checkValues(fieldsOf(kind, subject), given, 'published')
        if ((await putOnSite(tx, kind, subject, { values, now: context.now })) === null) {
          const ports = { ...context.ports, keep, remember: <V>(_: string, load: () => Promise<V>) => load() }
          // A copy of the database knows nothing of this transaction: it would show the page as it is.
          seen = await look({ ...context, db: tx, copy: null, ports })
        }
      }
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
  return seen
}

/** Ends the transaction; never leaves this file. */
const takenBack = new Error('a look at a draft is over')

/** `blog:haramain-train`, as an address names what is previewed. */
export function previewNamed(text: string | null): { kind: KindName; subject: string } | null {
  const at = text?.indexOf(':') ?? -1
  if (text === null || at < 0) return null
  const kind = kindNames.find((one) => one === text.slice(0, at))
  const subject = text.slice(at + 1)
  return kind && subject ? { kind, subject } : null
}
