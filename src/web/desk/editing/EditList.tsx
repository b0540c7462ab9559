import { useRef, useState, type MouseEvent } from 'react'
import { blankOf } from '#domains/editing/blank.ts'
import type { Field, Values } from '#domains/editing/shapes.ts'
import { useText } from '#text/react.tsx'
import { EditField, type EditProps } from '#web/desk/editing/EditField.tsx'
import { PictureUpload } from '#web/desk/editing/EditPicture.tsx'
import { fieldWords } from '#web/desk/editing/path-words.ts'
import { Button, IconButton } from '#web/kit/Button.tsx'
import { FieldError } from '#web/kit/Field.tsx'

type Row = { key: number; values: Values }

/**
 * Rows that can be added, moved and removed. With scripts the rows move here and what is typed goes with them; without,
 * the same buttons send the form and get it back so.
 */
export function EditList({
  field,
  path,
  value,
  options,
  errorOf,
}: EditProps<Field & { type: 'list' }> & { value: Values[] }) {
  const t = useText()
  const [rows, setRows] = useState<Row[]>(() => value.map((values, key) => ({ key, values })))
  const next = useRef(value.length)
  const label = fieldWords(t, field.name)
  const error = errorOf(path)
  const pictures = field.item[0]?.type === 'picture'

  const change = (event: MouseEvent<HTMLButtonElement>, changed: (rows: Row[]) => Row[]) => {
    event.preventDefault()
    setRows(changed)
    // Nothing was typed, yet the form is another one.
    event.currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const move = (event: MouseEvent<HTMLButtonElement>, from: number, to: number) =>
    change(event, (now) => {
      const moved = [...now]
      const [row] = moved.splice(from, 1)
      return row ? moved.toSpliced(to, 0, row) : now
    })
  const act = (name: string, i: number) =>
    ({ type: 'submit', name: 'intent', value: `row ${name} ${path}.${i}` }) as const

  return (
    <fieldset className="edit-set">
      <legend className="field-label">{label}</legend>
      <input type="hidden" name={`${path}.rows`} value={rows.length} />
      {error && <FieldError id={`${path}.add-error`}>{error}</FieldError>}
      <ol className="edit-rows">
        {rows.map((row, i) => (
          <li key={row.key} className="edit-row">
            <div className="edit-row-head">
              <span>{t('editing.row', { list: label, n: i + 1 })}</span>
              <IconButton
                {...act('up', i)}
                icon="chevron-down"
                className="edit-up"
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
                onClick={(event) => change(event, (now) => now.toSpliced(i, 1))}
              />
            </div>
            <div className="edit-row-fields">
              {field.item.map((inner) => (
                <EditField
                  key={inner.name}
                  field={inner}
                  path={`${path}.${i}.${inner.name}`}
                  value={row.values[inner.name]}
                  options={options}
                  errorOf={errorOf}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {rows.length < field.most &&
        (pictures ? (
          <PictureUpload name={path} />
        ) : (
          <Button
            id={`${path}.add`}
            type="submit"
            name="intent"
            value={`row add ${path}`}
            variant="secondary"
            icon="plus"
            onClick={(event) => change(event, (now) => [...now, { key: next.current++, values: blankOf(field.item) }])}
          >
            {t('editing.addRow', { list: label })}
          </Button>
        ))}
    </fieldset>
  )
}
