import type { PrintBlock, PrintDocument } from '@rihla/paper/document'
import type { Bilingual } from '#i18n/locale.ts'
import { wordsOf } from '#test/pdf-text.ts'

type Written = { pairs: Bilingual[]; once: string[] }
type Texts = { [Kind in PrintBlock['kind']]: (block: Extract<PrintBlock, { kind: Kind }>) => Written }

/** The words of each block in both languages, and the words that it writes once because they are the same in both. */
const texts: Texts = {
  subject: ({ name, lines, code }) => ({ pairs: [name, ...lines, ...(code?.note ? [code.note] : [])], once: [] }),
  reference: ({ label, state, value }) => ({ pairs: [label, state], once: [value] }),
  box: ({ title, lines }) => ({
    pairs: [title, ...lines.en.map((en, i) => ({ en, ar: lines.ar[i] ?? '' }))],
    once: [],
  }),
  rows: ({ title, rows }) => ({
    pairs: [
      ...(title ? [title] : []),
      ...rows.flatMap(({ label, value }) => [label, ...(value.en === value.ar ? [] : [value])]),
    ],
    once: rows.flatMap(({ value }) => (value.en === value.ar ? [value.en] : [])),
  }),
  table: ({ name, columns, rows }) => ({
    pairs: [name, ...columns, ...rows.flatMap((row) => [row.name, ...row.notes])],
    once: rows.flatMap(({ cells }) => cells),
  }),
  list: ({ title, items }) => ({ pairs: [title, ...items], once: [] }),
  text: ({ title, text }) => ({ pairs: [...(title ? [title] : []), text], once: [] }),
  note: ({ text }) => ({ pairs: [text], once: [] }),
}

export function writtenIn({ title, name, brand, blocks }: PrintDocument, pages: number): Written {
  const written = blocks.map((block) => (texts[block.kind] as (one: PrintBlock) => Written)(block))
  const footers = Array.from({ length: pages }, (_, i) => `${brand.en} · ${name} · ${i + 1}`)
  return {
    pairs: [brand, title, ...written.flatMap(({ pairs }) => pairs)],
    once: [...written.flatMap(({ once }) => once), ...footers],
  }
}

/** All words of a printed document, sorted. */
export function printedWords(document: PrintDocument, pages: number): string[] {
  const { pairs, once } = writtenIn(document, pages)
  return wordsOf([...pairs.flatMap(({ en, ar }) => [en, ar]), ...once].join(' '))
}
