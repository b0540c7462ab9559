import { useMemo, useState, type MouseEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import type { Editable } from '#domains/editing/contract.ts'
import type { Values } from '#domains/editing/shapes.ts'
import { useText } from '#text/react.tsx'
import { EditField } from '#web/desk/editing/EditField.tsx'
import { controlId, pathWords, wrongWords } from '#web/desk/editing/path-words.ts'
import { Unsaved } from '#web/desk/editing/Unsaved.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'

/** The editor: every field of a kind, both languages side by side, and what can be done with what is written. */
export function EditForm({
  editable,
  values,
  refusal,
  touched,
}: {
  editable: Editable
  values: Values
  refusal: Refusal | undefined
  /** Whether it has come back unsaved. */
  touched: boolean
}) {
  const t = useText()
  const { fields, options, version, fixed, may_change, shown_at, live, state } = editable
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const [written, setWritten] = useState(touched)
  const errors = refusal?.errors
  const summary = useMemo(
    () =>
      (errors ?? []).map((error) => ({
        field: controlId(fields, error.path),
        message: t('errors.fieldMessage', {
          field: error.path.endsWith('.file') ? t('editing.upload') : pathWords(t, fields, error.path),
          message: wrongWords(t, error),
        }),
      })),
    [errors, fields, t],
  )
  const errorOf = (path: string) => {
    const error = errors?.find((one) => one.path === path)
    return error && wrongWords(t, error)
  }
  return (
    <Form method="post" encType="multipart/form-data" className="edit-form" noValidate onInput={() => setWritten(true)}>
      {/* Enter in a field saves: the first button of a form is what it presses. */}
      <button type="submit" name="intent" value="draft" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="version" value={version} />
      <div onClick={goToField}>
        <ErrorSummary errors={summary} />
      </div>
      <fieldset disabled={!may_change} className="edit-fields">
        {fields.map((field) => (
          <EditField
            key={field.name}
            field={field}
            path={field.name}
            value={values[field.name]}
            options={options}
            fixed={field.name === fixed}
            errorOf={errorOf}
          />
        ))}
      </fieldset>
      {may_change && (
        <div className="edit-bar">
          <Button type="submit" name="intent" value="publish" pending={busy}>
            {t('editing.publish')}
          </Button>
          <Button type="submit" name="intent" value="draft" variant="secondary" pending={busy}>
            {t('editing.saveDraft')}
          </Button>
          {shown_at && (
            <Button type="submit" name="intent" value="preview" variant="secondary" icon="view" pending={busy}>
              {t('editing.previewDraft')}
            </Button>
          )}
          <span className="text-muted" role="status">
            {written && !busy ? t('editing.unsaved') : ''}
          </span>
        </div>
      )}
      <Unsaved unsaved={written && !busy} key={`${String(live)} ${String(state)}`} />
    </Form>
  )
}

/** Straight to the field: another address would be a way off the page, which is asked about. */
function goToField(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  const field = link && document.getElementById(decodeURIComponent(link.hash.slice(1)))
  if (!field) return
  event.preventDefault()
  field.focus()
}
