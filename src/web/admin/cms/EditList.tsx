import { Fragment, useRef, useState, type MouseEvent } from 'react'
import { blankOf, type Values } from '#domains/cms/shapes.ts'
import { useText } from '#i18n/react.tsx'
import type { EditListProps } from '#web/admin/cms/EditField.tsx'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'

type Row = { key: number; values: Values }

/**
 * Rows that can be added, moved and removed. With scripts the rows change in the browser and keep their typed values;
 * without scripts the same buttons submit the form and the server returns it changed.
 */
export function EditList({ field, path, value, options, errorOf, renderField }: EditListProps) {
  const t = useText()
  const [rows, setRows] = useState<Row[]>(() => value.map((values, key) => ({ key, values })))
  const next = useRef(value.length)
  const label = fieldLabel(t, field.name)
  const error = errorOf(path)

  const change = (event: MouseEvent<HTMLButtonElement>, changed: (rows: Row[]) => Row[]) => {
    event.preventDefault()
    setRows(changed)
    // Adding, moving or removing a row fires no `input` event, but the form has unsaved changes.
    event.currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const move = (event: MouseEvent<HTMLButtonElement>, from: number, to: number) =>
    change(event, (now) => {
      const moved = [...now]
      const [row] = moved.splice(from, 1)
      return row ? [...moved.slice(0, to), row, ...moved.slice(to)] : now
    })
  const act = (name: string, i: number) =>
    ({ type: 'submit', name: 'intent', value: `row ${name} ${path}.${i}` }) as const

  return (
    <fieldset className="col-span-full grid min-w-0 grid-cols-1 gap-3">
      <legend className="field-label">{label}</legend>
      <input type="hidden" name={`${path}.rows`} value={rows.length} />
      {error && <FieldError id={`${path}.add-error`}>{error}</FieldError>}
      <ol className="grid gap-3">
        {rows.map((row, i) => (
          <li key={row.key} className="admin-card gap-2 px-4 pt-2 in-[ol_ol]:bg-(--canvas)">
            <div className="flex items-center gap-1 text-muted">
              <span className="flex-1">{t('editing.row', { list: label, n: i + 1 })}</span>
              <IconButton
                {...act('up', i)}
                icon="chevron-down"
                className="*:rotate-180"
                label={t('editing.rowUp', { list: label, n: i + 1 })}
                disabled={i === 0}
                onClick={(event) => move(event, i, i - 1)}
              />
              <IconButton
                {...act('down', i)}
                icon="chevron-down"
                label={t('editing.rowDown', { list: label, n: i + 1 })}
                disabled={i === rows.length - 1}
                onClick={(event) => move(event, i, i + 1)}
              />
              <IconButton
                {...act('remove', i)}
                icon="close"
                label={t('editing.removeRow', { list: label, n: i + 1 })}
                onClick={(event) => change(event, (now) => now.filter((_row, at) => at !== i))}
              />
            </div>
            <div className="grid items-start gap-x-5 gap-y-4 grid-cols-fill-60">
              {field.item.map((inner) => (
                <Fragment key={inner.name}>
                  {renderField({
                    field: inner,
                    path: `${path}.${i}.${inner.name}`,
                    value: row.values[inner.name],
                    options,
                    errorOf,
                  })}
                </Fragment>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {rows.length < field.maxItems && (
        <Button
          id={`${path}.add`}
          intent={`row add ${path}`}
          variant="secondary"
          icon="plus"
          className="justify-self-start"
          onClick={(event) => change(event, (now) => [...now, { key: next.current++, values: blankOf(field.item) }])}
        >
          {t('editing.addRow', { list: label })}
        </Button>
      )}
    </fieldset>
  )
}
