import type { Cart } from '#domains/cart/answers.ts'
import type { GiftCards } from '#web/features/promotions/gift-card.ts'
import { CodeForm } from '#web/features/promotions/CodeForm.tsx'
import { BookedParts } from '#web/features/cart/BookedParts.tsx'
import { CartAccount } from '#web/features/cart/CartAccount.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { links } from '#links/site.ts'

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
  const { t, locale } = useLanguage()
  const { lines, total, pay, token, promotion } = cart
  const onRequest = lines.filter((line) => line.on_request && line.total).length
  return (
    <Card padded className="grid gap-5 lg:sticky lg:top-6">
      {total && (
        <>
          <h2 className="text-title">{t('cart.ways')}</h2>
          <CartAccount cart={cart} gifts={gifts} />
          <CodeForm promotion={promotion} gifts={gifts} id="promotion" {...code} />
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
