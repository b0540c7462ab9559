import { useId, useLayoutEffect, useRef, useState } from 'react'
import { addDays } from '#domains/shared/dates.ts'
import { useText } from '#i18n/react.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { DateGrid, focusDay, type DayState } from '#web/ui/dates/DateGrid.tsx'
import { monthAfter, monthOf, type CalendarKind, type Month } from '#web/ui/dates/months.ts'
import '#web/ui/dates/calendar.css'

/**
 * Months to choose days from, in the Gregorian or the Hijri (Umm al-Qura) calendar. The caller defines the meaning of a
 * choice: `stateOf` returns the state of a day, `onPick` is called on a press. Days are `YYYY-MM-DD`; those outside of
 * `min` and `max` cannot be selected. The calendar that a browser chose last opens again. A press on a season shows the
 * Hijri month of its day. Requires the messages `calendar` and `dates`.
 */
export function Calendar({
  today,
  shown,
  min,
  max,
  months,
  stateOf,
  seasonOf,
  seasons = [],
  onPick,
}: {
  today: string
  /** The day whose month is shown first. */
  shown: string
  min: string
  max: string
  months: 1 | 2
  stateOf: (date: string) => DayState
  seasonOf?: ((date: string) => string | undefined) | undefined
  seasons?: readonly { name: string; day: string }[]
  onPick: (date: string) => void
}) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const [kind, setKind] = useState(lastKind)
  const [focused, setFocused] = useState(within(shown, min, max))
  const [first, setFirst] = useState(() => monthOf(focused, kind))
  const follow = useRef(false)
  useLayoutEffect(() => {
    if (follow.current) focusDay(box.current, focused)
    follow.current = false
  }, [focused])

  const visibleMonths = Array.from({ length: months }, (_, i) => monthAfter(first, i))
  const show = (date: string, by: CalendarKind) => {
    const [month, last] = [monthOf(date, by), visibleMonths.at(-1)]
    if (by !== kind || before(month, first)) setFirst(month)
    else if (last && before(last, month)) setFirst(monthAfter(month, 1 - months))
  }
  const focusOn = (date: string) => {
    const day = within(date, min, max)
    follow.current = day !== focused
    setFocused(day)
    show(day, kind)
  }
  const turn = (count: number) => {
    const month = monthAfter(first, count)
    setFirst(month)
    const [from, to] = [month, monthAfter(month, months - 1)]
    const at = monthOf(focused, kind)
    // A visible day must be in the tab order.
    if (before(at, from) || before(to, at)) setFocused(within(dayIn(month, focused), min, max))
  }
  const change = (to: CalendarKind) => {
    rememberKind(to)
    setKind(to)
    setFirst(monthOf(focused, to))
  }
  const showSeason = (day: string) => {
    setKind('hijri')
    setFocused(day)
    setFirst(monthOf(day, 'hijri'))
  }
  const [earliest, latest] = [monthOf(min, kind), monthOf(max, kind)]

  return (
    <div ref={box} className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          icon="chevron-previous"
          label={t('dates.previousMonth')}
          aria-disabled={!before(earliest, first)}
          onClick={() => before(earliest, first) && turn(-1)}
        />
        <Kinds kind={kind} onChange={change} />
        <IconButton
          icon="chevron-next"
          label={t('dates.nextMonth')}
          aria-disabled={!before(visibleMonths.at(-1) ?? first, latest)}
          onClick={() => before(visibleMonths.at(-1) ?? first, latest) && turn(1)}
        />
      </div>
      <div className="months">
        {visibleMonths.map((month) => (
          <DateGrid
            key={`${month.kind} ${month.year} ${month.month}`}
            {...{ month, focused, today, seasonOf }}
            stateOf={(date) => (date < min || date > max ? { disabled: true } : stateOf(date))}
            onFocusDay={focusOn}
            onPick={(date) => {
              setFocused(date)
              onPick(date)
            }}
          />
        ))}
      </div>
      {seasons.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {seasons.map(({ name, day }) => (
            <button key={name} type="button" className="chip season-key" onClick={() => showSeason(day)}>
              {name}
            </button>
          ))}
        </div>
      )}
      <p className="sr-only">{t('calendar.keys')}</p>
    </div>
  )
}

function Kinds({ kind, onChange }: { kind: CalendarKind; onChange: (kind: CalendarKind) => void }) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className="kinds">
      <legend className="sr-only">{t('calendar.system')}</legend>
      {(['gregorian', 'hijri'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={kind === one} onChange={() => onChange(one)} />
          {t(`calendar.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}

function lastKind(): CalendarKind {
  try {
    return localStorage.getItem(kindKey) === 'hijri' ? 'hijri' : 'gregorian'
  } catch {
    return 'gregorian'
  }
}

function rememberKind(kind: CalendarKind): void {
  try {
    localStorage.setItem(kindKey, kind)
  } catch {
    // Storage is blocked, so the next calendar is Gregorian again.
  }
}

const kindKey = 'calendar'

function within(date: string, min: string, max: string): string {
  return date < min ? min : date > max ? max : date
}

function before(a: Month, b: Month): boolean {
  return a.year * 12 + a.month < b.year * 12 + b.month
}

/** A day of the month near the position of `date` in its own month. */
function dayIn(month: Month, date: string): string {
  let day = date
  while (before(monthOf(day, month.kind), month)) day = addDays(day, 28)
  while (before(month, monthOf(day, month.kind))) day = addDays(day, -28)
  return day
}
