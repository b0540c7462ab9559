import { useLocation } from 'react-router'
import type { Alternative } from '#domains/alternatives/contract.ts'
import { addressLines } from '#domains/bookings/model/guests/address.ts'
import { errorText, errorTitle, fieldErrorText } from '#i18n/error-text.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { hotelLinks } from '#links/site.ts'
import type { SignInError } from '#web/features/account/sign-in/sign-in-step.ts'
import { CodeSentText } from '#web/features/account/CodeFields.tsx'
import { SignInWays, useSignInMessages } from '#web/features/account/sign-in/SignInWays.tsx'
import { textVariantOf } from '#web/features/bookings/text-variant.ts'
import type { CheckoutError } from '#web/features/checkout/checkout-actions.ts'
import type { CheckoutData } from '#web/features/checkout/checkout-data.ts'
import { onlyLine } from '#web/features/checkout/checkout-texts.ts'
import { CheckoutSummary } from '#web/features/checkout/CheckoutSummary.tsx'
import { DuplicateBooking } from '#web/features/checkout/DuplicateBooking.tsx'
import { guestsOf, GuestsStep } from '#web/features/checkout/GuestsStep.tsx'
import { PaymentStep } from '#web/features/checkout/PaymentStep.tsx'
import { ReviewStep } from '#web/features/checkout/ReviewStep.tsx'
import { addressOfStep, onlyPayment, steps } from '#web/features/checkout/steps.ts'
import { isUnclear } from '#web/features/checkout/unclear.ts'
import { errorMessages, type FieldLabels, type FormMessages } from '#web/lib/forms.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { EmptyCart } from '#web/features/cart/EmptyCart.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Steps } from '#web/ui/feedback/Steps.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { FormErrors } from '#web/ui/form/Inputs.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { NarrowPage, PageHeading } from '#web/ui/layout/Page.tsx'
import { selectionFields } from '#domains/cart/cart-form.ts'
import type { RequestedProduct } from '#web/features/cart/requested-product.ts'
import { AddToCart } from '#web/features/cart/AddToCart.tsx'
import { useEffect, useRef } from 'react'
import type { ApiError } from '#api/errors.ts'
import type { SoldOutData } from '#domains/bookings/contract/bookings.ts'
import { Alternatives } from '#web/features/cart/Alternatives.tsx'

/** Response to the last form: an error, or the same form with one more guest. */
type CheckoutAnswer = (Partial<CheckoutError> & { values: Record<string, string> }) | undefined

export type StepProps = {
  page: CheckoutData
  answer: CheckoutAnswer
  /** Field values: the last typed, otherwise the saved ones. */
  values: Record<string, string>
  messages: FormMessages
}

type Props = {
  page: CheckoutData
  answer: CheckoutAnswer
  signIn: SignInError | undefined
}

/**
 * Checkout of one product, or of the cart as one order, in three steps: guests, payment, review. Each step is a plain
 * form whose values are saved on the server.
 */
export function Checkout({ page, answer, signIn }: Props) {
  const { cart, requested, profile, duplicate, title } = page
  const isGone = requested ? page.failure !== null : cart.lines.length === 0
  // The traveller's own hold can be the reason why nothing is available, so it is shown first.
  if (isGone && duplicate) {
    return (
      <NarrowPage rem={40}>
        <PageHeading>{title}</PageHeading>
        <DuplicateBooking booking={duplicate} ordered={!requested} />
      </NarrowPage>
    )
  }
  if (isGone && requested) return <NotPossible page={page} requested={requested} error={answer?.error} />
  // The browser of an ended session has no cart; that of the account is shown after sign-in.
  const signsIn = !profile && (page.sent || signIn || answer?.error?.code === 'unauthenticated')
  if (isGone && !signsIn) {
    return (
      <div className="page-width py-12">
        <PageHeading className="sr-only">{title}</PageHeading>
        <EmptyCart />
      </div>
    )
  }
  return <CheckoutPage page={page} answer={answer} signIn={signIn} title={title} />
}

const stepLabels = {
  guests: 'cart.stepGuests',
  payment: 'cart.payment',
  review: 'cart.stepReview',
} as const

function CheckoutPage({ page, answer, signIn, title }: Props & { title: string }) {
  const t = useText()
  const location = useLocation()
  const { step, profile, requested } = page
  const payment = profile && step === 'review' ? page.draft.payment_type : undefined
  const stepsOfCart = steps.filter((one) => one !== 'payment' || step === one || !onlyPayment(page.cart))
  const error = answer?.error
  const wrongCode = error?.errors?.find(({ path }) => path === 'promotion')
  const code = { error: wrongCode && fieldErrorText(t, wrongCode), value: answer?.values.promotion }
  return (
    <div className="page-width grid items-start gap-x-8 gap-y-6 py-8 lg:grid-cols-[1fr_400px] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-6">
        <PageHeading>{title}</PageHeading>
        <Steps
          label={t('cart.steps')}
          current={profile ? stepsOfCart.indexOf(step) : 0}
          steps={stepsOfCart.map((one) => ({
            label: t(stepLabels[one]),
            ...(one !== 'review' && { to: addressOfStep(location, one) }),
          }))}
        />
      </div>
      <CheckoutSummary page={page} payment={payment} code={code} />
      <div className="grid min-w-0 gap-6">
        <CurrentStep page={page} answer={answer} signIn={signIn} />
        {requested && page.place && !(answer?.duplicate ?? page.duplicate) && (!profile || step === 'guests') && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
            {/* A package or a service is added to the cart on its own page. */}
            {(requested.kind === 'stay' || requested.query.line !== undefined) && (
              <AddToCart
                fields={selectionFields(requested as Parameters<typeof selectionFields>[0])}
                line={requested.query.line}
              />
            )}
            <ButtonLink to={page.place} variant="quiet">
              {t(`productcheckout.back_${textVariantOf(requested.kind)}`)}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}

function CurrentStep({ page, answer, signIn }: Props) {
  const t = useText()
  const { cart, step, profile, requested } = page
  const error = answer?.error
  const duplicate = answer?.duplicate ?? page.duplicate
  if (duplicate) return <DuplicateBooking booking={duplicate} />
  const line = onlyLine(cart)
  const messages = errorMessages(t, error, fieldsOf(t, page, answer))
  const values = answer ? { ...page.saved, ...answer.values } : page.saved
  const props: StepProps = { page, answer, values, messages }
  const pricesChanged = answer?.before?.some(({ line_id, total }) => {
    const changed = cart.lines.find(({ id }) => id === line_id)
    return changed?.total && changed.total.minor !== total.minor
  })
  // It is unknown if the booking arrived; the same form can be sent again.
  const unclear = step === 'review' && error && isUnclear(error.code)
  const soldOutVariant = requested && error?.code === 'sold_out' && textVariantOf(requested.kind)
  const requestVariant = line?.on_request && textVariantOf(line.kind)
  const priceChanged = error?.code === 'price_changed'
  const [title, text] = failure()
  return (
    <>
      <ErrorSummary errors={messages.summary} />
      {title && (
        <Alert tone={priceChanged ? 'warning' : 'error'} title={title} announce={error}>
          <p>{text}</p>
          {!priceChanged && requested && <Alternatives alternatives={otherRooms(t, requested, error)} />}
        </Alert>
      )}
      {requestVariant && (
        <Alert tone="info" title={t(`productcheckout.askTitle_${requestVariant}`)}>
          <p>{t(`productcheckout.askText_${requestVariant}`)}</p>
        </Alert>
      )}
      {requested && !cart.pay.prepay && !cart.pay.arrival ? (
        <Alert tone="info" title={t('errors.payment_type_not_allowed')} />
      ) : !profile ? (
        <SignInStep sent={page.sent} answer={signIn} />
      ) : step === 'guests' ? (
        <GuestsStep key={values.count} {...props} />
      ) : step === 'payment' ? (
        <PaymentStep {...props} />
      ) : (
        <ReviewStep {...props} />
      )}
    </>
  )

  function failure() {
    if (priceChanged) {
      return pricesChanged || requested
        ? line
          ? [t('productcheckout.priceChangedTitle'), t('productcheckout.priceChangedText')]
          : [t('cart.changedTitle'), t('cart.changedText')]
        : [t('cart.cartChangedTitle'), t('cart.cartChangedText')]
    }
    if (!messages.title) return []
    if (answer?.gone) return [t('cart.goneTitle', { name: answer.gone }), t('cart.goneText')]
    if (soldOutVariant)
      return [t(`productcheckout.soldOutTitle_${soldOutVariant}`), t(`productcheckout.soldOutText_${soldOutVariant}`)]
    if (unclear) return [messages.title, t('cart.unclear')]
    return [messages.title, error?.code === 'gift_card_changed' ? t('codes.giftChanged') : messages.text]
  }
}

/** Sign-in within the checkout. Each form posts to the page that contains it. */
function SignInStep({ sent, answer }: Pick<CheckoutData, 'sent'> & { answer: SignInError | undefined }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const messages = useSignInMessages(answer?.error)
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-title">{t('booking.loginToBook')}</h2>
        {sent ? <CodeSentText to={sent.to} signsIn /> : <p className="text-muted">{t('account.signInToBook')}</p>}
      </div>
      <FormErrors messages={messages} announce={answer} />
      <SignInWays
        sent={sent}
        next={pathname + search}
        values={answer ? { [answer.signIn]: answer.values } : {}}
        messages={messages}
        byPassword={answer?.signIn === 'password'}
      />
    </Card>
  )
}

/** The fields of the steps in display order with their labels, for the error summary. */
function fieldsOf(t: Translator, page: CheckoutData, answer: CheckoutAnswer): FieldLabels {
  const { cart } = page
  const line = onlyLine(cart)
  const count = guestsOf(page, answer?.values ?? {})
  const guests = Array.from({ length: count }, (_, i): [string, string][] => {
    const of = (field: string) =>
      count === 1
        ? field
        : line
          ? t('booking.fieldOfRoom', { field, number: i + 1 })
          : t('cart.fieldOf', { field, of: t('cart.guest', { number: i + 1 }) })
    return [
      [`guests.${i}.first_name`, of(t('booking.firstName'))],
      [`guests.${i}.last_name`, of(t('booking.lastName'))],
    ]
  })
  const requestOf = ({ about }: CheckoutData['cart']['lines'][number], i: number) =>
    line
      ? t('booking.specialRequest')
      : t('cart.requestFor', { name: about ? t('cart.named', { name: about.name }) : String(i + 1) })
  return {
    ...Object.fromEntries(guests.flat()),
    'contact.email': t('common.email'),
    'contact.phone': t('common.phone'),
    'contact.country': t('booking.countryOfResidence'),
    ...Object.fromEntries(addressLines.map((name) => [`contact.${name}`, t(`booking.address_${name}`)])),
    ...Object.fromEntries(cart.lines.map((one, i) => [`lines.${i}.special_request`, requestOf(one, i)])),
    payment_type: t('cart.payment'),
    accept: t('cart.terms'),
  }
}

function NotPossible({
  page: { cart, failure, place, alternatives },
  requested,
  error,
}: {
  page: CheckoutData
  requested: RequestedProduct
  error: ApiError | undefined
}) {
  const { t, locale, format } = useLanguage()
  const { kind, selection } = requested
  const variant = textVariantOf(kind)
  const about = cart.lines[0]?.about
  const code = failure ?? 'not_found'
  const isSoldOut = error?.code === 'sold_out' || code === 'sold_out'
  const rooms = otherRooms(t, requested, error)
  // The error of the booking already names the other rooms of the hotel.
  const offered = [...rooms, ...alternatives.filter(({ other }) => other || rooms.length === 0)]
  const box = useRef<HTMLDivElement>(null)
  // The page that replaces the form starts at this message.
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])
  const hasOtherDates = kind !== 'stay' && alternatives.some(({ other }) => !other)
  const title = isSoldOut
    ? t(`productcheckout.soldOutTitle_${variant}`)
    : hasOtherDates
      ? t('productcheckout.otherDatesTitle')
      : errorTitle(t, code)
  const text = hasOtherDates
    ? t('productcheckout.otherDatesText')
    : isSoldOut && (kind !== 'stay' || offered.some(({ other }) => !other))
      ? t(`productcheckout.soldOutText_${variant}`)
      : errorText(t, code)
  return (
    <div ref={box} tabIndex={-1} className="page-width py-12">
      <PageHeading className="sr-only">{t('productcheckout.notPossible')}</PageHeading>
      <EmptyState
        icon="calendar"
        title={title}
        actions={
          <>
            <ButtonLink to={place ?? ''}>
              {t(about ? `productcheckout.back_${variant}` : 'productcheckout.searchAgain')}
            </ButtonLink>
            {about && requested.kind === 'stay' && (
              <ButtonLink to={hotelLinks.calendar(locale, about.slug, requested.query)} variant="secondary">
                {t('hotel.otherDates')}
              </ButtonLink>
            )}
          </>
        }
      >
        {about && (
          <p className="font-medium">
            <bdi>{about.name}</bdi>
            {'check_in' in selection && <> · {format.stayRange(selection.check_in, selection.check_out)}</>}
          </p>
        )}
        <p className="text-muted">{text}</p>
        <div className="card mt-3 grid w-full max-w-[36rem] gap-5 p-5 empty:hidden">
          <Alternatives alternatives={offered} />
        </div>
      </EmptyState>
    </div>
  )
}

/** The rooms of the same hotel that the error of a room that is sold out names. */
function otherRooms(t: Translator, { kind, selection }: RequestedProduct, error: ApiError | undefined): Alternative[] {
  if (kind !== 'stay' || !error) return []
  const { alternatives = [] } = (error.data ?? {}) as Partial<SoldOutData>
  return alternatives.map(({ name, board, rooms, total }) => ({
    selection: { ...selection, rooms },
    name,
    detail: `${name} · ${t(`stays.board_${board}`)}`,
    other: false,
    first_date: selection.check_in,
    last_date: selection.check_out,
    time: null,
    total,
  }))
}
