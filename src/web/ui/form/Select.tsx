import { Field, type ControlProps } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

type Option = { value: string; label: string; disabled?: boolean }

/** A labelled native select. The id defaults to the name. */
export function Select({ options, ...props }: ControlProps<'select'> & { options: readonly Option[] }) {
  return (
    <Field<ControlProps<'select'>> {...props}>
      {(select) => (
        <span className="select">
          <select {...select} className="input">
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
