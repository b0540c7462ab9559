import type { Difference } from '#domains/cms/difference.ts'
import type { Field } from '#domains/cms/shapes.ts'
import { useText } from '#i18n/react.tsx'
import { pathLabel } from '#web/admin/cms/path-labels.ts'
import { Table } from '#web/ui/figures/Table.tsx'

type ChangesProps = {
  caption: string
  fields: readonly Field[]
  changes: Difference[]
  heads: { before: string; after: string }
}

/** Differences between two states, field by field; each text has its own direction. */
export function Changes({ caption, fields, changes, heads }: ChangesProps) {
  const t = useText()
  const side = (text: string | null, path: string) =>
    text === null ? (
      <span className="text-muted">{t('editing.empty')}</span>
    ) : (
      <span
        className="block whitespace-pre-wrap wrap-anywhere"
        dir={path.endsWith('.ar') ? 'rtl' : path.endsWith('.en') ? 'ltr' : 'auto'}
      >
        {text}
      </span>
    )
  return (
    <Table
      caption={caption}
      columns={[
        { label: t('editing.field'), cell: ({ path }) => pathLabel(t, fields, path) },
        { label: heads.before, cell: ({ path, before }) => side(before, path) },
        { label: heads.after, cell: ({ path, after }) => side(after, path) },
      ]}
      rows={changes}
      keyOf={({ path }) => path}
    />
  )
}
