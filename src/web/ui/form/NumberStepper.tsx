import { useId, useRef } from 'react'
import { useText } from '#i18n/react.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { type ControlProps, Field } from '#web/ui/form/Field.tsx'
import { NumberControl, steppedValue } from '#web/ui/form/Inputs.tsx'

/**
 * A small count with a button on each side. Requires scripts: where a form must work without them, render a `Select`
 * first, or a `StepperInput`.
 */
export function NumberStepper({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}) {
  const t = useText()
  const id = useId()
  const step = (by: number) => {
    const next = value + by
    if (next >= min && next <= max) onChange(next)
  }
  return (
    <div role="group" aria-labelledby={id} className="flex items-center justify-between gap-4">
      <span id={id} className="font-medium">
        {label}
      </span>
      <span className="flex items-center gap-2">
        <IconButton
          icon="minus"
          variant="secondary"
          label={t('search.oneLess', { what: label })}
          aria-disabled={value <= min}
          onClick={() => step(-1)}
        />
        <output aria-live="polite" className="min-w-[2ch] text-center font-medium">
          {value}
        </output>
        <IconButton
          icon="plus"
          variant="secondary"
          label={t('search.oneMore', { what: label })}
          aria-disabled={value >= max}
          onClick={() => step(1)}
        />
      </span>
    </div>
  )
}

/** A `NumberStepper` as a field of a form, whose number can also be typed: without scripts it has no buttons. */
export function StepperInput({
  min,
  max,
  ...props
}: Omit<ControlProps<'input'>, 'label' | 'min' | 'max'> & { label: string; min: number; max: number }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const button = (icon: 'minus' | 'plus') => (
    <IconButton
      icon={icon}
      variant="secondary"
      className="with-scripts"
      label={t(icon === 'minus' ? 'search.oneLess' : 'search.oneMore', { what: props.label })}
      onClick={() => {
        const input = field.current
        const next = input && steppedValue(input.value, icon === 'minus' ? 'ArrowDown' : 'ArrowUp', { min, max })
        if (next) input.value = next
      }}
    />
  )
  return (
    <Field<ControlProps<'input'>> {...props} className="stepper-field">
      {(input) => (
        <span className="flex gap-1">
          {button('minus')}
          <NumberControl
            {...input}
            ref={field}
            {...{ min, max }}
            dir="ltr"
            className="min-h-11 w-10 text-center font-medium"
            required
          />
          {button('plus')}
        </span>
      )}
    </Field>
  )
}
