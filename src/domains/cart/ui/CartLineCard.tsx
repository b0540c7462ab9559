import { Form } from 'react-router'
import type { CartLine } from '#domains/cart/contract.ts'
import { errorTitle } from '#text/error-text.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { links } from '#web/links.ts'

/** One stay of the cart: what it is, what it costs now, and what can be done with it. */
export function CartLineCard({ line }: { line: CartLine }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { quote, hotel, selection, was } = line
  const dates = {
    check_in: selection.check_in,
    check_out: selection.check_out,
    occupancy: selection.rooms.map((room) => room.split('~')[1] ?? '2'),
  }
  const money = (amount: { minor: number; currency: string }) => format.money(amount.minor, amount.currency)
  const name = hotel?.name ?? ''
  const range = format.stayRange(line.check_in, line.check_out)
  const toRooms = hotel ? links.hotel(locale, hotel.slug, dates) : links.hotels(locale, dates)
  const toBook = links.book(locale, {
    hotel: selection.hotel_id,
    check_in: selection.check_in,
    check_out: selection.check_out,
    room: selection.rooms,
  })
  return (
    <Card className="grid overflow-hidden md:grid-cols-[200px_minmax(0,1fr)]">
      {hotel && (
        <Picture
          id={hotel.picture.id}
          alt={hotel.picture.alt}
          sizes="(min-width: 768px) 200px, 100vw"
          className="aspect-[16/9] size-full object-cover md:aspect-auto"
        />
      )}
      <div className="grid gap-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 gap-1">
            <h2 className="text-title">
              <a href={toRooms} className="link">
                <bdi>{name}</bdi>
              </a>
            </h2>
            <p>
              {range}
              {quote && ` · ${format.nights(quote.nights)}`}
            </p>
            <ul className="text-muted">
              {quote?.rooms.map((room, i) => (
                <li key={i}>
                  <bdi>{room.name}</bdi> · {t(`stays.board_${room.board}`)} ·{' '}
                  {[
                    format.adults(room.adults),
                    ...(room.child_ages.length > 0 ? [format.children(room.child_ages.length)] : []),
                  ].join(' · ')}
                </li>
              ))}
            </ul>
          </div>
          {quote && <bdi className="price">{money(quote.total)}</bdi>}
        </div>
        {quote && was && (
          <Alert tone="warning">
            <p>{t('cart.changed', { before: money(was), now: money(quote.total) })}</p>
          </Alert>
        )}
        {line.refused && (
          <Alert tone="error" title={t('cart.gone')}>
            <p>{errorTitle(t, line.refused)}</p>
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          {quote ? (
            <ButtonLink to={toBook} aria-label={t('cart.bookLine', { hotel: name, range })}>
              {t('cart.book')}
            </ButtonLink>
          ) : (
            <ButtonLink to={toRooms}>{t('cart.otherRooms')}</ButtonLink>
          )}
          {quote && (
            <ButtonLink to={toRooms} variant="secondary">
              {t('cart.change')}
            </ButtonLink>
          )}
          <Form method="post" action={links.cart(locale)}>
            <input type="hidden" name="intent" value="remove" />
            <Button
              type="submit"
              name="line"
              value={line.id}
              variant="quiet"
              aria-label={t('cart.removeLine', { hotel: name, range })}
            >
              {t('cart.remove')}
            </Button>
          </Form>
        </div>
      </div>
    </Card>
  )
}
