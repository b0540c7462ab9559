import { direction, languageOf } from '#i18n/locale.ts'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { maxAllotment, maxStayNights } from '#domains/products/stays/limits.ts'
import type { AdminNight, AdminStock } from '#domains/products/stays/admin/contract.ts'
import { nightsOf, weekdayOf } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { covers, selectionByKey, type Selection, type Spot } from '#web/admin/inventory/stock-selection.ts'
import { classes } from '#web/ui/classes.ts'

type Props = {
  stock: AdminStock
  selection: Selection | null
  onSelect: (selection: Selection) => void
  /** Called on Enter, to open the form. */
  onEdit: () => void
}

/**
 * The calendar: one row per room type, one column per night. One night is in the tab order; arrow keys, Shift and
 * dragging select.
 */
export function StockGrid({ stock, selection, onSelect, onEdit }: Props) {
  const { t, locale } = useLanguage()
  const table = useRef<HTMLTableElement>(null)
  const [drags, setDrags] = useState(false)
  const moved = useRef(false)
  const nights = nightsOf(stock.from, stock.to)
  const held = selection?.head ?? { row: 0, column: 0 }
  const size = { rows: stock.rooms.length, columns: nights.length, rtl: direction(locale) === 'rtl' }

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [selection])
  useEffect(() => {
    const end = () => setDrags(false)
    addEventListener('pointerup', end)
    return () => removeEventListener('pointerup', end)
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!selection) onSelect({ anchor: held, head: held })
      onEdit()
      return
    }
    const next = selectionByKey(selection ?? { anchor: held, head: held }, event, size)
    if (!next) return
    event.preventDefault()
    moved.current = true
    onSelect(next)
  }
  const begin = (event: PointerEvent, spot: Spot) => {
    // A touch drag scrolls. On touch screens a tap selects one night, and the form selects a range.
    if (event.button !== 0) return
    if (event.pointerType === 'mouse') setDrags(true)
    onSelect(event.shiftKey && selection ? { ...selection, head: spot } : { anchor: spot, head: spot })
  }
  const spotProps = (spot: Spot) => ({
    role: 'gridcell',
    tabIndex: spot.row === held.row && spot.column === held.column ? 0 : -1,
    'aria-selected': covers(selection, spot),
    onPointerDown: (event: PointerEvent) => begin(event, spot),
    onPointerEnter: () => drags && selection && onSelect({ ...selection, head: spot }),
  })
  return (
    <div className="card overflow-x-auto">
      <table
        ref={table}
        role="grid"
        aria-label={t('stock.calendar')}
        aria-multiselectable="true"
        className="stock-grid"
        onKeyDown={press}
      >
        <StockHead nights={nights} today={stock.today} seasons={stock.seasons} />
        <tbody>
          {stock.rooms.map((room, row) => {
            const nightsByDate = new Map(room.nights.map((night) => [night.night, night]))
            return (
              <tr key={room.id}>
                <th scope="row">
                  <bdi>{room.name}</bdi>
                </th>
                {nights.map((date, column) => (
                  <StockCell
                    key={date}
                    {...{ date, room: room.name, currency: stock.hotel.currency, past: date < stock.today }}
                    night={nightsByDate.get(date)}
                    cell={spotProps({ row, column })}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = {
  date: string
  room: string
  currency: string
  past: boolean
  night: AdminNight | undefined
  cell: React.ComponentProps<'td'>
}

function StockCell({ date, room, currency, past, night, cell }: CellProps) {
  const { t, format } = useLanguage()
  const day = format.stayDate(date, 'weekday')
  if (!night) {
    return (
      <td {...cell} className="text-muted" aria-label={t('stock.cellEmpty', { room, date: day })}>
        –
      </td>
    )
  }
  const { price, allotment, held, sold, elsewhere, min_stay, min_stay_arrival, max_stay, closed } = night
  const maxStay = max_stay < maxStayNights ? max_stay : 0
  const taken = held + sold
  const closedElsewhere = elsewhere >= maxAllotment
  const { whole, fraction } = format.moneyParts(price, currency)
  return (
    <td
      {...cell}
      className={classes(
        past && 'text-muted',
        closed && 'stock-closed',
        !closed && taken + elsewhere >= allotment && 'stock-full',
      )}
      aria-label={t('stock.cell', {
        room,
        date: day,
        price: format.money(price, currency),
        taken,
        allotment,
        nights: min_stay,
        arriving: min_stay_arrival > min_stay ? min_stay_arrival : 0,
        most: maxStay,
        elsewhere,
        channels: elsewhere === 0 ? 'none' : closedElsewhere ? 'all' : 'other',
        closed: closed ? 'yes' : 'other',
        noArrival: night.closed_to_arrival ? 'yes' : 'other',
        noDeparture: night.closed_to_departure ? 'yes' : 'other',
      })}
    >
      <b dir="ltr">
        {whole}
        {fraction && `.${fraction}`}
      </b>
      <span>{t('stock.takenOf', { taken, allotment })}</span>
      {elsewhere > 0 && (
        <small>{t('stock.elsewhere', { elsewhere, channels: closedElsewhere ? 'all' : 'other' })}</small>
      )}
      {closed ? (
        <small>{t('stock.closedShort')}</small>
      ) : (
        <>
          {min_stay > 1 && <small>{t('stock.minStayShort', { count: min_stay })}</small>}
          {min_stay_arrival > min_stay && <small>{t('stock.minStayArrivalShort', { count: min_stay_arrival })}</small>}
          {maxStay > 0 && <small>{t('stock.maxStayShort', { count: maxStay })}</small>}
          {night.closed_to_arrival && <small>{t('stock.noArrivalShort')}</small>}
        </>
      )}
      {night.closed_to_departure && <small>{t('stock.noDepartureShort')}</small>}
    </td>
  )
}

/**
 * One column per night: weekday, date, Hijri date and the season as a hint. The nights before Friday and Saturday are
 * highlighted.
 */
function StockHead({ nights, today, seasons }: { nights: readonly string[] } & Pick<AdminStock, 'today' | 'seasons'>) {
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
