import { groupBy } from '#domains/shared/group-by.ts'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react'
import { useSentError } from '#web/ui/form/corrected.tsx'
import { type ControlProps, Field, FieldError } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { readNumber } from '#i18n/digits.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ErrorSummary, type FieldMessage } from '#web/ui/form/ErrorSummary.tsx'

/**
 * A labelled single-line text field. The id defaults to the name. Email, telephone and URL are left to right in every
 * language; names and notes take `dir="auto"`.
 */
export function TextInput(props: ControlProps<'input'>) {
  return (
    <Field<ControlProps<'input'>> {...props}>
      {(input) => (
        <input
          dir={directionOf(input.type)}
          {...input}
          required={input.required ?? !props.optional}
          className="input"
        />
      )}
    </Field>
  )
}

export function TextArea(props: ControlProps<'textarea'>) {
  return (
    <Field<ControlProps<'textarea'>> {...props}>
      {(area) => (
        <textarea
          dir="auto"
          {...area}
          defaultValue={preparedText(area.defaultValue)}
          required={!props.optional}
          className="input"
        />
      )}
    </Field>
  )
}

/**
 * The default value of a text area as a list of one text. When React hydrates a text area whose default value is a
 * string, it resets the text to it and loses what was typed before; it does not do so with a list.
 */
export function preparedText(text: ComponentProps<'textarea'>['defaultValue']) {
  return text && [String(text)]
}

function directionOf(type: string | undefined): 'ltr' | undefined {
  return type === 'email' || type === 'tel' || type === 'url' ? 'ltr' : undefined
}

/** Options with the same `group` are below its name. */
type Option = { value: string; label: string; disabled?: boolean; group?: string }

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
            {[...groupBy(options, ({ group }) => group)].map(([group, ofGroup]) => {
              const list = ofGroup.map(({ value, label, disabled }) => (
                <option key={value} value={value} disabled={disabled}>
                  {label}
                </option>
              ))
              return group === undefined ? (
                list
              ) : (
                <optgroup key={group} label={group}>
                  {list}
                </optgroup>
              )
            })}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  )
}

type Value = string | number | undefined

/** Values that a form submits unchanged, as pairs where a name repeats; one that is undefined is left out. */
export function HiddenFields({
  fields,
}: {
  fields: Readonly<Record<string, Value>> | readonly (readonly [name: string, value: Value])[]
}) {
  const pairs = fields instanceof Array ? fields : Object.entries(fields)
  return (
    pairs
      .filter(([, value]) => value !== undefined)
      // By position: two rooms can have the same party.
      .map(([name, value], i) => <input key={i} type="hidden" name={name} value={value} />)
  )
}

/** The limits between which the arrow keys step by one. The server checks them: what is typed is a text. */
type Limits = { min?: number; max?: number }

/**
 * A text field for a number in any digits, which the server reads by `readNumber`. A native number field empties itself
 * on Arabic digits if the browser has another language.
 */
export function NumberControl({ min, max, ...input }: Omit<ComponentProps<'input'>, 'type' | keyof Limits> & Limits) {
  const stepOnArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: field, key, altKey, ctrlKey, metaKey } = event
    const next = min === undefined || max === undefined ? null : steppedValue(field.value, key, { min, max })
    if (next === null || altKey || ctrlKey || metaKey) return
    event.preventDefault()
    field.value = next
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return <input inputMode="numeric" autoComplete="off" onKeyDown={stepOnArrow} {...input} />
}

/** A labelled `NumberControl`, whose digits are written from left to right in every language. */
export function NumberInput(props: Omit<ControlProps<'input'>, 'type' | keyof Limits> & Limits) {
  return (
    <Field<Omit<ControlProps<'input'>, 'type' | keyof Limits> & Limits> {...props}>
      {(input) => <NumberControl dir="ltr" {...input} required={!props.optional} className="input" />}
    </Field>
  )
}

/**
 * The number after an arrow key, within the limits; an empty field begins with the smallest. Null for other keys, and
 * where no number is typed.
 */
export function steppedValue(typed: string, key: string, { min, max }: Required<Limits>): string | null {
  const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
  const value = typed.trim() === '' ? min - by : readNumber(typed)
  return by === 0 || value === undefined ? null : String(Math.min(max, Math.max(min, value + by)))
}

/**
 * The errors of a form, as `errorMessages` returns them: those of its fields in one place, or the error of the whole form.
 * @param announce as in `Alert`; an object announces the same error of the next submission again
 */
export function FormErrors({
  messages: { summary, title, text },
  announce = true,
  children,
}: {
  messages: { summary: readonly FieldMessage[]; title: string | undefined; text: string | undefined }
  announce?: boolean | object | undefined
  /** Advice below the error of the whole form. */
  children?: ReactNode
}) {
  return (
    <>
      <ErrorSummary errors={summary} />
      {title && (
        <Alert tone="error" title={title} announce={announce}>
          {text && <p>{text}</p>}
          {children}
        </Alert>
      )}
    </>
  )
}

/** A single checkbox, for example for consent; the whole line is the target. */
export function Checkbox({
  label,
  error: sentError,
  ...input
}: { label: ReactNode; error?: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  const generatedId = useId()
  const id = input.id ?? input.name ?? generatedId
  const error = useSentError(id, sentError)
  return (
    <div>
      <label className="check">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
