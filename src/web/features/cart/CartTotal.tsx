import type { Cart } from '#domains/cart/answers.ts'
import type { GiftCards } from '#web/features/promotions/gift-card.ts'
import { CodeForm } from '#web/features/promotions/CodeForm.tsx'
import { moneyOfCart } from '#web/features/cart/cart-money.ts'
import { BookedParts, kindOfAll, WhenPaid } from '#web/features/cart/PaymentTiming.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { links } from '#links/site.ts'

/** The total of a cart, the amounts due by payment type, and the button to check out. */
export function CartTotal({
  cart,
  gifts,
  code,
}: {
  cart: Cart
  gifts: GiftCards
  /** The promotion code that was entered last, with its error. */
  code: { error: string | undefined; value: string | undefined }
}) {
  const { t, locale, format } = useLanguage()
  const { lines, total, pay, token, promotion } = cart
  const money = moneyOfCart(format, cart)
  const onRequest = lines.filter((line) => line.on_request && line.total).length
  return (
    <Card padded className="grid gap-5 lg:sticky lg:top-6">
      {total && (
        <>
          <div className="grid gap-1">
            <h2 className="text-title">{t('cart.total', { count: lines.filter((line) => line.total).length })}</h2>
            <bdi className="price">{money(total)}</bdi>
          </div>
          <CodeForm promotion={promotion} gifts={gifts} id="promotion" {...code} />
          {pay.prepay && (
            <section className="grid gap-1">
              <h3 className="font-medium">{t('cart.wayPrepay')}</h3>
              <WhenPaid cart={cart} way="prepay" />
            </section>
          )}
          {pay.arrival && (
            <section className="grid gap-1">
              <h3 className="font-medium">
                {t('cart.wayArrival', { where: t('paymentplace.where', { kind: kindOfAll(lines) }) })}
              </h3>
              <WhenPaid cart={cart} way="arrival" />
            </section>
          )}
        </>
      )}
      {onRequest > 0 && (
        <Alert tone="info" title={t('cart.someOnRequest', { count: onRequest })}>
          <BookedParts lines={lines} payment={pay.prepay && pay.arrival ? null : pay.prepay ? 'prepay' : 'arrival'} />
        </Alert>
      )}
      {token ? (
        <div className="grid gap-2">
          <ButtonLink to={links.book(locale)} large block>
            {t('cart.bookAll')}
          </ButtonLink>
          <p className="text-muted text-note">{t(onRequest > 0 ? 'cart.oneForm' : 'cart.bookAllText')}</p>
        </div>
      ) : (
        <Alert tone="warning">
          <p>{t('cart.takeOutFirst')}</p>
        </Alert>
      )}
      <p className="text-muted text-note">{t('cart.nothingHeldText')}</p>
    </Card>
  )
}
