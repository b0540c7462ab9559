import { useEffect, useRef } from 'react'
import { useText } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { useCorrected } from '#web/ui/form/corrected.tsx'

/** `field` is the id of a control: its name, unless it has another id. */
export type FieldMessage = { field: string; message: string; isWarning?: boolean }

/**
 * All errors of a form in one place: takes the focus when it appears and links to each field that was not corrected since.
 * A single error stands at its field, which takes the focus instead. The title of the page begins with "Error" while there are
 * errors, because a screen reader says it first.
 */
export function ErrorSummary({ errors }: { errors: readonly FieldMessage[] }) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const mark = `${t('errors.inTitle')} `
  const corrected = useCorrected()
  const present = errors.filter(({ field }) => !corrected.includes(field))
  const failed = present.some(({ isWarning }) => !isWarning)
  useEffect(() => {
    if (!failed) return undefined
    document.title = mark + document.title
    return () => {
      // The next page may have set its own title already.
      document.title = document.title.replace(mark, '')
    }
  }, [failed, mark])
  useEffect(() => {
    if (errors.length === 0) return
    const single = errors.length === 1 ? document.getElementById(errors[0]?.field ?? '') : null
    const field = single?.matches('[aria-invalid]') ? single : null
    field?.focus()
    // A field of a folded section takes no focus.
    const isAtField = field !== null && document.activeElement === field
    box.current?.classList.toggle('seen-at-field', isAtField)
    if (!isAtField) box.current?.focus()
  }, [errors])
  if (present.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary"
      className={classes(
        'error-summary rounded-button border-2 p-5',
        failed ? 'border-danger bg-(--danger-soft)' : 'border-warning bg-(--warning-soft)',
      )}
    >
      <h2 id="error-summary" className="text-lead">
        {t('errors.invalid_input')}
      </h2>
      <ul className="-mb-2.5">
        {present.map((error) => (
          <li key={`${error.field} ${error.message}`}>
            <a
              href={`#${error.field}`}
              className={classes('block py-2.5 font-medium', error.isWarning ? 'text-warning' : 'text-danger')}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
