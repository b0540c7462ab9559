import { Form, Link } from 'react-router'
import type { AdminStock } from '#domains/products/stays/admin/contract.ts'
import { adminNights } from '#domains/products/stays/limits.ts'
import { addDays } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Select } from '#web/ui/form/Select.tsx'

type Hotel = { id: number; name: string; city: string }

/** Selects the hotel and the four weeks shown, with links to the seasons. */
export function StockBar({ hotels, stock }: { hotels: readonly Hotel[]; stock: AdminStock }) {
  const { t, locale, format } = useLanguage()
  const hotel = stock.hotel.id
  const to = (from: string | undefined, more: object = {}) => adminLinks.stock(locale, { hotel, from, ...more })
  return (
    <div className="grid gap-3">
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <Select
          name="hotel"
          label={t('stock.hotel')}
          key={hotel}
          className="max-w-[32rem] grow basis-64"
          defaultValue={String(hotel)}
          options={hotels.map(({ id, name, city }) => ({ value: String(id), label: `${name} · ${city}` }))}
        />
        <input type="hidden" name="from" value={stock.from} />
        <Button type="submit" variant="secondary">
          {t('stock.show')}
        </Button>
      </Form>
      <nav aria-label={t('stock.period')} className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ButtonLink
          variant="quiet"
          icon="chevron-previous"
          to={to(addDays(stock.from, -adminNights))}
          preventScrollReset
        >
          {t('stock.earlier')}
        </ButtonLink>
        <b>{format.stayRange(stock.from, addDays(stock.to, -1))}</b>
        <ButtonLink variant="quiet" icon="chevron-next" to={to(stock.to)} preventScrollReset>
          {t('stock.later')}
        </ButtonLink>
        <Link className="link tall-link min-w-11" to={to(undefined)} preventScrollReset>
          {t('stock.toToday')}
        </Link>
        {stock.may_change && (
          <>
            <Link className="link tall-link min-w-11" to={adminLinks.stockFile(locale, hotel)}>
              {t('stock.files')}
            </Link>
            <Link className="link tall-link min-w-11" to={adminLinks.channels(locale, { hotel })}>
              {t('stock.channels')}
            </Link>
          </>
        )}
      </nav>
      {stock.seasons.length > 0 && (
        <Disclosure summary={t('stock.seasons')}>
          <ul className="grid gap-x-6 gap-y-2 py-3 grid-cols-fill-80">
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
