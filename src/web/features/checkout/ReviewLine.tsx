import { Form } from 'react-router'
import { ProductPrice, ProductTerms, itemOfLine } from '#web/features/bookings/ProductPrice.tsx'
import type { Alternative } from '#domains/alternatives/contract.ts'
import { Alternatives } from '#web/features/cart/Alternatives.tsx'
import type { CartLine } from '#domains/cart/answers.ts'
import { lineDetails, rangeOf, whyGone } from '#web/features/cart/line-messages.ts'
import type { Money } from '#api/shapes.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Parts } from '#web/features/checkout/PaymentStep.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

/** One line before it is ordered: lead guests, price with taxes, cancellation terms. */
export function ReviewLine({
  line,
  payment,
  money,
  leads,
  request,
  before,
  removable,
  alternatives = [],
}: {
  line: CartLine
  payment: 'prepay' | 'arrival'
  /** Writes the amounts of the cart. */
  money: (amount: Money) => string
  leads: string[]
  request: string
  /** The last shown price, if it differs from the current one. */
  before: Money | null
  /** True for a line of the cart, which can be removed from it. */
  removable: boolean
  alternatives?: Alternative[] | undefined
}) {
  const { t, format } = useLanguage()
  const { total } = line
  const plan = line.quote?.pay[payment]
  const name = line.about?.name ?? t(`cart.kind_${line.kind}`)
  return (
    <Card padded className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <div className="grid min-w-0 gap-1">
          <p className="text-muted text-note flex flex-wrap items-center gap-2">
            {t(`cart.kind_${line.kind}`)}
            {line.on_request && <Badge icon="info">{t('cart.onRequest')}</Badge>}
          </p>
          <h3 className="text-title">
            <bdi>{name}</bdi>
          </h3>
          <p>{rangeOf(format, line)}</p>
          <ul className="text-muted">
            {lineDetails(t, format, line).map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </div>
        {total && !before && <bdi className="price">{money(total)}</bdi>}
      </div>
      {total && before && (
        <div className="alert alert-warning">
          <ChangedPrice before={before} now={total} />
        </div>
      )}
      {line.refused ? (
        <Alert tone="error" title={t('cart.gone')}>
          <p>{whyGone(t, line)}</p>
          <Alternatives alternatives={alternatives} line={line.id} />
        </Alert>
      ) : (
        <>
          <p>
            <bdi>{t('cart.leadBy', { names: format.list(leads) })}</bdi>
          </p>
          {request && (
            <p className="text-muted">
              <bdi>{t('cart.request', { text: request })}</bdi>
            </p>
          )}
          {plan && removable && (
            <p>
              <Parts plan={plan} line={line} money={money} />
            </p>
          )}
          <PriceAndTerms line={line} payment={payment} />
        </>
      )}
      {removable && (before || line.refused) && (
        <Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <Button
            type="submit"
            name="line"
            value={line.id}
            variant="secondary"
            aria-label={t('cart.takeOutLine', { name: t('cart.named', { name }) })}
          >
            {t('cart.takeOut')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

/** The price of a line with its details, and the cancellation terms. */
function PriceAndTerms({ line, payment }: { line: CartLine; payment: 'prepay' | 'arrival' }) {
  const t = useText()
  const unconfirmed = line.on_request ? 'provider' : null
  const item = itemOfLine(line)
  return (
    <>
      <Disclosure summary={t('cart.details')}>
        <div className="grid gap-4 pt-2">
          {item && <ProductPrice item={item} payment={payment} unconfirmed={unconfirmed} />}
        </div>
      </Disclosure>
      {item && <ProductTerms item={item} unconfirmed={unconfirmed} id={`cancelling-${line.id}`} />}
    </>
  )
}

/** The last shown price and the current price. */
function ChangedPrice({ before, now }: { before: Money; now: Money }) {
  const { t, format } = useLanguage()
  const money = ({ minor, currency }: Money) => <bdi>{format.money(minor, currency)}</bdi>
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div>
        <dt className="text-small">{t('productcheckout.priceBefore')}</dt>
        <dd>
          <del>{money(before)}</del>
        </dd>
      </div>
      <div>
        <dt className="text-small">{t('productcheckout.priceNow')}</dt>
        <dd className="font-semibold">{money(now)}</dd>
      </div>
    </dl>
  )
}
