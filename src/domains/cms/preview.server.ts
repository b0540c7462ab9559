import type { Context } from '#domains/context.ts'
import { fieldsOf } from '#domains/cms/kinds.server.ts'
import { editedOf, revisionsOf } from '#domains/cms/queries.server.ts'
import { checkValues } from '#domains/cms/field-schema.ts'
import { kindNames, type KindName } from '#domains/cms/shapes.ts'
import { publicationErrors } from '#domains/cms/revisions.server.ts'
import { putOnSite } from '#domains/cms/commands.server.ts'

/**
 * Runs `look` on the site as if the newest draft of an item were published, in a transaction that is rolled back. It
 * neither uses nor fills the caches of this process. Returns null if there is no complete draft.
 */
export async function asPublished<T>(
  context: Context,
  { kind, subject }: { kind: KindName; subject: string },
  look: (context: Context) => Promise<T>,
): Promise<T | null> {
  const places = new Map<string, unknown>()
  const save = <V>(key: string, make: () => V): V => {
    if (!places.has(key)) places.set(key, make())
    return places.get(key) as V
  }
  let seen: T | null = null
  try {
    await context.pool.transaction(async (tx) => {
      const input = editedOf({ kind, subject }, await revisionsOf(tx, kind, subject))
      if (input && (await publicationErrors(tx, { kind, subject }, input)).length === 0) {
        const { values } = checkValues(fieldsOf(kind, subject), input, 'published')
        if ((await putOnSite(tx, kind, subject, { values, now: context.now })) === null) {
          const ports = {
            ...context.ports,
            cacheSlot: save,
            remember: <V>(_: string, load: () => Promise<V>) => load(),
          }
          seen = await look({ ...context, db: tx, ports })
        }
      }
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
  return seen
}

/** Rolls back the transaction; caught in this file. */
const takenBack = new Error('Rolls back the preview transaction')

/** Parses the name of a previewed item in an address, such as `blog:haramain-train`. */
export function previewNamed(text: string | null): { kind: KindName; subject: string } | null {
  const at = text?.indexOf(':') ?? -1
  if (text === null || at < 0) return null
  const kind = kindNames.find((one) => one === text.slice(0, at))
  const subject = text.slice(at + 1)
  return kind && subject ? { kind, subject } : null
}
