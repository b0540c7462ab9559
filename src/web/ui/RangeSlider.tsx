import { useId, useState } from 'react'
import { readNumber } from '#i18n/digits.ts'
import { useText } from '#i18n/react.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import '#web/ui/fields.css'

type Ends = { from: number; to: number }

/**
 * Two ends of a range: number fields, submitted as `<name>_from` and `<name>_to`, and with scripts two thumbs above
 * them. Both thumbs are native range inputs, which handle keys, touch and the text direction; neither can pass the
 * other. Messages: `fields`.
 */
export function RangeSlider({
  label,
  name,
  min,
  max,
  step = 1,
  from,
  to,
  unit,
  disabled,
  error,
  onChange,
}: {
  label: string
  name: string
  min: number
  max: number
  step?: number
  from?: number
  to?: number
  /** Shown after the numbers, such as a currency. */
  unit?: string
  disabled?: boolean
  error?: string
  /** Called when a thumb is released or a number was typed. */
  onChange?: (ends: Ends) => void
}) {
  const t = useText()
  const id = useId()
  const [ends, setEnds] = useState<Ends>({ from: from ?? min, to: to ?? max })
  const share = (value: number) => (value - min) / (max - min)
  const change = (end: keyof Ends, value: number): Ends => {
    const next = withinEnds(ends, end, value, { min, max })
    setEnds(next)
    return next
  }
  const bounds = { min, max, step, disabled }
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label mb-1">{label}</legend>
      <div
        className="range-slider with-scripts"
        // Set by script, because the content security policy rejects style attributes in the server's HTML; without
        // scripts the track is hidden.
        ref={(track) => {
          track?.style.setProperty('--from', String(share(ends.from)))
          track?.style.setProperty('--to', String(share(ends.to)))
        }}
      >
        {(['from', 'to'] as const).map((end) => (
          <input
            key={end}
            type="range"
            {...bounds}
            value={ends[end]}
            aria-label={t(end === 'from' ? 'fields.lowerEnd' : 'fields.upperEnd', { label })}
            aria-valuetext={unit && `${ends[end]} ${unit}`}
            onChange={(event) => change(end, Number(event.currentTarget.value))}
            onPointerUp={() => onChange?.(ends)}
            onKeyUp={() => onChange?.(ends)}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="grid gap-1">
            <span className="text-muted text-small">
              {t(end === 'from' ? 'fields.rangeFrom' : 'fields.rangeTo')}
              {unit && ` (${unit})`}
            </span>
            <input
              key={ends[end]}
              name={`${name}_${end}`}
              defaultValue={ends[end]}
              disabled={disabled}
              inputMode="numeric"
              dir="ltr"
              aria-invalid={error ? true : undefined}
              className="input"
              onBlur={(event) => {
                const typed = readNumber(event.currentTarget.value)
                if (typed === undefined) event.currentTarget.value = String(ends[end])
                else if (typed !== ends[end]) onChange?.(change(end, typed))
              }}
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** The range with one end moved: within its bounds, and never past the other end. */
function withinEnds(
  { from, to }: Ends,
  end: keyof Ends,
  value: number,
  { min, max }: { min: number; max: number },
): Ends {
  return end === 'from'
    ? { from: Math.min(Math.max(value, min), to), to }
    : { from, to: Math.max(Math.min(value, max), from) }
}
