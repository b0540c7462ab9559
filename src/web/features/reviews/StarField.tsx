import { useText } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
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

/** One to five stars as radio buttons, in plain HTML and CSS. An optional field can be set back to no answer. */
export function StarField({ legend, name, hint, error, defaultValue, required, small }: StarFieldProps) {
  const t = useText()
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={name}
      className={classes('field', small && 'star-field-small')}
      aria-describedby={describedBy || undefined}
    >
      <legend className="field-label">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <div className="star-choices flex flex-wrap items-center">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} title={t('rate.starLabel', { stars })}>
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={defaultValue === String(stars)}
              required={required}
            />
            <Icon name="star" />
            <span className="sr-only">{t('rate.starLabel', { stars })}</span>
          </label>
        ))}
        {!required && (
          <label className="star-none">
            <input type="radio" name={name} value="" defaultChecked={!defaultValue} />
            <span>{t('rate.noStars')}</span>
          </label>
        )}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
