import { languageOf } from '#i18n/locale.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { Link } from 'react-router'
import type { PriceCalendar } from '#domains/products/stays/search/answers.ts'
import { addDays, weekdayOf } from '#domains/shared/dates.ts'
import { partyLabel, partyOf } from '#web/features/hotels/search/party.ts'
import { columnsBefore, weekHeads } from '#i18n/week.ts'
import { wholeMoney } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'

type Day = PriceCalendar['days'][number]

/** Prices of the same stay by arrival day; each day links to its search. */
export function PriceDays({
  calendar,
  near,
  occupancy,
  chosen,
  hrefOf,
  earlier,
  later,
}: {
  calendar: PriceCalendar
  /** A sentence on the hotels that count as near the place; null if all do. */
  near: string | null
  occupancy: readonly string[]
  chosen: string
  hrefOf: (checkIn: string, checkOut: string) => string
  earlier: string | null
  later: string | null
}) {
  const { t, format } = useLanguage()
  const { days, nights } = calendar
  const currency = days.find((day) => day.total)?.total?.currency
  return (
    <section aria-labelledby="price-days" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="price-days" className="text-title">
            {t('filters.daysTitle')}
          </h2>
          {currency && (
            <p className="text-muted text-note">
              {t('filters.daysNote', {
                nights,
                party: partyLabel(occupancy.map(partyOf), format),
                currency: format.currency(currency),
              })}
              {near && ` ${near}`}
            </p>
          )}
        </div>
        <div className="flex gap-2">
          {earlier && (
            <ButtonLink variant="secondary" to={earlier} preventScrollReset>
              {t('filters.daysEarlier')}
            </ButtonLink>
          )}
          {later && (
            <ButtonLink variant="secondary" to={later} preventScrollReset>
              {t('filters.daysLater')}
            </ButtonLink>
          )}
        </div>
      </div>
      {/* On phones the cells are too narrow for the names of the months. */}
      <p className="text-muted text-note sm:hidden">
        {format.hijriRange(days[0]?.date ?? chosen, days.at(-1)?.date ?? chosen)}
      </p>
      <DayGrid {...{ calendar, chosen, hrefOf }} />
    </section>
  )
}

/** The days in weeks, each with its price and a link to its stay. */
export function DayGrid({
  calendar: { days, nights },
  chosen,
  hrefOf,
}: {
  calendar: PriceCalendar
  chosen: string
  hrefOf: (checkIn: string, checkOut: string) => string
}) {
  const { t, locale } = useLanguage()
  const { firstWeekday } = t.conventions
  const before = columnsBefore(weekdayOf(days[0]?.date ?? chosen), firstWeekday)
  return (
    <div className="grid w-full gap-1">
      <div className="text-muted text-small grid grid-cols-7 gap-1 text-center" aria-hidden="true">
        {weekHeads(locale, firstWeekday).map((name) => (
          <span key={name} className="truncate">
            {name}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1">
        {days.map((day, i) => (
          <li key={day.date} className={i === 0 ? columns[before] : undefined}>
            <DayCell day={day} nights={nights} chosen={day.date === chosen} first={i === 0} hrefOf={hrefOf} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function DayCell({
  day,
  nights,
  chosen,
  first,
  hrefOf,
}: {
  day: Day
  nights: number
  chosen: boolean
  first: boolean
  hrefOf: (checkIn: string, checkOut: string) => string
}) {
  const { t, locale, format } = useLanguage()
  const { date, total, why, seasons, cheapest } = day
  const dates = { date: format.stayDate(date), hijri: format.hijri(date) }
  const reason = why ? t(`filters.no_${why}`, { nights: day.min_stay ?? day.max_stay ?? nights }) : ''
  const season = seasons.map((code) => t(`filters.season_${code}`)).at(-1)
  const month = languageOf(locale).shortMonths[Number(date.slice(5, 7)) - 1]
  const look = classes(
    'price-day',
    !total && 'price-day-none',
    cheapest && 'price-day-lowest',
    seasons.length > 0 && 'price-day-season',
  )
  const inside = (
    <span aria-hidden="true" className="contents">
      <span className="text-note">
        {Number(date.slice(8))}
        {(first || date.endsWith('-01')) && <small className="text-muted block">{month}</small>}
      </span>
      <small className="text-muted">
        {day.hijri.day}
        {(first || day.hijri.day === 1) && (
          <span className="max-sm:hidden"> {languageOf(locale).hijriMonths[day.hijri.month - 1]}</span>
        )}
      </small>
      {total ? (
        <bdi className="text-[clamp(0.75rem,3.2vw,1rem)] font-semibold whitespace-nowrap">
          {wholeMoney(total.minor, total.currency)}
        </bdi>
      ) : (
        <small>{reason}</small>
      )}
      {season && <small className="text-brass-text">{season}</small>}
    </span>
  )
  const extra = format.list(
    [season, cheapest && t('filters.lowest'), chosen && t('filters.chosenDay')].flatMap((one) => one || []),
  )
  const label = total
    ? t('filters.dayWith', { ...dates, nights, price: listPrice(total, format) })
    : t('filters.dayWithout', {
        ...dates,
        why: reason,
      })
  const whole = extra ? `${label} (${extra})` : label
  if (!total)
    return (
      <div className={look} title={whole}>
        {inside}
        <span className="sr-only">{whole}</span>
      </div>
    )
  return (
    <Link
      to={hrefOf(date, addDays(date, nights))}
      rel="nofollow"
      className={look}
      aria-label={whole}
      title={whole}
      aria-current={chosen ? 'date' : undefined}
    >
      {inside}
    </Link>
  )
}

/** Complete class names, so that Tailwind generates their styles. */
const columns = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
]
