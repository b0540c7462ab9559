import { Form, useSearchParams } from 'react-router'
import type { Cart } from '#domains/cart/answers.ts'
import { codeErrorText } from '#i18n/promotion-error.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { PromotionField } from '#web/features/promotions/PromotionField.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'

/**
 * Enters a promotion code, or shows what the entered one deducts. The code of a cart is stored with it: the page submits
 * it. The code of one product is a parameter of the page, next to the selection.
 */
export function PromotionForm({
  promotion,
  inQuery = false,
  id,
  error,
  value,
}: {
  promotion: Cart['promotion']
  /** True for the code of one product. */
  inQuery?: boolean
  /** Id of the field. */
  id: string
  error: string | undefined
  value: string | undefined
}) {
  const t = useText()
  const format = useFormat()
  const [query] = useSearchParams()
  const selection = inQuery ? [...query].filter(([name]) => name !== 'promotion') : []
  const problem = promotion?.problem
  // A code in the URL that deducts nothing was just entered: its field shows the reason.
  const entered = inQuery && problem ? { value: promotion.code, error: codeErrorText(t, problem) } : null
  return (
    <Form method={inQuery ? 'get' : 'post'} className="grid gap-3" noValidate preventScrollReset={inQuery}>
      {selection.map(([name, one], i) => (
        <input key={i} type="hidden" name={name} value={one} />
      ))}
      {!promotion || entered ? (
        <>
          {!inQuery && <input type="hidden" name="intent" value="promotion" />}
          <PromotionField id={id} error={entered ? entered.error : error} value={entered ? entered.value : value} />
        </>
      ) : (
        <>
          {promotion.amount && (
            <p>
              {t('cart.promotionApplied', {
                code: promotion.code,
                amount: format.money(promotion.amount.minor, promotion.amount.currency),
              })}
            </p>
          )}
          {problem && (
            <Alert tone="warning" title={t('cart.promotionNotNow', { code: promotion.code })}>
              <p>{codeErrorText(t, problem)}</p>
            </Alert>
          )}
          <Button
            type="submit"
            {...(!inQuery && { name: 'intent', value: 'remove-promotion' })}
            variant="quiet"
            className="justify-self-start"
          >
            {t('cart.promotionRemove')}
          </Button>
        </>
      )}
    </Form>
  )
}
