import { Form, Link } from 'react-router'
import type { DeskStock } from '#domains/stays/desk-contract.ts'
import { deskNights } from '#domains/stays/limits.ts'
import { addDays } from '#domains/stays/nights.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Select } from '#web/kit/Select.tsx'

type Hotel = { id: number; name: string; city: string }

/** Which hotel, which four weeks, and the seasons to go to. */
export function StockBar({ hotels, stock }: { hotels: readonly Hotel[]; stock: DeskStock }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const hotel = stock.hotel.id
  const to = (from: string | undefined, more: object = {}) => deskLinks.stock(locale, { hotel, from, ...more })
  return (
    <div className="stock-bar">
      <Form method="get" className="stock-hotel">
        <Select
          name="hotel"
          label={t('stock.hotel')}
          key={hotel}
          defaultValue={String(hotel)}
          options={hotels.map(({ id, name, city }) => ({ value: String(id), label: `${name} · ${city}` }))}
        />
        <input type="hidden" name="from" value={stock.from} />
        <Button type="submit" variant="secondary">
          {t('stock.show')}
        </Button>
      </Form>
      <nav aria-label={t('stock.period')} className="stock-period">
        <ButtonLink
          variant="quiet"
          icon="chevron-previous"
          to={to(addDays(stock.from, -deskNights))}
          preventScrollReset
        >
          {t('stock.earlier')}
        </ButtonLink>
        <b>{format.stayRange(stock.from, addDays(stock.to, -1))}</b>
        <ButtonLink variant="quiet" icon="chevron-next" to={to(stock.to)} preventScrollReset>
          {t('stock.later')}
        </ButtonLink>
        <Link className="link" to={to(undefined)} preventScrollReset>
          {t('stock.toToday')}
        </Link>
        {stock.may_change && (
          <>
            <Link className="link" to={deskLinks.stockFile(locale, hotel)}>
              {t('stock.files')}
            </Link>
            <Link className="link" to={deskLinks.channels(locale, { hotel })}>
              {t('stock.channels')}
            </Link>
          </>
        )}
      </nav>
      {stock.seasons.length > 0 && (
        <Disclosure summary={t('stock.seasons')}>
          <ul className="stock-seasons">
            {stock.seasons.map(({ name, from, to: last }) => (
              <li key={`${name} ${from}`}>
                <Link className="link" to={to(from, { first: from, last })} preventScrollReset>
                  {name}
                </Link>{' '}
                <span className="text-muted">{format.stayRange(from, last)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
