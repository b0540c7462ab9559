import { maxStayNights } from '#domains/products/stays/limits.ts'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import { seasonOf } from '#web/features/hotels/seasons.ts'
import { chosen, type StayDates, type StayEnd } from '#web/features/hotels/stay-choice.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Calendar } from '#web/ui/dates/Calendar.tsx'
import type { DayState } from '#web/ui/dates/DateGrid.tsx'
import { FieldPopup } from '#web/ui/form/FieldPopup.tsx'

type StayCalendarProps = {
  id: string
  dates: StayDates
  /** The end of the stay that the next selected day sets. */
  end: StayEnd
  today: string
  wide: boolean
  takesFocus: boolean
  onChange: (dates: StayDates, next: StayEnd) => void
  onClose: (moved: boolean) => void
}

/** Number of days ahead that can be selected. */
const maxDaysShown = 540

/** Calendar for the dates of a stay: arrival, then departure, with the number of nights. */
export function StayCalendar({ id, dates, end, today, wide, takesFocus, onChange, onClose }: StayCalendarProps) {
  const { t, format } = useLanguage()
  const { from, to } = dates
  const complete = from && to && from < to
  const pick = (day: string) => {
    const choice = chosen(dates, end, day)
    onChange(choice.dates, choice.next)
  }
  const stateOf = (date: string): DayState => {
    const disabled = end === 'to' && from !== '' && date > addDays(from, maxStayNights)
    if (date === from) return { chosen: to ? 'start' : 'only', label: t('calendar.checkInDay') }
    if (date === to) return { chosen: 'end', label: t('calendar.checkOutDay') }
    return date > from && date < to ? { chosen: 'between', label: t('calendar.inStay') } : { disabled }
  }
  const nameOfSeason = (date: string) => {
    const season = seasonOf(date)
    return season && t(`calendar.${season}`)
  }
  return (
    <FieldPopup id={id} title={t('calendar.stayDates')} {...{ wide, takesFocus, onClose }}>
      <Calendar
        today={today}
        shown={(end === 'to' ? to : from) || from || today}
        min={today}
        max={addDays(today, maxDaysShown)}
        months={wide ? 2 : 1}
        stateOf={stateOf}
        seasonOf={nameOfSeason}
        onPick={pick}
      />
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
          <span className="sr-only">{t(end === 'from' ? 'calendar.nowCheckIn' : 'calendar.nowCheckOut')}</span>
        </p>
        <Button variant="secondary" onClick={() => onClose(false)}>
          {t('common.done')}
        </Button>
      </div>
    </FieldPopup>
  )
}
