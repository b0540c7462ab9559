import { useEffect, useId, useRef, useState } from 'react'
import { addDays, nightsBetween } from '#domains/stays/nights.ts'
import { DateCell } from '#domains/stays/ui/DateCell.tsx'
import type { StayCalendarProps } from '#domains/stays/ui/StayCalendar.tsx'
import type { StayDates, StayEnd } from '#domains/stays/ui/stay-choice.ts'
import { useFormat, useText } from '#text/react.tsx'
import { useHeldTouch } from '#web/kit/held-touch.ts'
import { lazyPart, useLazyPart } from '#web/kit/lazy-part.tsx'
import { isDate } from '#web/kit/typed-date.ts'

/**
 * Check-in and check-out: the browser's own date fields, with each date in words and in the Hijri calendar.
 * Once somebody reaches for them, a calendar comes and they become lines to type a date in as one writes it.
 * The fields keep their values themselves, so that nothing typed before scripts came is lost.
 */
export function DatesField({
  checkIn,
  checkOut,
  today,
  checkInError,
  checkOutError,
}: {
  checkIn: string
  checkOut: string
  today: string
  checkInError: string | undefined
  checkOutError: string | undefined
}) {
  const t = useText()
  const format = useFormat()
  const popup = useId()
  const box = useRef<HTMLDivElement>(null)
  const [fromField, toField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [dates, setDates] = useState<StayDates>({ from: checkIn, to: checkOut })
  const [Calendar, wantCalendar] = useLazyPart(calendar)
  const [open, setOpen] = useState<{ end: StayEnd; takesFocus: boolean; wide: boolean }>()
  const { from, to } = dates
  const nights = isDate(from) && isDate(to) ? nightsBetween(from, to) : 0
  useEffect(() => {
    setDates((shown) => ({
      from: fromField.current?.value || shown.from,
      to: toField.current?.value || shown.to,
    }))
    // Somebody may have reached for them before the scripts were there to notice.
    if (box.current?.matches(':hover, :focus-within')) wantCalendar()
  }, [fromField, toField, wantCalendar])

  const fieldOf = (end: StayEnd) => (end === 'from' ? fromField : toField).current
  const write = (end: StayEnd, date: string) => {
    const field = fieldOf(end)
    if (field) field.value = date
  }
  const arrive = (date: string) => {
    // While a year is being typed the field reads 0002 and 0020: no reason to move the other end.
    if (!isDate(date) || date < today || date < to) return setDates({ from: date, to })
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

  const touch = useHeldTouch(Calendar !== undefined, wantCalendar, (field) =>
    openAt(field === fromField.current ? 'from' : 'to', false),
  )

  return (
    <div
      ref={box}
      className="search-dates"
      onPointerEnter={() => wantCalendar()}
      onFocus={() => wantCalendar()}
      {...touch}
    >
      <DateCell
        field={fromField}
        name="check_in"
        label={t('dates.checkIn')}
        given={checkIn}
        date={from}
        min={today}
        error={checkInError}
        onChange={arrive}
        popup={Calendar && { id: popup, open: open?.end === 'from', onOpen: (takes) => openAt('from', takes) }}
      />
      <DateCell
        field={toField}
        name="check_out"
        label={t('dates.checkOut')}
        note={nights > 0 ? format.nights(nights) : undefined}
        given={checkOut}
        date={to}
        min={isDate(from) && from >= today ? addDays(from, 1) : addDays(today, 1)}
        error={checkOutError}
        onChange={(date) => setDates({ from, to: date })}
        popup={Calendar && { id: popup, open: open?.end === 'to', onOpen: (takes) => openAt('to', takes) }}
      />
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

const calendar = lazyPart<StayCalendarProps>(
  async () => (await import('#domains/stays/ui/StayCalendar.tsx')).StayCalendar,
)
