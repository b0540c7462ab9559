import { blankOf, isBlank, type Field, type Values } from '#domains/cms/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { EditListProps } from '#web/admin/cms/EditField.tsx'
import { Editor } from '#web/admin/cms/editor-context.ts'
import { rowTitle } from '#web/admin/cms/field-text.ts'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'
import { Fragment, use, useRef, useState, type MouseEvent } from 'react'

/** A row of a single text, or of two short fields, is one line. */
const isShort: ReadonlySet<Field['type']> = new Set(['text', 'number', 'choice'])
const lineLook = 'edit-line grid items-end gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]'
const rowLook = 'edit-row admin-card relative pt-1 pb-3 in-[ol_ol]:bg-(--canvas)'

type Row = { key: number; values: Values }

/**
 * Rows that can be added, moved and removed. With scripts the rows change in the browser and keep their typed values;
 * without scripts the same buttons submit the form and the server returns it changed.
 */
export function EditList({ field, path, value, hint }: EditListProps) {
  const { options, errorOf, hasErrorIn } = use(Editor)
  const { t, format } = useLanguage()
  const isLine = field.bare ?? (field.item.length < 3 && field.item.every(({ type }) => isShort.has(type)))
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
      {hint && <p className="field-hint">{hint}</p>}
      <input type="hidden" name={`${path}.rows`} value={rows.length} />
      {error && <FieldError id={`${path}.add-error`}>{error}</FieldError>}
      <ol className="grid gap-3">
        {rows.map((row, i) => {
          const own = `${path}.${i}`
          const name = t('editing.row', { list: label, n: i + 1 })
          const title = isLine ? '' : rowTitle({ t, format, options }, field.item, row.values)
          const inside = <RowFields fields={field.item} path={own} values={row.values} />
          return (
            <li key={row.key} className={isLine ? lineLook : rowLook}>
              {title ? (
                <Disclosure
                  open={hasErrorIn(own)}
                  summary={
                    <>
                      <span className="text-muted">{format.number(i + 1)}</span>
                      <bdi>{title}</bdi>
                    </>
                  }
                >
                  {inside}
                </Disclosure>
              ) : (
                <>
                  {!isLine && <p className="flex min-h-11 items-center text-muted">{name}</p>}
                  {inside}
                </>
              )}
              <div className={isLine ? 'flex justify-self-end' : 'absolute end-2 top-1 flex'}>
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
            </li>
          )
        })}
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

/** The fields of a row; those that are seldom needed are folded while they are empty. */
function RowFields({ fields, path, values }: { fields: readonly Field[]; path: string; values: Values }) {
  const { hasErrorIn, renderField } = use(Editor)
  const { t, format } = useLanguage()
  const folded = fields.filter((field) => field.rare && isBlank(values[field.name]))
  const grid = (some: readonly Field[]) => (
    <div className="edit-grid">
      {some.map((field) => (
        <Fragment key={field.name}>
          {renderField({ field, path: `${path}.${field.name}`, value: values[field.name], beside: values })}
        </Fragment>
      ))}
    </div>
  )
  return (
    <>
      {grid(fields.filter((field) => !folded.includes(field)))}
      {folded.length > 0 && (
        <Disclosure
          className="disclosure-inline"
          open={folded.some(({ name }) => hasErrorIn(`${path}.${name}`))}
          summary={t('editing.more', { fields: format.list(folded.map(({ name }) => fieldLabel(t, name))) })}
        >
          {grid(folded)}
        </Disclosure>
      )}
    </>
  )
}
