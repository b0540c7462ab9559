import { useId, type KeyboardEvent } from 'react'
import { direction, languageOf } from '#i18n/locale.ts'
import { useLanguage, useLocale, useText } from '#i18n/react.tsx'
import { dayByKey, dayNumber, monthTitle, otherTitle, weeksOf, type Month } from '#web/ui/dates/months.ts'

export type DayState = { chosen?: 'start' | 'end' | 'only' | 'between'; disabled?: boolean; label?: string }

/**
 * One month as a WAI-ARIA grid. Only the day `focused` is in the tab order; the arrow keys move it. `stateOf` returns
 * the state of a day in the choice, `seasonOf` the name of its season, which a dot marks.
 */
export function DateGrid({
  month,
  focused,
  today,
  stateOf,
  seasonOf,
  onFocusDay,
  onPick,
}: {
  month: Month
  focused: string
  today: string
  stateOf: (date: string) => DayState
  seasonOf?: ((date: string) => string | undefined) | undefined
  onFocusDay: (date: string) => void
  onPick: (date: string) => void
}) {
  const locale = useLocale()
  const { firstWeekday } = useText().conventions
  const title = useId()
  const { weekdays, initialWeekdays } = languageOf(locale)
  const columns = weekdays.map((_, i) => (firstWeekday + i) % 7)
  const press = (event: KeyboardEvent) => {
    const to = dayByKey(focused, event, { kind: month.kind, firstWeekday, rtl: direction(locale) === 'rtl' })
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onFocusDay(to)
  }
  return (
    <div className="month">
      <p id={title} className="mb-1 grid min-h-11 text-center leading-[1.4]">
        <strong className="font-semibold">{monthTitle(month, locale)}</strong>
        <span className="text-muted text-small">{otherTitle(month, locale)}</span>
      </p>
      <table role="grid" aria-labelledby={title} onKeyDown={press}>
        <thead>
          <tr>
            {columns.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdays[weekday]}>
                <span aria-hidden="true">{initialWeekdays[weekday]}</span>
                <span className="sr-only">{weekdays[weekday]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week, i) => (
            <tr key={i}>
              {week.map((date, day) =>
                date ? (
                  <Day
                    key={date}
                    date={date}
                    number={dayNumber(date, month.kind)}
                    state={stateOf(date)}
                    season={seasonOf?.(date)}
                    isToday={date === today}
                    inTabs={date === focused}
                    onPick={onPick}
                  />
                ) : (
                  <td key={day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({
  date,
  number,
  state,
  season,
  isToday,
  inTabs,
  onPick,
}: {
  date: string
  number: number
  state: DayState
  season: string | undefined
  isToday: boolean
  inTabs: boolean
  onPick: (date: string) => void
}) {
  const { t, locale, format } = useLanguage()
  const output = [
    format.stayDate(date, 'full'),
    format.hijri(date),
    isToday && t('calendar.today'),
    state.label,
    season,
    state.disabled && t('calendar.closed'),
  ]
  return (
    <td aria-selected={state.chosen !== undefined} data-chosen={state.chosen}>
      <button
        type="button"
        data-date={date}
        tabIndex={inTabs ? 0 : -1}
        aria-label={output.filter(Boolean).join(languageOf(locale).comma)}
        aria-disabled={state.disabled || undefined}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => state.disabled || onPick(date)}
      >
        <span>{number}</span>
        {season && <span className="day-season justify-self-center" />}
      </button>
    </td>
  )
}

/** Moves the focus to a day; `box` is an element around the grid. */
export function focusDay(box: Element | null, date: string): void {
  box?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
}
