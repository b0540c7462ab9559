import { useLocation } from 'react-router'
import { moneyOfCart } from '#web/features/cart/cart-money.ts'
import { WhenPaid } from '#web/features/cart/PaymentTiming.tsx'
import { placeOfLine, rangeOf } from '#web/features/cart/line-messages.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { CheckoutData } from '#web/features/checkout/checkout-data.ts'
import { onlyLine } from '#web/features/checkout/checkout-texts.ts'
import { itemOfLine } from '#web/features/bookings/ProductPrice.tsx'
import { ProductSummary } from '#web/features/bookings/ProductSummary.tsx'
import { CodeForm } from '#web/features/promotions/CodeForm.tsx'
import { AmountList } from '#web/ui/figures/AmountList.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import type { PriceLine } from '#web/ui/figures/PriceLines.tsx'
import { links } from '#links/site.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import type { Translator } from '#i18n/translator.ts'
import type { UsedGiftCard } from '#web/features/promotions/gift-card.ts'

type SummaryProps = {
  page: CheckoutData
  payment: 'prepay' | 'arrival' | undefined
  /** The promotion code that was entered last, with its error. */
  code: { error: string | undefined; value: string | undefined }
}

/**
 * The selection and its total, shown next to every step: one product with its price and terms, or the list of several.
 */
export function CheckoutSummary({ page: { cart, gifts, requested, place }, payment, code }: SummaryProps) {
  const { t, locale, format } = useLanguage()
  const { hash } = useLocation()
  const { lines, total, promotion } = cart
  const line = onlyLine(cart)
  const item = line && itemOfLine(line)
  // Before the choice between two payment types, the amounts of both together would look like two payments.
  const shownPayment = payment ?? (cart.pay.prepay && cart.pay.arrival ? null : undefined)
  const gift = payment === 'arrival' ? undefined : giftLine(t, gifts.used)
  return (
    <aside aria-label={t('cart.summary')} className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {/* On narrow screens a line with the total that expands, above the form; without scripts as well. */}
      <details
        className="disclosure summary-fold"
        // The browser unfolds the field of the address, until React replaces the HTML of the server.
        open={code.error !== undefined || Boolean(promotion?.problem) || hash === '#promotion' || undefined}
      >
        <summary className="card gap-3 px-4 py-3">
          <span className="min-w-0">
            <bdi className="block">{line?.about?.name ?? t('cart.summary')}</bdi>
            <span className="text-muted text-note block font-normal">
              {[
                line ? rangeOf(format, line) : t('cart.total', { count: lines.filter((one) => one.total).length }),
                ...(gift ? [`${gift.label}: ${format.amount(gift.amount)}`] : []),
              ].join(' · ')}
            </span>
          </span>
          {total && <bdi className="price ms-auto">{format.amount(total)}</bdi>}
          <Icon name="chevron-down" className="ms-0" />
        </summary>
        <div className="grid gap-4">
          {item ? (
            <ProductSummary
              item={item}
              payment={shownPayment}
              below={gift ? [gift] : []}
              unconfirmed={line.on_request ? 'provider' : null}
              href={place ?? placeOfLine(locale, line)}
            />
          ) : (
            <SeveralProducts cart={cart} payment={payment} gift={gift} />
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
  payment,
  gift,
}: {
  cart: CheckoutData['cart']
  payment: SummaryProps['payment']
  gift: PriceLine | undefined
}) {
  const { t, format } = useLanguage()
  const { lines, total } = cart
  const money = moneyOfCart(format, cart)
  return (
    <Card padded className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-title">{t('cart.summary')}</h2>
        {total && <bdi className="price">{money(total)}</bdi>}
      </div>
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
      {gift && <AmountList amounts={[gift]} money={money} />}
      {payment && <WhenPaid cart={cart} way={payment} />}
    </Card>
  )
}

/** The part that a gift card pays, as a line below the total; undefined if it pays nothing. */
function giftLine(t: Translator, used: UsedGiftCard | null): PriceLine | undefined {
  if (!used || used.pays.minor === 0) return undefined
  const { minor, currency } = used.pays
  return {
    label: t('shortaccount.giftCard', { card: giftCardMark(used.last_four) }),
    amount: { minor: -minor, currency },
  }
}
