import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import { DateCell } from '#web/features/hotels/search/DateCell.tsx'
import type { StayCalendarProps } from '#web/features/hotels/search/StayCalendar.tsx'
import type { StayDates, StayEnd } from '#web/features/hotels/stay-choice.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { useHeldPress } from '#web/ui/dates/held-press.ts'
import { useLazyPart } from '#web/ui/lazy-part.tsx'
import { isDate } from '#domains/shared/is-date.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'

/**
 * Check-in and check-out as text fields that accept dates as people write them; each date is also shown with its weekday
 * and in the Hijri calendar. On first interaction a calendar is loaded. The fields are uncontrolled, so that input before
 * hydration is not lost.
 */
export function DatesField({
  checkIn,
  checkOut,
  today,
  checkInError,
  checkOutError,
  nights: cityNights,
  withoutEnd,
}: {
  checkIn: string
  checkOut: string
  today: string
  checkInError: string | undefined
  checkOutError: string | undefined
  /** Fields for the nights of two cities. */
  nights?: ReactNode
  /** True if these fields decide the departure. */
  withoutEnd?: boolean
}) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const popup = useId()
  const box = useRef<HTMLDivElement>(null)
  const [fromField, toField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [dates, setDates] = useState<StayDates>({ from: checkIn, to: checkOut })
  const [Calendar, wantCalendar] = useLazyPart<StayCalendarProps>(calendar)
  const [open, setOpen] = useState<{ end: StayEnd; takesFocus: boolean; wide: boolean }>()
  const { from, to } = dates
  const nights = isDate(from) && isDate(to) ? nightsBetween(from, to) : 0
  useEffect(() => {
    const isTyped = [fromField, toField].some(({ current }) => current && current.value !== current.defaultValue)
    // At hydration the fields can already be filled in, or have the pointer or the focus.
    if (isTyped || box.current?.matches(':hover, :focus-within')) wantCalendar()
  }, [fromField, toField, wantCalendar])

  const fieldOf = (end: StayEnd) => (end === 'from' ? fromField : toField).current
  const write = (end: StayEnd, date: string) => {
    const field = fieldOf(end)
    if (field) field.value = writtenDate(date, locale)
  }
  const arrive = (date: string) => {
    if (date < today || date < to) return setDates({ from: date, to })
    const leave = addDays(date, Math.max(1, nights))
    setDates({ from: date, to: leave })
    write('to', leave)
  }
  const openAt = (end: StayEnd, takesFocus: boolean) => {
    if (Calendar) setOpen({ end, takesFocus, wide: matchMedia('(width >= 64rem)').matches })
  }
  const close = (moved: boolean) => {
    if (!moved && open) fieldOf(open.end)?.focus()
    setOpen(undefined)
  }

  const press = useHeldPress(box, Calendar !== undefined, wantCalendar, (field) =>
    openAt(field === fromField.current ? 'from' : 'to', false),
  )

  return (
    <div
      ref={box}
      className="search-dates"
      onPointerEnter={() => wantCalendar()}
      onFocus={() => wantCalendar()}
      {...press}
    >
      <DateCell
        field={fromField}
        name="check_in"
        label={t('dates.checkIn')}
        initial={checkIn}
        date={from}
        error={checkInError}
        onChange={arrive}
        popup={Calendar && { id: popup, open: open?.end === 'from', onOpen: (takes) => openAt('from', takes) }}
      />
      <DateCell
        field={toField}
        name="check_out"
        label={t('dates.checkOut')}
        note={nights > 0 ? format.nights(nights) : undefined}
        initial={checkOut}
        date={to}
        error={checkOutError}
        className={cityNights ? 'search-one' : undefined}
        disabled={withoutEnd}
        onChange={(date) => setDates({ from, to: date })}
        popup={Calendar && { id: popup, open: open?.end === 'to', onOpen: (takes) => openAt('to', takes) }}
      />
      {cityNights}
      {Calendar && open && (
        <Calendar
          id={popup}
          {...open}
          dates={{ from: isDate(from) ? from : '', to: isDate(to) ? to : '' }}
          today={today}
          onChange={(chosen, next) => {
            setDates(chosen)
            write('from', chosen.from)
            write('to', chosen.to)
            setOpen({ ...open, end: next })
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

const calendar = async () => (await import('#web/features/hotels/search/StayCalendar.tsx')).StayCalendar
