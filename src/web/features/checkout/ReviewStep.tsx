import { linkTo } from '#web/ui/actions/link-to.tsx'
import { Form, Link, useLocation } from 'react-router'
import type { Money } from '#api/shapes.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { moneyOfCart } from '#web/features/cart/cart-money.ts'
import { BookedParts } from '#web/features/cart/BookedParts.tsx'
import { CartAccount, kindOfAll } from '#web/features/cart/CartAccount.tsx'
import type { StepProps } from '#web/features/checkout/Checkout.tsx'
import { leadsOf } from '#web/features/checkout/checkout-form.ts'
import { onlyLine, textVariantOfCart } from '#web/features/checkout/checkout-texts.ts'
import { useDraft } from '#web/features/checkout/draft/use-draft.ts'
import { giftCardOf } from '#web/features/promotions/gift-card.ts'
import { ReviewLine } from '#web/features/checkout/ReviewLine.tsx'
import { addressOfStep, onlyPayment } from '#web/features/checkout/steps.ts'
import { isUnclear } from '#web/features/checkout/unclear.ts'
import { useFilledPages } from '#web/lib/site.ts'
import { ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Checkbox, HiddenFields } from '#web/ui/form/Inputs.tsx'
import { Card } from '#web/ui/layout/Card.tsx'

/** Everything that will be booked, with old and new price where one has changed, and the button to order. */
export function ReviewStep({ page, answer, values, messages }: StepProps) {
  const t = useText()
  const { cart, requested } = page
  const { guests = [], lines: requests = [], payment_type: payment = 'arrival' } = page.draft
  const plan = cart.pay[payment]
  const beforeOf = (id: number, was: Money | null, total: Money | null) => {
    const seen = answer?.before?.find((one) => one.line_id === id)?.total ?? was
    return seen && seen.minor !== total?.minor ? seen : null
  }
  return (
    <div className="grid gap-6">
      <h2 className="text-title" id="review">
        {t('cart.reviewTitle')}
      </h2>
      <ul className="grid gap-5">
        {cart.lines.map((one) => (
          <li key={one.id}>
            <ReviewLine
              line={one}
              isOnly={onlyLine(cart) !== null}
              payment={payment}
              card={giftCardOf(page.gifts)}
              before={beforeOf(one.id, one.was, one.total)}
              removable={!requested}
              alternatives={page.lineAlternatives[one.id]}
              request={requests.find(({ line_id }) => line_id === one.id)?.special_request ?? ''}
              leads={leadsOf(one, requests).flatMap((at) => {
                const guest = guests[at]
                return guest ? wholeName(guest) : []
              })}
            />
          </li>
        ))}
      </ul>
      <ContactAndPayment page={page} />
      {cart.token && plan ? (
        <OrderForm
          due={plan.find(({ due }) => due === 'booking')?.amount}
          page={page}
          answer={answer}
          values={values}
          messages={messages}
        />
      ) : (
        <Alert tone="warning">
          <p>{t('cart.takeOutFirst')}</p>
        </Alert>
      )}
    </div>
  )
}

function ContactAndPayment({ page }: Pick<StepProps, 'page'>) {
  const t = useText()
  const location = useLocation()
  const { cart, draft, gifts } = page
  const { contact, payment_type: payment = 'arrival' } = draft
  return (
    <Card padded className="grid gap-4 md:grid-cols-2">
      <section className="grid content-start gap-1">
        <h3 className="font-medium">{t('cart.contact')}</h3>
        <p>
          <bdi dir="ltr">{contact?.email}</bdi>
        </p>
        <p>
          <bdi dir="ltr">{page.phone}</bdi>
        </p>
        <p>
          <Link className="link" to={addressOfStep(location, 'guests')}>
            {t('cart.change')}
          </Link>
        </p>
      </section>
      {/* The account of a single line says how it is paid. */}
      {!(onlyLine(cart) && onlyPayment(cart)) && (
        <section className="grid content-start gap-1">
          <h3 className="font-medium">
            {t(`cart.${payment}`, { where: t('shortaccount.where', { kind: kindOfAll(cart.lines) }) })}
          </h3>
          {!onlyLine(cart) && <CartAccount cart={cart} gifts={gifts} payment={payment} />}
          {!onlyPayment(cart) && (
            <p>
              <Link className="link" to={addressOfStep(location, 'payment')}>
                {t('cart.change')}
              </Link>
            </p>
          )}
        </section>
      )}
    </Card>
  )
}

/** The consent and the button that orders. `due` is the amount to pay now, if there is one. */
function OrderForm({ due, page, answer, values, messages }: StepProps & { due: Money | undefined }) {
  const { t, format } = useLanguage()
  const location = useLocation()
  const { cart } = page
  const line = onlyLine(cart)
  const isRequest = cart.lines.every(({ on_request }) => on_request)
  const mixed = !line && cart.lines.some(({ on_request }) => on_request)
  const draftProps = useDraft(page.formName)
  const isUnread = answer?.error?.code === 'terms_changed'
  return (
    <Form method="post" className="grid gap-5" noValidate {...draftProps}>
      <OrderFields page={page} answer={answer} values={values} />
      <Acceptance
        // A box that was checked keeps its state: terms that were not read have a new one.
        key={isUnread ? page.key : ''}
        isChecked={values.accept === 'yes' && !isUnread}
        error={messages.ofField('accept')}
      />
      {mixed && (
        <Alert tone="info">
          <BookedParts lines={cart.lines} payment={page.draft.payment_type ?? 'arrival'} />
        </Alert>
      )}
      <p className="text-muted">
        {line ? isRequest && t('productcheckout.requestReviewText') : !mixed && t('cart.together')}{' '}
        {cart.expires_at &&
          t(line ? 'productcheckout.priceHeld' : 'cart.priceHeld', {
            time: format.instant(cart.expires_at, siteTimeZone, 'time'),
          })}
        {page.ownCurrency && <span className="block">{page.ownCurrency}</span>}
      </p>
      {!cart.promotion && !page.gifts.used && (
        // On a phone the field is in the folded summary, which the browser unfolds at its address.
        <a className="link justify-self-start lg:hidden" href="#promotion">
          {t('codes.promotionTitle')}
        </a>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          intent="order"
          large

          icon="check"
          busy={t(
            isRequest ? 'productcheckout.sendingRequest' : `productcheckout.confirming_${textVariantOfCart(cart)}`,
          )}
        >
          {isRequest
            ? t('productcheckout.sendRequest')
            : due
              ? t('cart.confirmAndPay', { amount: moneyOfCart(format, cart)(due) })
              : t(line ? 'productcheckout.confirmBooking' : 'cart.confirm')}
        </SubmitButton>
        <ButtonLink to={addressOfStep(location, onlyPayment(cart) ? 'guests' : 'payment')} variant="quiet" large>
          {t('cart.back')}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** What is ordered, as the server compares it with the cart. */
function OrderFields({ page, answer, values }: Omit<StepProps, 'messages'>) {
  const { formName, cart, draft, requested } = page
  const { lines: requests = [], payment_type: payment = 'arrival' } = draft
  const line = onlyLine(cart)
  // The outcome of the order is unknown: the retry must send the same idempotency key and prices, so that it is ordered
  // only once.
  const unclear = answer?.error && isUnclear(answer.error.code)
  const sent = unclear ? values : undefined
  const pays = payment === 'prepay' && page.gifts.used?.pays.minor ? page.gifts.used.pays : null
  return (
    <>
      <HiddenFields
        fields={{
          about: formName,
          token: sent?.token ?? cart.token ?? undefined,
          key: sent?.key ?? page.key,
          terms_version: sent?.terms_version ?? page.termsVersion,
          seen_total: cart.total?.minor ?? '',
        }}
      />
      {requested && line && (
        <>
          <HiddenFields
            fields={{
              seen_currency: cart.total?.currency ?? '',
              line: line.id,
              on_request: line.on_request ? 'yes' : undefined,
            }}
          />
          <HiddenFields fields={leadsOf(line, requests).map((at) => ['lead', at])} />
        </>
      )}
      {pays && <HiddenFields fields={{ gift_minor: sent?.gift_minor ?? pays.minor, gift_currency: pays.currency }} />}
    </>
  )
}

/** The consent to the charges and, where the provider has published them, to its terms. */
function Acceptance({ isChecked, error }: { isChecked: boolean; error: string | undefined }) {
  const { t, locale } = useLanguage()
  const filled = useFilledPages()
  return (
    <Checkbox
      label={
        <>
          {t.rich('productcheckout.acceptCharges', { terms: linkTo('#review') })}
          {filled('terms-conditions') && (
            <>
              {' '}
              {t.rich('productcheckout.acceptTerms', {
                terms: linkTo(links.terms(locale)),
                privacy: filled('privacy') ? linkTo(links.privacy(locale)) : (text) => text,
              })}
            </>
          )}
        </>
      }
      name="accept"
      value="yes"
      defaultChecked={isChecked}
      error={error}
    />
  )
}
