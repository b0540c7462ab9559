import { longestStay } from '#domains/stays/limits.ts'
import { addDays, nightsBetween } from '#domains/stays/nights.ts'
import { seasonOf } from '#domains/stays/ui/seasons.ts'
import { chosen, type StayDates, type StayEnd } from '#domains/stays/ui/stay-choice.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Calendar } from '#web/kit/Calendar.tsx'
import type { DayState } from '#web/kit/DateGrid.tsx'
import { FieldPopup } from '#web/kit/FieldPopup.tsx'

export type StayCalendarProps = {
  id: string
  dates: StayDates
  /** Which end the next day is for. */
  end: StayEnd
  today: string
  wide: boolean
  takesFocus: boolean
  onChange: (dates: StayDates, next: StayEnd) => void
  onClose: (moved: boolean) => void
}

/** How far ahead one can look, in days. */
const furthest = 540

/** The dates of a stay in a calendar: arrival, then departure, with the nights in words. */
export function StayCalendar({ id, dates, end, today, wide, takesFocus, onChange, onClose }: StayCalendarProps) {
  const t = useText()
  const format = useFormat()
  const { from, to } = dates
  const complete = from && to && from < to
  const pick = (day: string) => {
    const choice = chosen(dates, end, day)
    onChange(choice.dates, choice.next)
  }
  const stateOf = (date: string): DayState => {
    const disabled = end === 'to' && from !== '' && date > addDays(from, longestStay)
    if (date === from) return { chosen: to ? 'start' : 'only', said: t('calendar.checkInDay') }
    if (date === to) return { chosen: 'end', said: t('calendar.checkOutDay') }
    return date > from && date < to ? { chosen: 'between', said: t('calendar.inStay') } : { disabled }
  }
  const noteOf = (date: string) => {
    const season = seasonOf(date)
    return season && { said: t(`calendar.${season}`), tone: 'season' as const }
  }
  return (
    <FieldPopup id={id} title={t('calendar.stayDates')} {...{ wide, takesFocus, onClose }}>
      <Calendar
        today={today}
        shown={(end === 'to' ? to : from) || from || today}
        min={today}
        max={addDays(today, furthest)}
        months={wide ? 2 : 1}
        {...{ stateOf, noteOf }}
        onPick={pick}
      />
      <div className="field-popup-foot">
        <p role="status" className="text-note">
          {complete && (
            <>
              <strong className="block font-medium">
                {t('calendar.stay', { range: format.stayRange(from, to), count: nightsBetween(from, to) })}
              </strong>
              <span className="text-muted text-small block">{format.hijriRange(from, to)}</span>
            </>
          )}
          <span className="sr-only">{t(end === 'from' ? 'calendar.nowCheckIn' : 'calendar.nowCheckOut')}</span>
        </p>
        <Button variant="secondary" onClick={() => onClose(false)}>
          {t('common.done')}
        </Button>
      </div>
    </FieldPopup>
  )
}
