import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { holdMinutes } from '#domains/bookings/model/rules.ts'
import type { Money } from '#api/shapes.ts'
import { isFirst, type PaymentPart } from '#domains/shared/plan.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'
import { moneyOfCart } from '#web/features/cart/cart-money.ts'
import { kindOfAll } from '#web/features/cart/CartAccount.tsx'
import { dueLabel, type AccountOf } from '#domains/shared/texts/short-account.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { StepProps } from '#web/features/checkout/Checkout.tsx'
import { onlyLine } from '#web/features/checkout/checkout-texts.ts'
import { useDraft } from '#web/features/checkout/draft/use-draft.ts'
import { addressOfStep } from '#web/features/checkout/steps.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { usePaymentMarks } from '#web/lib/site.ts'

/** The payment type of everything. Of several products, a type that one does not allow is shown with its name. */
export function PaymentStep({ page: { formName, cart, draft, gifts }, values, messages }: StepProps) {
  const { t, format } = useLanguage()
  const location = useLocation()
  const marks = usePaymentMarks()
  const { prepay, arrival } = cart.pay
  const only = onlyLine(cart)
  const kind = kindOfAll(cart.lines)
  const without = (way: PaymentType) =>
    format.list(
      cart.lines
        .filter(({ quote }) => quote && !quote.pay[way])
        .map((line) => t('cart.named', { name: line.about?.name ?? '' })),
    )
  const paymentType = values.payment_type ?? draft.payment_type
  const chosen = paymentType === 'prepay' || paymentType === 'arrival' ? paymentType : undefined
  // Payment on arrival charges nothing now. A gift card pays what is paid online.
  const usual = arrival && !gifts.used?.pays.minor ? 'arrival' : 'prepay'
  const first = chosen && cart.pay[chosen] ? chosen : usual
  const isOffered = (way: PaymentType) => cart.pay[way] !== null || !only
  const money = moneyOfCart(format, cart)
  const draftProps = useDraft(formName)
  return (
    <Form method="post" className="grid gap-6" noValidate {...draftProps}>
      <input type="hidden" name="about" value={formName} />
      <Card padded className="grid gap-5">
        <div className="grid gap-1">
          <h2 className="text-title">{t('cart.paymentTitle')}</h2>
          <p className="text-muted">{t(only ? 'cart.paymentOne' : 'cart.paymentText')}</p>
        </div>
        {!prepay && !arrival && (
          <Alert tone="warning">
            <p>{t('cart.noWay')}</p>
          </Alert>
        )}
        <RadioCards
          legend={<span className="sr-only">{t('cart.paymentTitle')}</span>}
          name="payment_type"
          defaultValue={first}
          error={messages.ofField('payment_type')}
          options={(['prepay', 'arrival'] as const).filter(isOffered).map((way) => {
            const plan = cart.pay[way]
            return {
              value: way,
              label: t(`cart.${way}`, { where: t('shortaccount.where', { kind }) }),
              disabled: !plan,
              description: plan ? (
                <>
                  <Parts plan={plan} kind={kind} money={money} />
                  {way === 'prepay' && plan.some(isFirst) && t('cart.holds', { minutes: holdMinutes })}
                </>
              ) : (
                t(way === 'prepay' ? 'cart.onlyArrival' : 'cart.onlyPrepay', { names: without(way) })
              ),
            }
          })}
        />
        {prepay && marks && <p className="text-muted text-note">{marks}</p>}
      </Card>
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="payment" large disabled={!prepay && !arrival}>
          {t('cart.continue')}
        </SubmitButton>
        <ButtonLink to={addressOfStep(location, 'guests')} variant="quiet" large>
          {t('cart.back')}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** When a price is paid, one part per line of the description of a choice. */
function Parts({
  plan,
  kind,
  money,
}: {
  plan: readonly PaymentPart[]
  money: (amount: Money) => string
} & Pick<AccountOf, 'kind'>): ReactNode {
  const { t, format } = useLanguage()
  if (plan.length === 0)
    return (
      <span className="block">
        {t('cart.part', { when: t('shortaccount.due'), amount: t('shortaccount.nothing') })}
      </span>
    )
  return plan.map(({ due, amount }) => (
    <span key={due} className="block">
      {t('cart.part', { when: dueLabel(t, format, { when: due, kind }), amount: money(amount) })}
    </span>
  ))
}
