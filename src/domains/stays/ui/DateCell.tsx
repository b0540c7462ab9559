import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { CellError } from '#domains/stays/ui/CellError.tsx'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { dateOrderOf, isDate, readDate } from '#web/kit/typed-date.ts'

/** The calendar of the field, once there is one. `takesFocus` when it is opened by a key. */
export type CellPopup = { id: string; open: boolean; onOpen: (takesFocus: boolean) => void }

/** One end of a stay in the search form. */
export function DateCell({
  field,
  name,
  label,
  note,
  given,
  date,
  min,
  error: refused,
  onChange,
  popup,
}: {
  field: RefObject<HTMLInputElement | null>
  name: string
  label: string
  note?: string | undefined
  given: string
  date: string
  min: string
  error: string | undefined
  onChange: (date: string) => void
  popup: CellPopup | undefined
}) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  /** What was typed and is no date. */
  const [wrong, setWrong] = useState('')
  const known = isDate(date)
  const typed = useTyped(field, popup !== undefined)
  const error = wrong ? t('dates.notADate', { example: '2026-12-10' }) : refused

  const read = (text: string) => readDate(text, dateOrderOf(locale, navigator.language))
  const type = (text: string) => {
    const found = typed ? read(text) : text
    if (found !== undefined) {
      setWrong('')
      onChange(found)
    }
  }
  /** What was understood is written into the field, as the form sends it. */
  const settle = () => {
    if (!typed || !field.current) return
    const found = read(field.current.value)
    setWrong(found === undefined ? field.current.value.trim() : '')
    if (found) field.current.value = found
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    if (event.key !== 'ArrowDown' || !popup || !typed) return
    event.preventDefault()
    settle()
    popup.onOpen(true)
  }
  return (
    <div>
      <label className="search-cell" data-invalid={error ? '' : undefined}>
        <Icon name="calendar" />
        <span>
          <span className="cell-label">
            {label}
            {note && <> · {note}</>}
          </span>
          <span className="date-field">
            <input
              ref={field}
              id={name}
              type={typed ? 'text' : 'date'}
              name={name}
              defaultValue={isDate(given) ? given : ''}
              min={min}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : undefined}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={settle}
              onKeyDown={press}
              {...(typed && {
                dir: 'ltr',
                role: 'combobox',
                autoComplete: 'off',
                'aria-haspopup': 'dialog' as const,
                'aria-expanded': popup?.open === true,
                'aria-controls': popup?.id,
                onClick: () => popup?.onOpen(false),
                onFocus: (event) => event.currentTarget.select(),
              })}
            />
            <span className="date-words" aria-hidden="true">
              {wrong || (known ? format.stayDate(date, 'weekday') : t('search.chooseDate'))}
            </span>
          </span>
          <span className="cell-label">{known && !wrong ? format.hijri(date) : '\u00a0'}</span>
        </span>
      </label>
      <CellError id={`${name}-error`} message={error} />
    </div>
  )
}

/**
 * Whether the browser's date field has given way to a line of text. It does once the calendar is there, but not
 * under the hands of somebody who is filling it in.
 */
function useTyped(field: RefObject<HTMLInputElement | null>, ready: boolean): boolean {
  const [typed, setTyped] = useState(false)
  const busy = useRef(false)
  useEffect(() => {
    const input = field.current
    if (!input || typed) return
    const press = (event: Event) => (busy.current = event.type !== 'keydown' || !isTab(event))
    const rest = () => {
      busy.current = false
      if (ready) setTyped(true)
    }
    if (ready && !busy.current) return setTyped(true)
    const signs = ['keydown', 'pointerdown'] as const
    for (const sign of signs) input.addEventListener(sign, press)
    input.addEventListener('blur', rest)
    return () => {
      for (const sign of signs) input.removeEventListener(sign, press)
      input.removeEventListener('blur', rest)
    }
  }, [field, ready, typed])
  return typed
}

function isTab(event: Event): boolean {
  return event instanceof globalThis.KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift')
}
