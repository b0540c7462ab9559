import { Link } from 'react-router'
import { addDays, weekdayOf } from '#domains/shared/dates.ts'
import type { PriceCalendar } from '#domains/products/stays/search/answers.ts'
import { seasonOf } from '#web/features/hotels/seasons.ts'
import { columnsBefore, weekHeads } from '#i18n/week.ts'
import { roundedUp, wholeMoney } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'

/** The lowest total by day of arrival, in weeks; every available day links to its stay. */
export function ArrivalPrices({
  calendar: { days, nights },
  checkIn,
  hrefOf,
}: {
  calendar: PriceCalendar
  checkIn: string
  hrefOf: (stay: { check_in: string; check_out: string }) => string
}) {
  const { t, locale, format } = useLanguage()
  const { firstWeekday } = t.conventions
  const seasons = [...new Set(days.flatMap(({ date }) => seasonOf(date) ?? []))]
  const before = columnsBefore(weekdayOf(days[0]?.date ?? checkIn), firstWeekday)
  return (
    <div className="arrival-prices card w-full max-w-[44rem] p-3">
      <ul
        className="text-muted grid grid-cols-7 gap-1 overflow-hidden pb-2 text-center text-[0.75rem]"
        aria-hidden="true"
      >
        {weekHeads(locale, firstWeekday).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ol className="grid grid-cols-7 gap-1">
        {Array.from({ length: before }, (_, i) => (
          <li key={i} aria-hidden="true" />
        ))}
        {days.map((day, i) => {
          const { date, total } = day
          const season = seasonOf(date)
          const price = total && format.money(roundedUp(total.minor, total.currency), total.currency)
          const full = format.stayDate(date, 'full')
          const output = [
            price ? t('hotel.calendarDay', { date: full, price }) : t('hotel.calendarNone', { date: full }),
            day.cheapest && t('hotel.cheapest'),
            date === checkIn && t('hotel.requestedDates'),
            season && t(`calendar.${season}`),
          ].filter(Boolean)
          const cell = (
            <>
              <span>{date.endsWith('-01') || i === 0 ? format.stayDate(date, 'short') : Number(date.slice(8))}</span>
              <bdi>{total ? wholeMoney(total.minor, total.currency) : '–'}</bdi>
            </>
          )
          return (
            <li
              key={date}
              className={classes(day.cheapest && 'is-cheapest', season && 'is-season', date === checkIn && 'is-asked')}
            >
              {total ? (
                <Link
                  to={hrefOf({ check_in: date, check_out: addDays(date, nights) })}
                  rel="nofollow"
                  aria-label={output.join(t('hotel.comma'))}
                  aria-current={date === checkIn ? 'date' : undefined}
                >
                  {cell}
                </Link>
              ) : (
                <span role="img" aria-label={output.join(t('hotel.comma'))}>
                  {cell}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <p className="text-muted text-note flex flex-wrap gap-x-5 gap-y-1 pt-3">
        {days.some(({ cheapest }) => cheapest) && (
          <span className="arrival-prices-key is-cheapest">{t('hotel.cheapest')}</span>
        )}
        {seasons.map((season) => (
          <span key={season} className="arrival-prices-key is-season">
            {t(`calendar.${season}`)}
          </span>
        ))}
      </p>
    </div>
  )
}
