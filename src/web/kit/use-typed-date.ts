import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { useLocale } from '#text/react.tsx'
import { dateOrderOf, readDate } from '#web/kit/typed-date.ts'

/** The calendar of a date field, once there is one. `takesFocus` when it is opened by a key. */
export type DatePopup = { id: string; open: boolean; onOpen: (takesFocus: boolean) => void }

/**
 * What a date field needs to be a line to type a date in, as soon as its calendar is there; until then it is the
 * browser's own date field. What was understood is written into the field as `YYYY-MM-DD`, as forms send it.
 * `wrong` is what was typed and is no date.
 */
export function useTypedDate(
  field: RefObject<HTMLInputElement | null>,
  popup: DatePopup | undefined,
  onChange: (date: string) => void,
): { wrong: string; wires: ComponentProps<'input'> } {
  const locale = useLocale()
  const [wrong, setWrong] = useState('')
  const typed = useTyped(field, popup !== undefined)
  if (!typed) return { wrong: '', wires: { type: 'date', onChange: (event) => onChange(event.currentTarget.value) } }

  const read = (text: string) => readDate(text, dateOrderOf(locale, navigator.language))
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
      // On a phone the sheet opens; a keyboard that comes up for a moment would only move the page.
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
 * Whether the browser's date field has given way to a line of text. It does once the calendar is there, but not
 * under the hands of somebody who is filling it in.
 */
function useTyped(field: RefObject<HTMLInputElement | null>, ready: boolean): boolean {
  const [typed, setTyped] = useState(false)
  const busy = useRef(false)
  useEffect(() => {
    const input = field.current
    if (!input || typed) return
    // A finger that came before the scripts has the browser's own picker before it: it stays until they are done.
    busy.current ||= !ready && document.activeElement === input && isTouched()
    const press = (event: Event) => {
      // A finger is held back until the calendar is there (`held-touch.ts`).
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
