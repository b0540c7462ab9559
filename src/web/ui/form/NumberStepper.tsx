import { useId } from 'react'
import { useText } from '#i18n/react.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'

/**
 * A small count with a button on each side. Requires scripts: where a form must work without them, render a `Select`
 * first.
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
