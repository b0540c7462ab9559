import { Form } from 'react-router'
import type { Cart } from '#domains/cart/answers.ts'
import { codeErrorText } from '#i18n/promotion-error.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { PromotionField } from '#web/features/promotions/PromotionField.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'

/** Enters a promotion code for the cart, or shows what the entered one deducts. Its page submits it to the cart. */
export function PromotionForm({
  promotion,
  id,
  error,
  value,
}: {
  promotion: Cart['promotion']
  /** Id of the field; a page can contain the form twice. */
  id: string
  error: string | undefined
  value: string | undefined
}) {
  const t = useText()
  const format = useFormat()
  if (!promotion) {
    return (
      <Form method="post" className="grid gap-3" noValidate>
        <input type="hidden" name="intent" value="promotion" />
        <PromotionField id={id} error={error} value={value} />
      </Form>
    )
  }
  const { code, amount, problem } = promotion
  return (
    <Form method="post" className="grid gap-3">
      {amount && <p>{t('cart.promotionApplied', { code, amount: format.money(amount.minor, amount.currency) })}</p>}
      {problem && (
        <Alert tone="warning" title={t('cart.promotionNotNow', { code })}>
          <p>{codeErrorText(t, problem)}</p>
        </Alert>
      )}
      <Button type="submit" name="intent" value="remove-promotion" variant="quiet" className="justify-self-start">
        {t('cart.promotionRemove')}
      </Button>
    </Form>
  )
}
