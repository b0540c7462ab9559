import type { AdminStock } from '#domains/products/stays/admin/contract.ts'
import { weekdayOf } from '#domains/shared/dates.ts'
import { languageOf } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'

/**
 * One column per night: weekday, date, Hijri date and the season as a hint. The nights before Friday and Saturday are
 * highlighted.
 */
export function StockHead({
  nights,
  today,
  seasons,
}: { nights: readonly string[] } & Pick<AdminStock, 'today' | 'seasons'>) {
  const { t, locale, format } = useLanguage()
  return (
    <thead>
      <tr>
        <th scope="col">{t('stock.room')}</th>
        {nights.map((night) => {
          const weekday = weekdayOf(night)
          const name = languageOf(locale).columnWeekdays[weekday] ?? ''
          const season = seasons.find(({ from, to }) => from <= night && night <= to)
          return (
            <th
              key={night}
              scope="col"
              title={[format.hijri(night), season?.name].filter(Boolean).join(' · ')}
              className={classes(
                (weekday === 5 || weekday === 4) && 'bg-sunk',
                night === today && 'font-medium text-primary',
                season && 'stock-season',
              )}
            >
              <span>{name}</span>
              {format.stayDate(night, 'short')}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
