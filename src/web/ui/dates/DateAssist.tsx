import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { isDate } from '#domains/shared/is-date.ts'
import { dateOrderOf, readDate } from '#i18n/typed-date.ts'
import { useLanguage } from '#i18n/react.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Calendar } from '#web/ui/dates/Calendar.tsx'
import { dateError } from '#web/ui/dates/date-error.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'
import { FieldPopup } from '#web/ui/form/FieldPopup.tsx'

export type DateAssistProps = {
  /** The id of the line that describes the field. */
  line: string
  start: string
  value: string | undefined
  min: string | undefined
  max: string | undefined
  onDate: ((date: string) => void) | undefined
  /** The error of what is typed; empty if it is a date. */
  onWrong: (error: string) => void
}

/** Reads the text field before it as a date, and offers a calendar. */
export function DateAssist({
  line,
  start,
  value,
  min = '1900-01-01',
  max = '2100-12-31',
  onDate,
  onWrong,
}: DateAssistProps) {
  const { t, locale, format } = useLanguage()
  const popup = useId()
  const shown = useRef<HTMLParagraphElement>(null)
  const [date, setDate] = useState(start)
  const [today] = useState(() => todayIn(siteTimeZone, new Date()))
  const [open, setOpen] = useState<{ takesFocus: boolean; wide: boolean }>()

  const fieldOf = () => shown.current?.parentElement?.querySelector<HTMLInputElement>('input.input') ?? null
  const textOf = () => fieldOf()?.value.trim() ?? ''
  const read = () => readDate(textOf(), dateOrderOf(locale, navigator.language))
  const take = (day: string) => {
    setDate(day)
    onWrong('')
    if (day !== date) onDate?.(day)
  }
  const show = (day: string) => {
    const field = fieldOf()
    if (field) field.value = writtenDate(day, locale)
  }
  const typed = () => {
    const day = read()
    if (day) take(day)
    else setDate('')
  }
  const settle = () => {
    const day = read()
    if (!day) return onWrong(dateError(t, textOf()) ?? '')
    take(day)
    show(day)
  }
  const openAt = (takesFocus: boolean) => setOpen({ takesFocus, wide: matchMedia('(width >= 64rem)').matches })
  const close = (moved: boolean) => {
    setOpen(undefined)
    if (!moved) fieldOf()?.focus()
  }
  const onInput = useEffectEvent(typed)
  const onBlur = useEffectEvent(settle)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    settle()
    openAt(true)
  })
  const onValue = useEffectEvent((other: string) => {
    if (other === date || !isDate(other)) return
    setDate(other)
    onWrong('')
    show(other)
  })
  useEffect(() => {
    const field = fieldOf()
    const listeners = new AbortController()
    const { signal } = listeners
    field?.addEventListener('input', () => onInput(), { signal })
    field?.addEventListener('blur', () => onBlur(), { signal })
    field?.addEventListener('keydown', (event) => onKey(event), { signal })
    // It can have been filled in, and left, before this was loaded.
    if (document.activeElement === field) onInput()
    else onBlur()
    return () => listeners.abort()
  }, [])
  useEffect(() => {
    if (value !== undefined) onValue(value)
  }, [value])

  return (
    <>
      <IconButton
        icon="calendar"
        label={t('dates.openCalendar')}
        aria-describedby={line}
        aria-haspopup="dialog"
        aria-expanded={open !== undefined}
        aria-controls={popup}
        onClick={() => (open ? close(false) : openAt(true))}
      />
      <p ref={shown} id={line} className="field-hint" aria-live="polite">
        {isDate(date) ? `${format.stayDate(date, 'weekday')} · ${format.hijri(date)}` : t('common.dateForms')}
      </p>
      {open && (
        <FieldPopup id={popup} title={t('calendar.oneDate')} {...open} onClose={close}>
          <Calendar
            {...{ today, min, max }}
            shown={isDate(date) ? date : today}
            months={1}
            stateOf={(day) => (day === date ? { chosen: 'only', label: t('calendar.chosen') } : {})}
            onPick={(chosen) => {
              take(chosen)
              show(chosen)
              close(false)
            }}
          />
        </FieldPopup>
      )}
    </>
  )
}
