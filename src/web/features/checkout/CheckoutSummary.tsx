import { useLocation } from 'react-router'
import { CartAccount } from '#web/features/cart/CartAccount.tsx'
import { moneyOfCart } from '#web/features/cart/cart-money.ts'
import { datesOfLine, placeOfLine, rangeOf } from '#web/features/cart/line-messages.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { CheckoutData } from '#web/features/checkout/checkout-data.ts'
import { onlyLine } from '#web/features/checkout/checkout-texts.ts'
import { itemOfLine } from '#web/features/bookings/ProductPrice.tsx'
import { ProductSummary } from '#web/features/bookings/ProductSummary.tsx'
import { CodeForm } from '#web/features/promotions/CodeForm.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { giftCardOf } from '#web/features/promotions/gift-card.ts'

type SummaryProps = {
  page: CheckoutData
  payment: 'prepay' | 'arrival' | undefined
  /** The promotion code that was entered last, with its error. */
  code: { error: string | undefined; value: string | undefined }
}

/**
 * The selection and its total, shown next to every step: one product with its price and terms, or the list of several.
 */
export function CheckoutSummary({ page: { cart, gifts, requested, place, note }, payment, code }: SummaryProps) {
  const { t, locale, format } = useLanguage()
  const { hash } = useLocation()
  const { lines, total, promotion } = cart
  const line = onlyLine(cart)
  const item = line && itemOfLine(line)
  const card = giftCardOf(gifts)
  return (
    <aside
      aria-label={t('cart.summary')}
      className="grid gap-4 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {note && <Alert tone="info" title={note} />}
      {/* On narrow screens a line with the total that expands, above the form; without scripts as well. */}
      <details
        className="disclosure summary-fold"
        // The browser unfolds the field of the address, until React replaces the HTML of the server.
        open={code.error !== undefined || Boolean(promotion?.problem) || hash === '#promotion' || undefined}
      >
        <summary className="card gap-3 px-4 py-3">
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline justify-between gap-3">
              <bdi>{line?.about?.name ?? t('cart.summary')}</bdi>
              {total && <bdi className="price">{format.amount(total)}</bdi>}
            </span>
            <span className="text-muted text-note block font-normal">
              {[
                line ? datesOfLine(format, line) : t('cart.total', { count: lines.filter((one) => one.total).length }),
                ...(card && payment !== 'arrival' ? [t('shortaccount.giftCard', { card: giftCardMark(card) })] : []),
              ].join(' · ')}
            </span>
          </span>
          <Icon name="chevron-down" className="ms-0" />
        </summary>
        <div className="grid gap-4">
          {item ? (
            <ProductSummary
              item={item}
              payment={payment}
              card={card}
              unconfirmed={line.on_request ? 'provider' : null}
              href={place ?? placeOfLine(locale, line)}
              // The review has the price and the terms itself.
              priced={payment === undefined}
            />
          ) : (
            <SeveralProducts cart={cart} gifts={gifts} payment={payment} />
          )}
          <CodeForm promotion={promotion} gifts={gifts} onArrival={payment === 'arrival'} id="promotion" {...code} />
          {!requested && (
            <a className="link justify-self-start" href={links.cart(locale)}>
              {t('cart.changeCart')}
            </a>
          )}
        </div>
      </details>
    </aside>
  )
}

function SeveralProducts({
  cart,
  gifts,
  payment,
}: Pick<CheckoutData, 'cart' | 'gifts'> & Pick<SummaryProps, 'payment'>) {
  const { t, format } = useLanguage()
  const { lines } = cart
  const money = moneyOfCart(format, cart)
  return (
    <Card padded className="grid gap-4">
      <h2 className="text-title">{t('cart.summary')}</h2>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-4">
            <span className="min-w-0">
              <bdi className="block font-medium">{line.about?.name ?? t(`cart.kind_${line.kind}`)}</bdi>
              <span className="text-muted text-note block">{rangeOf(format, line)}</span>
            </span>
            {line.total ? (
              <bdi className="whitespace-nowrap">{money(line.total)}</bdi>
            ) : (
              <span className="text-danger">{t('cart.gone')}</span>
            )}
          </li>
        ))}
      </ul>
      <CartAccount cart={cart} gifts={gifts} payment={payment} />
    </Card>
  )
}
