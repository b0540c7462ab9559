import { readArticles, readFaqs } from '#domains/content/articles.server.ts'
import { blocksOf } from '#domains/content/markdown.server.ts'
import type { Context } from '#domains/context.ts'
import type { FoundAnswer } from '#domains/site-search/contract.ts'
import { findWords, indexWords, type Findable, type FoundWords, type WordIndex } from '#domains/site-search/find.ts'
import type { FoundKind } from '#domains/site-search/kinds.ts'
import { namedPackages } from '#domains/products/packages/catalogue/listed.server.ts'
import { namedServices } from '#domains/products/services/catalogue/listed.server.ts'
import { catalogueNow } from '#domains/products/stays/catalogue/catalogue.server.ts'
import {
  namedDestinations,
  whereText,
  type KnownDestination,
} from '#domains/products/stays/search/destinations.server.ts'
import { inLocale, type Bilingual } from '#i18n/locale.ts'

/** All results of one kind, best first, and a function that renders them. */
type Source = (context: Context, q: string) => Promise<FoundHere>
type FoundHere = { total: number; sure: boolean; shown: (max: number) => FoundAnswer[] }

/** The search of each kind. A new kind needs an entry here and its link on the page. */
export const sources: Record<FoundKind, Source> = {
  place: (context, q) => destinations(context, q, ({ kind }) => kind !== 'hotel'),
  hotel: (context, q) => destinations(context, q, ({ kind }) => kind === 'hotel'),

  async package(context, q) {
    const rows = await context.ports.remember('packages:named', () => namedPackages(context.db))
    const found = findWords(
      indexOf(rows, (row) => ({
        item: row,
        title: `${both(row.title)} ${both(row.type)}`,
        text: `${both(row.summary)} ${both(row.about)}`,
      })),
      q,
    )
    return shownAs(found, ({ slug, title, summary }) => ({
      key: slug,
      title: inLocale(title, context.locale),
      text: inLocale(summary, context.locale),
    }))
  },

  async service(context, q) {
    const rows = await context.ports.remember('services:named', () => namedServices(context.db))
    const found = findWords(
      indexOf(rows, (row) => ({
        item: row,
        title: both(row.name),
        text: [row.summary, row.about].map((one) => (one ? both(one) : '')).join(' '),
      })),
      q,
    )
    return shownAs(found, ({ key, name, summary }) => ({
      key,
      title: inLocale(name, context.locale),
      text: summary ? inLocale(summary, context.locale) : '',
    }))
  },

  async article(context, q) {
    const rows = await context.ports.remember('content:articles', () => readArticles(context.db))
    const found = findWords(
      indexOf(rows, (row) => ({
        item: row,
        title: [row.title, row.category.name, ...row.tags.map(({ name }) => name)].map(both).join(' '),
        text: `${both(row.summary)} ${both(row.body)}`,
      })),
      q,
    )
    return shownAs(found, ({ slug, title, summary }) => ({
      key: slug,
      title: inLocale(title, context.locale),
      text: inLocale(summary, context.locale),
    }))
  },

  async question(context, q) {
    const topics = await context.ports.remember('content:faqs', () => readFaqs(context.db))
    const found = findWords(
      indexOf(topics, ({ entries }) =>
        entries.map((entry) => ({ item: entry, title: both(entry.question), text: both(entry.answer) })),
      ),
      q,
    )
    return shownAs(found, ({ slug, question, answer }) => ({
      key: slug,
      title: inLocale(question, context.locale),
      text: firstParagraph(inLocale(answer, context.locale)),
    }))
  },
}

async function destinations(
  context: Context,
  q: string,
  which: (known: KnownDestination) => boolean,
): Promise<FoundHere> {
  const hits = namedDestinations(await catalogueNow(context), q)
  const found = { items: hits.map(({ named }) => named).filter(which), sure: hits.some(({ exact }) => exact) }
  return shownAs(found, (known) => ({
    key: known.kind === 'hotel' ? known.slug : whereText(known),
    title: inLocale(known.name, context.locale),
    text: known.context ? inLocale(known.context, context.locale) : '',
  }))
}

function shownAs<T>({ items, sure }: FoundWords<T>, show: (item: T) => FoundAnswer): FoundHere {
  return { total: items.length, sure, shown: (max) => items.slice(0, max).map(show) }
}

const indexes = new WeakMap<object, WordIndex<unknown>>()

/** The index of cached rows, built once per cached list. */
function indexOf<Row, T>(rows: readonly Row[], of: (row: Row) => Findable<T> | Findable<T>[]): WordIndex<T> {
  const known = indexes.get(rows) as WordIndex<T> | undefined
  if (known) return known
  const made = indexWords(rows.flatMap(of))
  indexes.set(rows, made)
  return made
}

const both = ({ en, ar }: Bilingual) => `${en} ${ar}`

/** The first paragraph as plain text. */
function firstParagraph(markdown: string): string {
  const first = blocksOf(markdown).find((block) => block.kind === 'paragraph')
  return first?.kind === 'paragraph' ? first.runs.map(({ text }) => text).join('') : ''
}
