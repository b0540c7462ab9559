import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useText } from '#text/react.tsx'
import { Field, type FieldProps } from '#web/kit/Field.tsx'
import '#web/kit/fields.css'

/**
 * Several lines with a limit. What is too long may be typed and then shortened; nothing pasted is cut off in
 * silence. The count is read aloud only near the end. Words: `fields`.
 */
export function CountedTextArea({
  label,
  hint,
  error,
  id,
  optional,
  className,
  limit,
  ...area
}: FieldProps & { limit: number } & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(() => String(area.defaultValue ?? '').length)
  useEffect(() => setLength((known) => field.current?.value.length ?? known), [])
  const left = limit - length
  const words = left < 0 ? t('fields.charactersOver', { over: -left }) : t('fields.charactersLeft', { left })
  return (
    <Field {...{ label, hint, error, optional, className }} id={id ?? area.name}>
      {(wires) => (
        <>
          <textarea
            dir="auto"
            {...area}
            {...wires}
            ref={field}
            required={!optional}
            aria-invalid={wires['aria-invalid'] ?? (left < 0 ? true : undefined)}
            className="input"
            onChange={(event) => {
              setLength(event.currentTarget.value.length)
              area.onChange?.(event)
            }}
          />
          <p className="field-count" data-over={left < 0 ? '' : undefined} aria-hidden="true">
            {words}
          </p>
          <p role="status" className="sr-only">
            {left <= limit / 10 ? words : ''}
          </p>
        </>
      )}
    </Field>
  )
}
