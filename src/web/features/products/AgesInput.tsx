import { useEffect, useRef, useState } from 'react'
import { maxChildrenInParty, oldestChild } from '#domains/shared/occupancy.ts'
import { useText } from '#i18n/react.tsx'
import { FieldError, type FieldProps } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

const shownAtFirst = 2

type Props = Pick<FieldProps, 'label' | 'error' | 'id'> & {
  /** Of every select: the form sends the ages one by one. */
  name: string
  /** The ages as a list: `9, 4`. */
  defaultValue: string
}

/**
 * The ages of the children of a party: a select for each child, and always one more with scripts. Without them, the form
 * has one more each time it is sent.
 */
export function AgesInput({ label, error, id, name, defaultValue }: Props) {
  const t = useText()
  const box = useRef<HTMLFieldSetElement>(null)
  const ages = (defaultValue.match(/\d+/g) ?? []).map(Number).filter((age) => age <= oldestChild)
  const [shown, setShown] = useState(Math.min(maxChildrenInParty, Math.max(shownAtFirst, ages.length + 1)))
  const grow = () => {
    const chosen = [...(box.current?.querySelectorAll('select') ?? [])].findLastIndex(({ value }) => value !== '') + 1
    setShown((before) => Math.min(maxChildrenInParty, Math.max(before, chosen + 1)))
  }
  // Also what was chosen before hydration.
  useEffect(grow, [])
  const errorId = `${id ?? name}-error`
  return (
    <fieldset ref={box} className="field" onChange={grow}>
      <legend className="field-label mb-2">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {Array.from({ length: shown }, (_, i) => (
          <span key={i} className="select">
            <select
              id={i === 0 ? (id ?? name) : undefined}
              name={name}
              className="input"
              aria-label={t('search.childAgeOf', { number: i + 1 })}
              aria-describedby={error ? errorId : undefined}
              aria-invalid={error ? true : undefined}
              defaultValue={ages[i] === undefined ? '' : String(ages[i])}
            >
              <option value="">{t('search.noChild')}</option>
              {Array.from({ length: oldestChild + 1 }, (_, age) => (
                <option key={age} value={age}>
                  {t('search.childAge', { age })}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
