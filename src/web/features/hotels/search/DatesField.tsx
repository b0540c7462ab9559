import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import { DateCell } from '#web/features/hotels/search/DateCell.tsx'
import { useLanguage } from '#i18n/react.tsx'
import type { ClosedDeparture } from '#domains/products/stays/search/answers.ts'
import { browserClient } from '#web/lib/client.ts'
import { isDate } from '#domains/shared/is-date.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'
import { maxStayNights } from '#domains/products/stays/limits.ts'
import { nextSeasons, seasonOf } from '#web/features/hotels/seasons.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Calendar } from '#web/ui/dates/Calendar.tsx'
import type { DayState } from '#web/ui/dates/DateGrid.tsx'
import { FieldPopup } from '#web/ui/form/FieldPopup.tsx'

/**
 * Check-in and check-out as text fields that accept dates as people write them; each date is also shown with its weekday
 * and in the Hijri calendar. With scripts a press opens a calendar. The fields are uncontrolled, so that input before
 * hydration is not lost.
 */
export function DatesField({
  checkIn,
  checkOut,
  today,
  isNight,
  checkInError,
  checkOutError,
  hotel,
  nights: cityNights,
  withoutEnd,
}: {
  checkIn: string
  checkOut: string
  today: string
  isNight: boolean
  checkInError: string | undefined
  checkOutError: string | undefined
  /** Id of the hotel whose rules the calendar shows. */
  hotel?: number | undefined
  /** Fields for the nights of two cities. */
  nights?: ReactNode
  /** True if these fields decide the departure. */
  withoutEnd?: boolean
}) {
  const { t, locale, format } = useLanguage()
  const popup = useId()
  const [fromField, toField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [dates, setDates] = useState<StayDates>({ from: checkIn, to: checkOut })
  const [open, setOpen] = useState<{ end: StayEnd; takesFocus: boolean; wide: boolean }>()
  const { from, to } = dates
  const nights = isDate(from) && isDate(to) ? nightsBetween(from, to) : 0

  const fieldOf = (end: StayEnd) => (end === 'from' ? fromField : toField).current
  const write = (end: StayEnd, date: string) => {
    const field = fieldOf(end)
    if (field) field.value = writtenDate(date, locale)
  }
  const arrive = (date: string) => {
    // A departure that was typed before hydration is read only after this.
    const isUnread = fieldOf('to')?.value !== (to && writtenDate(to, locale))
    if (date < today || date < to || isUnread) return setDates((dates) => ({ ...dates, from: date }))
    const leave = addDays(date, Math.max(1, nights))
    setDates({ from: date, to: leave })
    write('to', leave)
  }
  const openAt = (end: StayEnd, takesFocus: boolean) =>
    setOpen({ end, takesFocus, wide: matchMedia('(width >= 64rem)').matches })
  const close = (moved: boolean) => {
    if (!moved && open) fieldOf(open.end)?.focus()
    setOpen(undefined)
  }
  // The sheet gives the focus back to the field when it closes.
  const goOn = () => {
    flushSync(() => setOpen(undefined))
    document.querySelector<HTMLElement>('#occupancy')?.focus()
  }
  const onHydrated = useEffectEvent(() => {
    // A field that was pressed before has the pointer; where there is none, any focus counts as a press.
    const selector = matchMedia('(hover)').matches ? ':focus:hover' : ':focus'
    const pressed = ends.find((end) => {
      const field = fieldOf(end)
      return field?.matches(selector) && field.value === field.defaultValue
    })
    if (!pressed) return
    if (matchMedia('(pointer: coarse)').matches) fieldOf(pressed)?.blur()
    openAt(pressed, false)
  })
  useEffect(() => onHydrated(), [])

  return (
    <div className="search-dates">
      <DateCell
        field={fromField}
        name="check_in"
        label={t('dates.checkIn')}
        initial={checkIn}
        date={from}
        error={checkInError}
        onChange={arrive}
        popup={{ id: popup, open: open?.end === 'from', onOpen: (takes) => openAt('from', takes) }}
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
        onChange={(date) => setDates((dates) => ({ ...dates, to: date }))}
        popup={{ id: popup, open: open?.end === 'to', onOpen: (takes) => openAt('to', takes) }}
      />
      {cityNights}
      {open && (
        <StayCalendar
          id={popup}
          {...open}
          dates={{ from: isDate(from) ? from : '', to: isDate(to) && !withoutEnd ? to : '' }}
          startsOnly={withoutEnd}
          {...{ today, isNight, hotel }}
          onChange={(chosen, next) => {
            write('from', chosen.from)
            if (withoutEnd) arrive(chosen.from)
            else {
              setDates(chosen)
              write('to', chosen.to)
            }
            // A sheet covers the form, which goes on with the guests.
            if (!open.wide && (withoutEnd || next === 'from')) goOn()
            else setOpen({ ...open, end: withoutEnd ? 'from' : next })
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

const ends: StayEnd[] = ['from', 'to']

type StayCalendarProps = {
  id: string
  dates: StayDates
  /** The end of the stay that the next selected day sets. */
  end: StayEnd
  today: string
  isNight: boolean
  hotel: number | undefined
  /** True if only the arrival is chosen here. */
  startsOnly: boolean | undefined
  wide: boolean
  takesFocus: boolean
  onChange: (dates: StayDates, next: StayEnd) => void
  onClose: (moved: boolean) => void
}

const maxDaysShown = 540

/** Calendar for the dates of a stay: arrival, then departure, with the number of nights. */
function StayCalendar({
  id,
  dates,
  end,
  today,
  isNight,
  hotel,
  startsOnly,
  wide,
  takesFocus,
  onChange,
  onClose,
}: StayCalendarProps) {
  const { t, format } = useLanguage()
  const { from, to } = dates
  const complete = from && to && from < to
  const { days: closed, hints } = useClosedDepartures(hotel, end === 'to' ? from : '')
  const pick = (day: string) => {
    const choice = chosen(dates, end, day)
    onChange(choice.dates, choice.next)
  }
  const stateOf = (date: string): DayState => {
    const rule = closed.get(date)
    const disabled = rule !== undefined || (end === 'to' && from !== '' && date > addDays(from, maxStayNights))
    if (date === from) return { chosen: to ? 'start' : 'only', label: t('calendar.checkInDay') }
    if (date === to) return { chosen: 'end', label: [t('calendar.checkOutDay'), rule].filter(Boolean).join(' · ') }
    const named = rule ?? (isNight && date === today ? t('calendar.tonight') : undefined)
    const label = named === undefined ? {} : { label: named }
    return date > from && date < to
      ? { chosen: 'between', label: t('calendar.inStay'), disabled, ...label }
      : { disabled, ...label }
  }
  const nameOfSeason = (date: string) => {
    const season = seasonOf(date)
    return season && t(`calendar.${season}`)
  }
  return (
    <FieldPopup id={id} title={t('calendar.stayDates')} {...{ wide, takesFocus, onClose }}>
      <Calendar
        today={isNight ? addDays(today, 1) : today}
        shown={(end === 'to' ? to : from) || from || today}
        min={today}
        max={addDays(today, maxDaysShown)}
        months={wide ? 2 : 1}
        stateOf={stateOf}
        seasonOf={nameOfSeason}
        seasons={nextSeasons(today).map(({ season, year, day }) => ({
          name: t(`calendar.${season}In`, { year }),
          day,
        }))}
        onPick={pick}
      />
      {hints.length > 0 && <p className="text-muted text-note">{hints.join(' ')}</p>}
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-note">
          {complete && (
            <>
              <strong className="block font-medium">
                {t('calendar.stay', { range: format.stayRange(from, to), count: nightsBetween(from, to) })}
              </strong>
              <span className="text-muted text-small block">{format.hijriRange(from, to)}</span>
            </>
          )}
          {startsOnly && from && <strong className="font-medium">{format.stayDate(from, 'weekday')}</strong>}
          <span className="sr-only">
            {[t(end === 'from' ? 'calendar.nowCheckIn' : 'calendar.nowCheckOut'), ...hints].join(' ')}
          </span>
        </p>
        <Button variant="secondary" onClick={() => onClose(false)}>
          {t('common.done')}
        </Button>
      </div>
    </FieldPopup>
  )
}

/** The days on which no stay from an arrival can end by the rules of a hotel, with a sentence each, and all sentences. */
function useClosedDepartures(hotel: number | undefined, arrival: string) {
  const { t, locale, format } = useLanguage()
  const [found, setFound] = useState<{ arrival: string; days: readonly ClosedDeparture[] }>()
  useEffect(() => {
    if (hotel === undefined || arrival === '') return
    const stop = new AbortController()
    const find = async () => {
      const input = { hotel_id: hotel, check_in: arrival }
      const answer = await browserClient(locale).fetch_closed_departures(input, { signal: stop.signal })
      setFound({ arrival, days: answer.ok ? answer.data : [] })
    }
    find().catch(() => undefined)
    return () => stop.abort()
  }, [hotel, arrival, locale])
  const days = found && found.arrival === arrival ? found.days : []
  const sentence = ({ rule, check_out, min_stay, max_stay }: ClosedDeparture) =>
    t(`calendar.rule_${rule}`, { nights: min_stay ?? max_stay ?? 1, date: format.stayDate(check_out, 'weekday') })
  return {
    // Another arrival can be selected instead.
    days: new Map(days.flatMap((day) => (day.rule === 'closed_to_arrival' ? [] : [[day.check_out, sentence(day)]]))),
    hints: [...new Set(days.map(sentence))],
  }
}

type StayDates = { from: string; to: string }
type StayEnd = 'from' | 'to'

/**
 * The dates after a day is selected for one end. A new arrival keeps the departure if the stay remains valid, otherwise
 * the number of nights; a departure that is not after the arrival becomes the new arrival.
 */
export function chosen({ from, to }: StayDates, end: StayEnd, day: string): { dates: StayDates; next: StayEnd } {
  const nights = from && to ? Math.min(Math.max(1, nightsBetween(from, to)), maxStayNights) : 1
  if (end === 'to' && from && day > from) return { dates: { from, to: day }, next: 'from' }
  const fits = to > day && nightsBetween(day, to) <= maxStayNights
  return { dates: { from: day, to: fits ? to : addDays(day, nights) }, next: 'to' }
}
