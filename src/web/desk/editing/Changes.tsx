import type { Difference } from '#domains/editing/difference.ts'
import type { Field } from '#domains/editing/shapes.ts'
import { useText } from '#text/react.tsx'
import { pathWords } from '#web/desk/editing/path-words.ts'
import { Table } from '#web/kit/Table.tsx'

/** What differs between two states, field by field, each text in its own direction. */
export function Changes({
  caption,
  fields,
  changes,
  heads,
}: {
  caption: string
  fields: readonly Field[]
  changes: Difference[]
  /** Above the earlier state and the later one. */
  heads: { before: string; after: string }
}) {
  const t = useText()
  const side = (text: string | null, path: string) =>
    text === null ? (
      <span className="text-muted">{t('editing.empty')}</span>
    ) : (
      <span className="edit-text-of" dir={path.endsWith('.ar') ? 'rtl' : path.endsWith('.en') ? 'ltr' : 'auto'}>
        {text}
      </span>
    )
  return (
    <Table
      caption={caption}
      columns={[
        { label: t('editing.field'), cell: ({ path }) => pathWords(t, fields, path) },
        { label: heads.before, cell: ({ path, before }) => side(before, path) },
        { label: heads.after, cell: ({ path, after }) => side(after, path) },
      ]}
      rows={changes}
      keyOf={({ path }) => path}
    />
  )
}
