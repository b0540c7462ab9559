import { useEffect, useRef, useState } from 'react'
import { useText } from '#i18n/react.tsx'
import { Field, type ControlProps } from '#web/ui/form/Field.tsx'
import { classes } from '#web/ui/classes.ts'
import { preparedText } from '#web/ui/form/Inputs.tsx'

/**
 * A multi-line field with a limit. Longer text can be typed or pasted and then shortened, because silent truncation
 * would lose text. The count is announced only near the limit. Messages: `fields`.
 */
export function CountedTextArea({ limit, ...props }: ControlProps<'textarea'> & { limit: number }) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(() => String(props.defaultValue ?? '').length)
  useEffect(() => setLength((length) => field.current?.value.length ?? length), [])
  const left = limit - length
  const remaining = left < 0 ? t('fields.charactersOver', { over: -left }) : t('fields.charactersLeft', { left })
  return (
    <Field<ControlProps<'textarea'>> {...props}>
      {(area) => (
        <>
          <textarea
            dir="auto"
            {...area}
            defaultValue={preparedText(area.defaultValue)}
            ref={field}
            required={!props.optional}
            aria-invalid={area['aria-invalid'] ?? (left < 0 ? true : undefined)}
            className="input"
            onChange={(event) => {
              setLength(event.currentTarget.value.length)
              area.onChange?.(event)
            }}
          />
          <p
            className={classes('text-end text-small', left < 0 ? 'font-medium text-danger' : 'text-muted')}
            aria-hidden="true"
          >
            {remaining}
          </p>
          <p role="status" className="sr-only">
            {left <= limit / 10 ? remaining : ''}
          </p>
        </>
      )}
    </Field>
  )
}
