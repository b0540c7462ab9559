import { useEffect, useEffectEvent, useState, type ComponentProps, type RefObject } from 'react'
import { latinDigits } from '#i18n/digits.ts'
import { useLocale } from '#i18n/react.tsx'
import { dateOrderOf, readDate } from '#i18n/typed-date.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'
import { afterClick } from '#web/ui/form/after-click.ts'

/**
 * A text field for a date as people write it: it is read while it is typed, and written in the language of the page when
 * it is left. Uncontrolled, so that input before hydration is not lost. `wrong` is typed text that is not a date.
 */
export function useTypedDate({
  field,
  date,
  from,
  onChange,
  onOpen,
}: {
  field: RefObject<HTMLInputElement | null>
  /** The date of the field; a text of the address that is no date counts as read. */
  date: string
  /** The day from which a date without a year is the next one; without it, every date needs its year. */
  from: string | undefined
  /** Called with another date that was read, and with an empty text if there is none any more. */
  onChange: (date: string) => void
  /** Opens the calendar of the field. */
  onOpen: () => void
}): {
  wrong: string
  wires: Pick<ComponentProps<'input'>, 'autoComplete' | 'onChange' | 'onBlur' | 'onKeyDown'>
  read: () => string | undefined
  write: (date: string) => void
} {
  const locale = useLocale()
  const [wrong, setWrong] = useState('')

  const text = () => field.current?.value.trim() ?? ''
  const read = () =>
    text() === writtenDate(date, locale) ? date : readDate(text(), dateOrderOf(locale, navigator.language), from)
  const write = (day: string) => {
    setWrong('')
    if (field.current) field.current.value = writtenDate(day, locale)
  }
  const take = (day: string) => {
    if (day) setWrong('')
    if (day !== date) onChange(day)
  }
  // While it is typed, a year of two digits can become one of four.
  const typed = () => take((/\d{4}/.test(latinDigits(text())) && read()) || '')
  const settle = () => {
    const day = read()
    take(day ?? '')
    if (day) write(day)
    // A click outside of the field can choose another date.
    else afterClick(() => setWrong(read() ? '' : text()))
  }
  const onHydrated = useEffectEvent(() => {
    // It can have been filled in, and left, before.
    if (field.current?.value === field.current?.defaultValue) return
    if (document.activeElement === field.current) typed()
    else settle()
  })
  useEffect(() => onHydrated(), [])

  return {
    wrong,
    wires: {
      autoComplete: 'off',
      onChange: typed,
      onBlur: settle,
      onKeyDown: (event) => {
        if (event.key === 'Enter') settle()
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        settle()
        onOpen()
      },
    },
    read,
    write,
  }
}
