import { Form } from 'react-router'
import type { Money } from '#api/shapes.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import type { StepProps } from '#web/features/checkout/Checkout.tsx'
import { Parts } from '#web/features/checkout/PaymentStep.tsx'
import { ReviewLine } from '#web/features/checkout/ReviewLine.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { isUnclear } from '#web/features/checkout/unclear.ts'
import { links } from '#web/lib/links.ts'

/** Everything that will be booked, with old and new price where one has changed, and the button to order. */
export function ReviewStep({ data, answer, values, errorOf, busy }: StepProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { cart, draft } = data
  const { guests = [], contact, lines: requests = [], payment_type: payment = 'arrival' } = draft
  // The outcome of the order is unknown: the retry must send the same idempotency key and prices, so that it is ordered
  // only once.
  const unclear = answer?.error && isUnclear(answer.error.code)
  const sent = unclear ? values : undefined
  const paid = cart.pay[payment]
  const beforeOf = (id: number, was: Money | null, total: Money | null) => {
    const seen = answer?.before?.find((one) => one.line_id === id)?.total ?? was
    return seen && seen.minor !== total?.minor ? seen : null
  }
  return (
    <div className="grid gap-6">
      <h2 className="text-title" id="cancelling">
        {t('cart.reviewTitle')}
      </h2>
      <ul className="grid gap-5">
        {cart.lines.map((line) => {
          const request = requests.find(({ line_id }) => line_id === line.id)
          const leads = request?.leads ?? Array.from({ length: line.names }, (_, i) => i)
          return (
            <li key={line.id}>
              <ReviewLine
                line={line}
                payment={payment}
                before={beforeOf(line.id, line.was, line.total)}
                request={request?.special_request ?? ''}
                leads={leads.flatMap((at) => {
                  const guest = guests[at]
                  return guest ? `${guest.first_name} ${guest.last_name}` : []
                })}
              />
            </li>
          )
        })}
      </ul>
      <Card padded className="grid gap-4 md:grid-cols-2">
        <section className="grid content-start gap-1">
          <h3 className="font-medium">{t('cart.contact')}</h3>
          <p>
            <bdi dir="ltr">{contact?.email}</bdi>
          </p>
          <p>
            <bdi dir="ltr">{contact?.phone}</bdi>
          </p>
          <p>
            <a className="link" href={links.book(locale)}>
              {t('cart.change')}
            </a>
          </p>
        </section>
        <section className="grid content-start gap-1">
          <h3 className="font-medium">{t(`cart.${payment}`)}</h3>
          <p>{paid && <Parts paid={paid} />}</p>
          <p>
            <a className="link" href={links.book(locale, { step: 'payment' })}>
              {t('cart.change')}
            </a>
          </p>
        </section>
      </Card>
      {cart.token && paid ? (
        <Form method="post" className="grid gap-5" noValidate>
          <input type="hidden" name="cart_token" value={sent?.cart_token ?? cart.token} />
          <input type="hidden" name="key" value={sent?.key ?? data.key} />
          <Checkbox
            label={t.rich('cart.accept', {
              terms: (text) => (
                <a href="#cancelling" className="link">
                  {text}
                </a>
              ),
            })}
            name="accept"
            value="yes"
            defaultChecked={values.accept === 'yes'}
            error={errorOf('accept')}
          />
          <p className="text-muted">
            {t('cart.together')}{' '}
            {cart.expires_at && t('cart.priceHeld', { time: format.instant(cart.expires_at, 'Asia/Riyadh', 'time') })}
            {data.about && <span className="block">{data.about}</span>}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="order" large pending={busy} icon="check">
              {busy
                ? t('cart.confirming')
                : paid.now.minor > 0
                  ? t('cart.confirmAndPay', { amount: format.money(paid.now.minor, paid.now.currency) })
                  : t('cart.confirm')}
            </Button>
            <ButtonLink to={links.book(locale, { step: 'payment' })} variant="quiet" large>
              {t('cart.back')}
            </ButtonLink>
          </div>
        </Form>
      ) : (
        <Alert tone="warning">
          <p>{t('cart.takeOutFirst')}</p>
        </Alert>
      )}
    </div>
  )
}
