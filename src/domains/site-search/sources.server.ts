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
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

/** All results of one kind, best first, and a function that renders them. */
type Source = (context: Context, q: string) => Promise<FoundHere>
type FoundHere = { total: number; sure: boolean; shown: (max: number) => FoundAnswer[] }

/** The search of each kind. A new kind needs an entry here and its link on the page. */
export const sources: Record<FoundKind, Source> = {
  place: (context, q) => destinations(context, q, ({ kind }) => kind !== 'hotel'),
  hotel: (context, q) => destinations(context, q, ({ kind }) => kind === 'hotel'),

  package: wordSource(
    ({ ports, db }) => ports.remember('packages:named', () => namedPackages(db)),
    (row) => ({
      item: row,
      title: `${both(row.title)} ${both(row.type)}`,
      text: `${both(row.summary)} ${both(row.about)}`,
    }),
    ({ slug, title, summary }, locale) => answer(slug, title, summary, locale),
  ),
  service: wordSource(
    ({ ports, db }) => ports.remember('services:named', () => namedServices(db)),
    (row) => ({
      item: row,
      title: both(row.name),
      text: [row.summary, row.about].map((one) => (one ? both(one) : '')).join(' '),
    }),
    ({ key, name, summary }, locale) => answer(key, name, summary, locale),
  ),
  article: wordSource(
    ({ ports, db }) => ports.remember('content:articles', () => readArticles(db)),
    (row) => ({
      item: row,
      title: [row.title, row.category.name, ...row.tags.map(({ name }) => name)].map(both).join(' '),
      text: `${both(row.summary)} ${both(row.body)}`,
    }),
    ({ slug, title, summary }, locale) => answer(slug, title, summary, locale),
  ),
  question: wordSource(
    ({ ports, db }) => ports.remember('content:faqs', () => readFaqs(db)),
    ({ entries }) => entries.map((entry) => ({ item: entry, title: both(entry.question), text: both(entry.answer) })),
    ({ slug, question, answer }, locale) => ({
      key: slug,
      title: inLocale(question, locale),
      text: firstParagraph(inLocale(answer, locale)),
    }),
  ),
}

/** Searches the words of cached rows, each of which has one or more findable items. */
function wordSource<Row extends object, Item>(
  rows: (context: Context) => Promise<Row[]>,
  itemsOf: (row: Row) => Findable<Item> | Findable<Item>[],
  show: (item: Item, locale: Locale) => FoundAnswer,
): Source {
  return async (context, q) =>
    shownAs(findWords(indexOf(await rows(context), itemsOf), q), (item) => show(item, context.locale))
}

async function destinations(
  context: Context,
  q: string,
  which: (known: KnownDestination) => boolean,
): Promise<FoundHere> {
  const hits = namedDestinations(await catalogueNow(context), q)
  const matches = { items: hits.map(({ named }) => named).filter(which), sure: hits.some(({ exact }) => exact) }
  const keyOf = (known: KnownDestination) => (known.kind === 'hotel' ? known.slug : whereText(known))
  return shownAs(matches, (known) => answer(keyOf(known), known.name, known.context, context.locale))
}

function answer(key: string, title: Bilingual, text: Bilingual | null, locale: Locale): FoundAnswer {
  return { key, title: inLocale(title, locale), text: text ? inLocale(text, locale) : '' }
}

function shownAs<T>({ items, sure }: FoundWords<T>, show: (item: T) => FoundAnswer): FoundHere {
  return { total: items.length, sure, shown: (max) => items.slice(0, max).map(show) }
}

const indexes = new WeakMap<object, WordIndex<unknown>>()

/** The index of cached rows, built once per cached list. */
function indexOf<Row, T>(rows: readonly Row[], of: (row: Row) => Findable<T> | Findable<T>[]): WordIndex<T> {
  const cached = indexes.get(rows) as WordIndex<T> | undefined
  if (cached) return cached
  const index = indexWords(rows.flatMap(of))
  indexes.set(rows, index)
  return index
}

const both = ({ en, ar }: Bilingual) => `${en} ${ar}`

/** The first paragraph as plain text. */
function firstParagraph(markdown: string): string {
  const first = blocksOf(markdown).find((block) => block.kind === 'paragraph')
  return first?.kind === 'paragraph' ? first.runs.map(({ text }) => text).join('') : ''
}
