import { Form, useNavigation } from 'react-router'
import { bookFormFields } from '#domains/bookings/create/book-form.ts'
import {
  changedPrice,
  duplicateBooking,
  notPossible,
  promotionOfProduct,
  saveInCart,
  signInStep,
} from '#web/features/bookings/islands.ts'
import { SummaryFold } from '#web/features/bookings/SummaryFold.tsx'
import { BookFields } from '#web/features/checkout/BookFields.tsx'
import type { SignInError } from '#web/features/account/sign-in/sign-in-step.ts'
import type { PricedProduct } from '#web/features/checkout/priced-product.ts'
import type { ProductCheckout } from '#web/features/checkout/product-data.ts'
import { ProductSummary } from '#web/features/checkout/ProductSummary.tsx'
import { useDraft } from '#web/features/checkout/draft/use-draft.ts'
import { isUnclear } from '#web/features/checkout/unclear.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { errorMessages, type FormError } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { PageHeading } from '#web/ui/PageHeading.tsx'
import '#web/features/checkout/payment-choice.css'

type Props = { loaded: ProductCheckout; submitted: Partial<FormError> | undefined; signIn: SignInError | undefined }

/** The form that books one stay, package or service, next to its price. */
export function BookProduct({ loaded, submitted, signIn }: Props) {
  const t = useText()
  const format = useFormat()
  const { product, duplicate, requested, profile } = loaded
  const busy = useNavigation().state !== 'idle'
  const error = submitted?.error
  // The traveller's own hold can be the reason why nothing is available, so it is shown first.
  if (!product && duplicate) {
    return (
      <div className="page-width grid max-w-[40rem] gap-6 py-8">
        <PageHeading>{t('life.bookJourneyTitle', { name: duplicate.about.name })}</PageHeading>
        <duplicateBooking.LazyIsland booking={duplicate} />
      </div>
    )
  }
  if (!product) return <notPossible.LazyIsland loaded={loaded} error={error} />

  const { name, supply, firstDay, lastDay, quote, pay, back } = product
  const isStay = product.kind === 'stay'
  const messages = errorMessages(t, error, bookFormFields(t, product.rooms.length))
  const gone = error?.code === 'sold_out' && !isStay
  return (
    <div className="choice-of-payment page-width grid gap-6 py-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
      <PageHeading>
        {isStay ? t('booking.bookTitleAt', { hotel: name }) : t('life.bookJourneyTitle', { name })}
      </PageHeading>
      <aside
        aria-label={isStay ? t('booking.yourStay') : name}
        className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <SummaryFold name={name} when={format.stayRange(firstDay, lastDay)} total={quote.total}>
          <ProductSummary {...product} />
          <promotionOfProduct.LazyIsland product={product} />
        </SummaryFold>
      </aside>
      <div className="grid min-w-0 gap-6">
        {!duplicate && <ErrorSummary errors={messages.summary} />}
        {error?.code === 'price_changed' ? (
          <Alert tone="warning" title={t('booking.priceChangedTitle')} announce={error}>
            <changedPrice.LazyIsland
              before={{ ...quote.total, minor: Number(submitted?.values?.seen_total) }}
              now={quote.total}
            />
            <p>{t('booking.priceChangedText')}</p>
          </Alert>
        ) : (
          messages.title && (
            <Alert tone="error" title={gone ? t('life.journeySoldOut') : messages.title} announce={error}>
              <p>{gone ? t('life.journeySoldOutText') : messages.text}</p>
            </Alert>
          )
        )}
        {duplicate ? (
          <duplicateBooking.LazyIsland booking={duplicate} />
        ) : (
          <>
            {supply === 'portal' && (
              <Alert tone="info" title={t(isStay ? 'life.askTitle' : 'life.journeyAskTitle')}>
                <p>{t(isStay ? 'life.askText' : 'life.journeyAskText')}</p>
              </Alert>
            )}
            {!pay.arrival && !pay.prepay ? (
              <Alert tone="info" title={t('errors.payment_type_not_allowed')}>
                <ButtonLink to={back} variant="secondary" className="mt-3">
                  {t(isStay ? 'booking.seeOtherRooms' : 'life.backToJourney')}
                </ButtonLink>
              </Alert>
            ) : !profile ? (
              <signInStep.LazyIsland sent={loaded.sent} answer={signIn} busy={busy} />
            ) : (
              <BookForm {...{ loaded, submitted, product }} email={profile.email ?? ''} errorOf={messages.ofField} />
            )}
          </>
        )}
        {requested.kind === 'stay' ? (
          <saveInCart.LazyIsland selection={requested.selection} line={requested.query.line} />
        ) : (
          <p>
            <ButtonLink to={back} variant="quiet">
              {t('life.backToJourney')}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  )
}

function BookForm({
  loaded,
  submitted,
  product,
  email,
  errorOf,
}: Pick<Props, 'loaded' | 'submitted'> & {
  product: PricedProduct
  email: string
  errorOf: (field: string) => string | undefined
}) {
  const t = useText()
  const format = useFormat()
  const busy = useNavigation().state !== 'idle'
  const { kind, name, supply, timeZone, rooms, pay, quote } = product
  // The outcome of the booking is unknown: the retry must send the same idempotency key and quote, so that it is booked
  // only once.
  const sent = submitted?.error && isUnclear(submitted.error.code) ? submitted.values : undefined
  const onRequest = supply === 'portal'
  return (
    <Form method="post" className="grid gap-6" noValidate {...useDraft(loaded.about)}>
      <input type="hidden" name="quote_token" value={sent?.quote_token ?? quote.token} />
      <input type="hidden" name="key" value={sent?.key ?? loaded.key} />
      <input type="hidden" name="supply" value={supply} />
      <input type="hidden" name="names" value={rooms.length} />
      <input type="hidden" name="seen_total" value={quote.total.minor} />
      <BookFields
        product={kind !== 'stay'}
        quote={{
          rooms: rooms.map((room) => ({
            name: room.name ?? (room.sharing ? t('booking.packageRoom', { sharing: room.sharing }) : name),
          })),
          hotel: { supply },
          pay,
        }}
        countries={loaded.countries}
        saved={submitted?.values ?? loaded.saved}
        email={email}
        errorOf={errorOf}
      />
      <p className="text-muted">
        {kind === 'stay'
          ? t(onRequest ? 'life.askReview' : 'booking.reviewText', {
              rooms: format.rooms(quote.rooms.length),
              hotel: name,
              nights: format.nights(quote.nights),
            })
          : t(onRequest ? 'life.journeyAskReview' : 'life.journeyReview', { name })}{' '}
        {t('booking.priceHeld', { time: format.instant(quote.expires_at, timeZone, 'time') })}
        {loaded.ownCurrency && <span className="block">{loaded.ownCurrency}</span>}
      </p>
      {/* The styles show the text of the checked payment, with and without scripts. */}
      <Button type="submit" large pending={busy} icon="check">
        {onRequest ? (
          t(busy ? 'life.asking' : 'life.askHotel')
        ) : (
          <>
            <span className="if-prepay">{t(busy ? 'pay.goingToPay' : 'pay.bookAndPay')}</span>
            <span className="if-arrival">
              {t(busy ? (kind === 'stay' ? 'booking.confirming' : 'life.journeyConfirming') : 'booking.confirmBooking')}
            </span>
          </>
        )}
      </Button>
    </Form>
  )
}
