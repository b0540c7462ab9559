import { Field, type ControlProps } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

type Option = { value: string; label: string; disabled?: boolean }

type Props = ControlProps<'select'> & {
  /** The label of a first option without a value. */
  empty?: string | undefined
  options: readonly Option[]
}

/** A labelled native select. The id defaults to the name. */
export function Select({ empty, options, ...props }: Props) {
  return (
    <Field<ControlProps<'select'>> {...props}>
      {(select) => (
        <span className="select">
          <select {...select} className="input">
            {empty !== undefined && <option value="">{empty}</option>}
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
