import { addressLines } from '#domains/bookings/model/guests/address.ts'
import { useNavigation } from 'react-router'
import { useLocale, useText } from '#i18n/react.tsx'
import { codeErrorText } from '#i18n/promotion-error.ts'
import type { Translator } from '#i18n/translator.ts'
import type { CheckoutData, CheckoutError } from '#web/features/checkout/checkout-data.ts'
import { CheckoutSummary, SummaryBar } from '#web/features/checkout/CheckoutSummary.tsx'
import { DuplicateBooking } from '#web/features/checkout/DuplicateBooking.tsx'
import { GuestsStep } from '#web/features/checkout/GuestsStep.tsx'
import { PaymentStep } from '#web/features/checkout/PaymentStep.tsx'
import { ReviewStep } from '#web/features/checkout/ReviewStep.tsx'
import type { SignInError } from '#web/features/account/sign-in/sign-in-step.ts'
import { SignInStep } from '#web/features/account/sign-in/SignInStep.tsx'
import { steps } from '#web/features/checkout/steps.ts'
import { errorMessages, type NamedField } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { PageHeading } from '#web/ui/PageHeading.tsx'
import { Steps } from '#web/ui/Steps.tsx'
import { links } from '#web/lib/links.ts'

/** Response to the last form: an error, or the same form with one more guest. */
export type CheckoutAnswer = (Partial<CheckoutError> & { values: Record<string, string> }) | undefined

export type StepProps = {
  data: CheckoutData
  answer: CheckoutAnswer
  /** Field values: the last typed, otherwise the saved ones. */
  values: Record<string, string>
  errorOf: (field: string) => string | undefined
  busy: boolean
}

/**
 * Checkout of the cart as one order in three steps: guests, payment, review. Each step is a plain form whose values are
 * saved on the server.
 */
export function Checkout({
  data,
  answer,
  signIn,
}: {
  data: CheckoutData
  answer: CheckoutAnswer
  signIn: SignInError | undefined
}) {
  const t = useText()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const { cart, step, profile } = data
  if (cart.lines.length === 0 && data.held) {
    return (
      <div className="page-width grid max-w-[40rem] gap-6 py-8">
        <PageHeading>{t('cart.title')}</PageHeading>
        <DuplicateBooking booking={data.held} />
      </div>
    )
  }
  // The browser of an ended session has no cart; that of the account is shown after sign-in.
  const signsIn = !profile && (data.sent || signIn || answer?.error?.code === 'unauthenticated')
  if (cart.lines.length === 0 && !signsIn) {
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
  const error = answer?.error
  const messages = errorMessages(t, error, fieldsOf(t, data, answer))
  const values = answer ? { ...data.saved, ...answer.values } : data.saved
  const wrongCode = error?.errors?.find(({ path }) => path === 'promotion')
  const code = { error: wrongCode && codeErrorText(t, wrongCode), value: answer?.values.promotion }
  const props: StepProps = { data, answer, values, errorOf: messages.ofField, busy }
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
        <SummaryBar cart={cart} payment={payment} code={code} />
        <ErrorSummary errors={messages.summary} />
        {error?.code === 'price_changed' ? (
          <Alert
            tone="warning"
            title={t(pricesChanged ? 'cart.changedTitle' : 'cart.cartChangedTitle')}
            announce={error}
          >
            <p>{t(pricesChanged ? 'cart.changedText' : 'cart.cartChangedText')}</p>
          </Alert>
        ) : answer?.duplicate ? (
          <DuplicateBooking booking={answer.duplicate} />
        ) : (
          messages.title && (
            <Alert
              tone="error"
              title={answer?.gone ? t('cart.goneTitle', { name: answer.gone }) : messages.title}
              announce={error}
            >
              <p>{answer?.gone ? t('cart.goneText') : messages.text}</p>
            </Alert>
          )
        )}
        {!profile ? (
          <SignInStep sent={data.sent} answer={signIn} busy={busy} />
        ) : step === 'guests' ? (
          <GuestsStep key={values.count} {...props} />
        ) : step === 'payment' ? (
          <PaymentStep {...props} />
        ) : (
          <ReviewStep {...props} />
        )}
      </div>
      <CheckoutSummary cart={cart} payment={payment} code={code} />
    </div>
  )
}

/** The fields of the steps in display order with their labels, for the error summary. */
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
