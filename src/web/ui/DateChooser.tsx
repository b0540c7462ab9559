import { useText } from '#i18n/react.tsx'
import { Calendar } from '#web/ui/Calendar.tsx'
import type { DayNote } from '#web/ui/DateGrid.tsx'
import { FieldPopup } from '#web/ui/FieldPopup.tsx'
import { isDate } from '#domains/shared/dates.ts'

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

/** The calendar of a `DateInput`: a press selects a day and closes it. */
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
        stateOf={(day) => (day === date ? { chosen: 'only', label: t('calendar.chosen') } : {})}
      />
    </FieldPopup>
  )
}
