import { useEffect, useEffectEvent, useState, type ComponentProps, type RefObject } from 'react'
import { isDate } from '#domains/shared/is-date.ts'
import { useLocale } from '#i18n/react.tsx'
import { dateOrderOf, readDate } from '#i18n/typed-date.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'
import { useHydrated } from '#web/ui/hydrated.ts'

/** The calendar of a date field. `takesFocus` is true if a key opens it. */
export type DatePopup = { id: string; open: boolean; onOpen: (takesFocus: boolean) => void }

/**
 * Props of a text field for a date as people write it. Without scripts the server reads what is typed. With scripts the
 * form submits `YYYY-MM-DD`, so that the address is that of the result. `wrong` is typed text that is not a date.
 */
export function useTypedDate({
  field,
  name,
  date,
  popup,
  onChange,
}: {
  field: RefObject<HTMLInputElement | null>
  name: string
  date: string
  popup: DatePopup
  onChange: (date: string) => void
}): { wrong: string; wires: ComponentProps<'input'> & { 'data-select': '' } } {
  const locale = useLocale()
  const hydrated = useHydrated()
  const [wrong, setWrong] = useState('')

  const text = () => field.current?.value.trim() ?? ''
  const read = () =>
    text() === writtenDate(date, locale) ? date : readDate(text(), dateOrderOf(locale, navigator.language))
  const typed = () => {
    const day = read()
    if (!day) return
    setWrong('')
    if (day !== date) onChange(day)
  }
  const settle = () => {
    const day = read()
    setWrong(day ? '' : text())
    if (day && field.current) field.current.value = writtenDate(day, locale)
  }
  const onHydrated = useEffectEvent(() => {
    // It can have been filled in, and left, before.
    if (field.current?.value === field.current?.defaultValue) return
    typed()
    if (document.activeElement !== field.current) settle()
  })
  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => {
    const day = read()
    if (day && isDate(day) && formData.has(name)) formData.set(name, day)
  })
  useEffect(() => onHydrated(), [])
  useEffect(() => {
    const form = field.current?.form
    const listener = (event: FormDataEvent) => onFormData(event)
    form?.addEventListener('formdata', listener)
    return () => form?.removeEventListener('formdata', listener)
  }, [field])

  return {
    wrong,
    wires: {
      autoComplete: 'off',
      'data-select': '',
      onChange: typed,
      onBlur: settle,
      onClick: () => popup.onOpen(false),
      onKeyDown: (event) => {
        if (event.key === 'Enter') settle()
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        settle()
        popup.onOpen(true)
      },
      ...(hydrated && {
        role: 'combobox',
        'aria-haspopup': 'dialog',
        'aria-expanded': popup.open,
        'aria-controls': popup.id,
        // On a phone the sheet opens; an on-screen keyboard that appears briefly would only shift the page.
        inputMode: matchMedia('(pointer: coarse)').matches ? 'none' : 'text',
      }),
    },
  }
}
