import { useText } from '#i18n/react.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

type StarFieldProps = {
  legend: string
  name: string
  hint?: string
  error?: string | undefined
  defaultValue: string | undefined
  required?: boolean
  /** For the stars of a part. */
  small?: boolean
}

/** An input over the whole of its label. */
const covering = 'absolute inset-0 size-full cursor-pointer opacity-0'

/** One to five stars as radio buttons, in plain HTML and CSS. An optional field can be set back to no answer. */
export function StarField({ legend, name, hint, error, defaultValue, required, small }: StarFieldProps) {
  const t = useText()
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={name} className="field" aria-describedby={describedBy || undefined}>
      <legend className="field-label">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <div className="star-choices flex flex-wrap items-center">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={small ? 'min-w-11' : 'min-w-12'} title={t('rate.starLabel', { stars })}>
            <input
              className={covering}
              type="radio"
              name={name}
              value={stars}
              defaultChecked={defaultValue === String(stars)}
              required={required}
            />
            <Icon name="star" className={small ? 'size-6.5' : 'size-8'} />
            <span className="sr-only">{t('rate.starLabel', { stars })}</span>
          </label>
        ))}
        {!required && (
          <label className="star-none text-muted px-3 text-[0.875rem]">
            <input className={covering} type="radio" name={name} value="" defaultChecked={!defaultValue} />
            <span>{t('rate.noStars')}</span>
          </label>
        )}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
