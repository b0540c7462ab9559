import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

type Option = { value: string; label: string; disabled?: boolean }

/** A labelled native select. The id defaults to the name. */
export function Select({
  label,
  hint,
  error,
  id,
  optional,
  className,
  options,
  ...select
}: FieldProps & { options: readonly Option[] } & Omit<ComponentProps<'select'>, keyof FieldProps>) {
  return (
    <Field {...{ label, hint, error, optional, className }} id={id ?? select.name}>
      {(wires) => (
        <span className="select">
          <select {...select} {...wires} className="input">
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  )
}
