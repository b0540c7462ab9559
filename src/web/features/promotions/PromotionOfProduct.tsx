import { Form, useSearchParams } from 'react-router'
import { codeErrorText } from '#i18n/promotion-error.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { PromotionField } from '#web/features/promotions/PromotionField.tsx'
import type { PricedProduct } from '#web/features/checkout/priced-product.ts'
import { Button } from '#web/ui/Button.tsx'

/** Enters a promotion code for one product. The code is a parameter of the page, next to the selection. */
export function PromotionOfProduct({ product: { promotion, quote } }: { product: PricedProduct }) {
  const t = useText()
  const format = useFormat()
  const [query] = useSearchParams()
  const selection = [...query].filter(([name]) => name !== 'promotion')
  const { discount } = quote
  return (
    <Form method="get" className="grid gap-3" noValidate preventScrollReset>
      {selection.map(([name, value], i) => (
        <input key={i} type="hidden" name={name} value={value} />
      ))}
      {discount ? (
        <>
          <p>
            {t('cart.promotionApplied', {
              code: discount.code,
              amount: format.money(discount.amount.minor, discount.amount.currency),
            })}
          </p>
          <Button type="submit" variant="quiet" className="justify-self-start">
            {t('cart.promotionRemove')}
          </Button>
        </>
      ) : (
        <PromotionField
          id="promotion"
          value={promotion?.code}
          error={promotion?.error ? codeErrorText(t, promotion.error) : undefined}
        />
      )}
    </Form>
  )
}
