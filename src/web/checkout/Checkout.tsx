import { addressLines } from '#domains/bookings/address.ts'
import { useNavigation } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import type { Translator } from '#text/translator.ts'
import type { CheckoutData, CheckoutRefusal } from '#web/checkout/checkout-data.ts'
import { CheckoutSummary, SummaryBar } from '#web/checkout/CheckoutSummary.tsx'
import { GuestsStep } from '#web/checkout/GuestsStep.tsx'
import { PaymentStep } from '#web/checkout/PaymentStep.tsx'
import { ReviewStep } from '#web/checkout/ReviewStep.tsx'
import { SignInStep } from '#web/checkout/SignInStep.tsx'
import { steps } from '#web/checkout/steps.ts'
import { refusalWords, type NamedField } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Steps } from '#web/kit/Steps.tsx'
import { links } from '#web/links.ts'

/** What the last form was answered with: a refusal, or the same form with one name more. */
export type CheckoutAnswer = (Partial<CheckoutRefusal> & { values: Record<string, string> }) | undefined

export type StepProps = {
  data: CheckoutData
  answer: CheckoutAnswer
  /** What the fields hold: what was typed last, else what was kept. */
  values: Record<string, string>
  errorOf: (field: string) => string | undefined
  busy: boolean
}

/** The cart on its way to one order: guests, payment, review. Each step is a plain form; what is typed is kept on the server. */
export function Checkout({ data, answer }: { data: CheckoutData; answer: CheckoutAnswer }) {
  const t = useText()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const { cart, step, profile } = data
  if (cart.lines.length === 0) {
    return (
      <div className="page-width py-12">
        <PageHeading className="sr-only">{t('cart.title')}</PageHeading>
        <EmptyState
          picture="empty/cart"
          title={t('cart.empty')}
          actions={<ButtonLink to={links.home(locale)}>{t('cart.findStay')}</ButtonLink>}
        >
          <p className="text-muted">{t('cart.emptyText')}</p>
        </EmptyState>
      </div>
    )
  }
  const payment = profile && step === 'review' ? data.draft.payment_type : undefined
  const refusal = answer?.refusal
  const words = refusalWords(t, refusal, fieldsOf(t, data, answer))
  const values = answer ? { ...data.kept, ...answer.values } : data.kept
  const props: StepProps = { data, answer, values, errorOf: words.ofField, busy }
  const pricesChanged = answer?.before?.some(({ line_id, total }) => {
    const line = cart.lines.find(({ id }) => id === line_id)
    return line?.total && line.total.minor !== total.minor
  })
  return (
    <div className="page-width grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <PageHeading>{t('cart.title')}</PageHeading>
        <Steps
          label={t('cart.steps')}
          current={profile ? steps.indexOf(step) : 0}
          steps={[
            { label: t('cart.stepGuests'), to: links.book(locale) },
            { label: t('cart.stepPayment'), to: links.book(locale, { step: 'payment' }) },
            { label: t('cart.stepReview') },
          ]}
        />
        <SummaryBar cart={cart} payment={payment} />
        <ErrorSummary errors={words.summary} />
        {refusal?.code === 'price_changed' ? (
          <Alert
            tone="warning"
            title={t(pricesChanged ? 'cart.changedTitle' : 'cart.cartChangedTitle')}
            announce={refusal}
          >
            <p>{t(pricesChanged ? 'cart.changedText' : 'cart.cartChangedText')}</p>
          </Alert>
        ) : (
          words.title && (
            <Alert
              tone="error"
              title={answer?.gone ? t('cart.goneTitle', { name: answer.gone }) : words.title}
              announce={refusal}
            >
              <p>{answer?.gone ? t('cart.goneText') : words.text}</p>
            </Alert>
          )
        )}
        {!profile ? (
          <SignInStep />
        ) : step === 'guests' ? (
          <GuestsStep key={values.count} {...props} />
        ) : step === 'payment' ? (
          <PaymentStep {...props} />
        ) : (
          <ReviewStep {...props} />
        )}
      </div>
      <CheckoutSummary cart={cart} payment={payment} />
    </div>
  )
}

/** The fields that the steps show, in their order and by their words, for the error summary. */
function fieldsOf(t: Translator, { names, cart }: CheckoutData, answer: CheckoutAnswer): NamedField[] {
  const count = Math.max(names, Number(answer?.values.count) || 1)
  const guests = Array.from({ length: count }, (_, i) => {
    const of = (field: string) =>
      count > 1 ? t('cart.fieldOf', { field, of: t('cart.guest', { number: i + 1 }) }) : field
    return [
      { name: `guests.${i}.first_name`, label: of(t('booking.firstName')) },
      { name: `guests.${i}.last_name`, label: of(t('booking.lastName')) },
    ]
  })
  return [
    ...guests.flat(),
    { name: 'contact.email', label: t('account.email') },
    { name: 'contact.phone', label: t('account.phone') },
    { name: 'contact.country', label: t('booking.countryOfResidence') },
    ...addressLines.map((line) => ({ name: `contact.${line}`, label: t(`booking.address_${line}`) })),
    ...cart.lines.map((line, i) => ({
      name: `lines.${i}.special_request`,
      label: t('cart.requestFor', { name: line.about?.name ?? String(i + 1) }),
    })),
    { name: 'payment_type', label: t('cart.payment') },
    { name: 'accept', label: t('cart.terms') },
  ]
}
