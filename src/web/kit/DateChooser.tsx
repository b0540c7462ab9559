import { useText } from '#text/react.tsx'
import { Calendar } from '#web/kit/Calendar.tsx'
import type { DayNote } from '#web/kit/DateGrid.tsx'
import { FieldPopup } from '#web/kit/FieldPopup.tsx'
import { isDate } from '#web/kit/typed-date.ts'

export type DateChooserProps = {
  id: string
  date: string
  today: string
  min: string
  max: string
  wide: boolean
  takesFocus: boolean
  noteOf: ((date: string) => DayNote | undefined) | undefined
  onPick: (date: string) => void
  onClose: (moved: boolean) => void
}

/** The calendar of a `DateInput`: a press chooses and closes. */
export function DateChooser({
  id,
  date,
  today,
  min,
  max,
  wide,
  takesFocus,
  noteOf,
  onPick,
  onClose,
}: DateChooserProps) {
  const t = useText()
  return (
    <FieldPopup id={id} title={t('calendar.oneDate')} {...{ wide, takesFocus, onClose }}>
      <Calendar
        {...{ today, min, max, noteOf, onPick }}
        shown={isDate(date) ? date : today}
        months={1}
        stateOf={(day) => (day === date ? { chosen: 'only', said: t('calendar.chosen') } : {})}
      />
    </FieldPopup>
  )
}
