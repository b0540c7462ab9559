import { useEffect, useEffectEvent, useState, type ComponentProps, type RefObject } from 'react'
import { isDate } from '#domains/shared/is-date.ts'
import { useLocale } from '#i18n/react.tsx'
import { writtenDate } from '#web/ui/dates/written-date.ts'

/** The calendar of a date field, once it is loaded. `takesFocus` is true if a key opens it. */
export type DatePopup = { id: string; open: boolean; onOpen: (takesFocus: boolean) => void }

/**
 * Props of a text field for a date as people write it. Typed text is read once the calendar is loaded; until then,
 * and without scripts, the server reads it. With scripts the form submits `YYYY-MM-DD`, so that the address is that of
 * the result. `wrong` is typed text that is not a date.
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
  popup: DatePopup | undefined
  onChange: (date: string) => void
}): { wrong: string; wires: ComponentProps<'input'> & { 'data-select': '' } } {
  const locale = useLocale()
  const [wrong, setWrong] = useState('')
  const [reader, setReader] = useState<typeof import('#i18n/typed-date.ts')>()
  const ready = popup !== undefined

  const read = () => {
    const text = field.current?.value.trim() ?? ''
    if (text === writtenDate(date, locale)) return date
    return reader?.readDate(text, reader.dateOrderOf(locale, navigator.language))
  }
  const typed = () => {
    const found = read()
    if (!found) return
    setWrong('')
    if (found !== date) onChange(found)
  }
  const settle = () => {
    const found = read()
    if (reader) setWrong(found ? '' : (field.current?.value.trim() ?? ''))
    if (found && field.current) field.current.value = writtenDate(found, locale)
  }
  const onReader = useEffectEvent(() => {
    // It can have been filled in, and left, before.
    typed()
    if (document.activeElement !== field.current) settle()
  })
  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => {
    const found = read()
    if (found && isDate(found) && formData.has(name)) formData.set(name, found)
  })
  useEffect(() => {
    // The calendar contains it already, so it is not loaded again.
    if (ready) void import('#i18n/typed-date.ts').then(setReader)
  }, [ready])
  useEffect(() => {
    if (reader) onReader()
  }, [reader])
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
      ...(popup && {
        role: 'combobox',
        'aria-haspopup': 'dialog',
        'aria-expanded': popup.open,
        'aria-controls': popup.id,
        // On a phone the sheet opens; an on-screen keyboard that appears briefly would only shift the page.
        inputMode: matchMedia('(pointer: coarse)').matches ? 'none' : 'text',
        onBlur: settle,
        onClick: () => popup.onOpen(false),
        onKeyDown: (event) => {
          if (event.key === 'Enter') settle()
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          settle()
          popup.onOpen(true)
        },
      }),
    },
  }
}
