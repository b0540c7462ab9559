import { done } from '#contract/endpoint.ts'
import { readSettings } from '#domains/content/read.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { letterExamples } from '#domains/editing/letter-examples.ts'
import type { outgoingEndpoints } from '#domains/editing/outgoing-contract.ts'
import { letterKinds } from '#domains/messages/letter-parts.ts'
import { writeLetter } from '#domains/messages/letters.server.ts'
import { readWordings, type Wording } from '#domains/messages/wording.server.ts'
import type { LetterKind, Rendered } from '#domains/messages/shapes.ts'
import type { Locale } from '#text/locale.ts'

export const outgoingHandlers: Handlers<typeof outgoingEndpoints> = {
  async fetch_letter_examples(context) {
    const wordings = await readWordings(context.db)
    const letters = await Promise.all(
      letterKinds.map(async (kind) => {
        const wording = wordings.get(kind)
        const [en, ar] = await Promise.all([
          exampleLetter(context, kind, { locale: 'en', wording }),
          exampleLetter(context, kind, { locale: 'ar', wording }),
        ])
        return { kind, changed: wording !== undefined, en: told(en), ar: told(ar) }
      }),
    )
    return done(letters)
  },

  async fetch_providers({ ports }) {
    return done(ports.providers.map(({ inUse, ...same }) => ({ ...same, in_use: inUse })))
  },
}

/** A letter as it leaves, with invented data; its links lead nowhere. */
export async function exampleLetter(
  { db, ports }: Pick<Context, 'db' | 'ports'>,
  kind: LetterKind,
  words: { locale: Locale; wording: Wording | undefined },
): Promise<Rendered> {
  const { brand } = await ports.remember('settings', () => readSettings(db))
  return writeLetter(kind, letterExamples[kind], { ...words, brand, origin: 'https://example.com' })
}

const told = ({ subject, text }: Rendered) => ({ subject, text })
