import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { useLocale } from '#i18n/react.tsx'

/** The calendar of a date field, once it is loaded. `takesFocus` is true if a key opens it. */
export type DatePopup = { id: string; open: boolean; onOpen: (takesFocus: boolean) => void }

/**
 * Props of a date field that turn it into a text field for typed dates as soon as its calendar is loaded; until then it
 * is the native date input. The parsed date is written into the field as `YYYY-MM-DD`, as forms submit it. `wrong` is
 * typed text that is not a date.
 */
export function useTypedDate(
  field: RefObject<HTMLInputElement | null>,
  popup: DatePopup | undefined,
  onChange: (date: string) => void,
): { wrong: string; wires: ComponentProps<'input'> } {
  const locale = useLocale()
  const [wrong, setWrong] = useState('')
  const [reader, setReader] = useState<typeof import('#i18n/typed-date.ts')>()
  const ready = popup !== undefined
  useEffect(() => {
    // The calendar contains it already, so it is not loaded again.
    if (ready) void import('#i18n/typed-date.ts').then(setReader)
  }, [ready])
  const typed = useTyped(field, reader !== undefined)
  if (!typed || !reader)
    return { wrong: '', wires: { type: 'date', onChange: (event) => onChange(event.currentTarget.value) } }

  const read = (text: string) => reader.readDate(text, reader.dateOrderOf(locale, navigator.language))
  const settle = () => {
    const text = field.current?.value.trim() ?? ''
    const found = read(text)
    setWrong(found === undefined ? text : '')
    if (found && field.current) field.current.value = found
  }
  return {
    wrong,
    wires: {
      type: 'text',
      dir: 'ltr',
      role: 'combobox',
      autoComplete: 'off',
      'aria-haspopup': 'dialog',
      'aria-expanded': popup?.open === true,
      'aria-controls': popup?.id,
      // On a phone the sheet opens; an on-screen keyboard that appears briefly would only shift the page.
      inputMode: isTouched() ? 'none' : 'text',
      onChange: (event) => {
        const found = read(event.currentTarget.value)
        if (found === undefined) return
        setWrong('')
        onChange(found)
      },
      onBlur: settle,
      onFocus: (event) => event.currentTarget.select(),
      onClick: () => popup?.onOpen(false),
      onKeyDown: (event) => {
        if (event.key === 'Enter') settle()
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        settle()
        popup?.onOpen(true)
      },
    },
  }
}

/**
 * True if the native date input is replaced by a text field. This happens when the calendar is loaded, but not while
 * the user is filling in the field.
 */
function useTyped(field: RefObject<HTMLInputElement | null>, ready: boolean): boolean {
  const [typed, setTyped] = useState(false)
  const busy = useRef(false)
  useEffect(() => {
    const input = field.current
    if (!input || typed) return
    // A touch before the scripts ran has opened the native picker: the field stays native until the picker is closed.
    busy.current ||= !ready && document.activeElement === input && isTouched()
    const press = (event: Event) => {
      // `held-touch.ts` suppresses a touch until the calendar is loaded.
      if (event instanceof PointerEvent && isTouched()) return
      busy.current ||= !(event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift'))
    }
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

function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
