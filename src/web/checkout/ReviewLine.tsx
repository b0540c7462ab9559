import { Form } from 'react-router'
import { CancellationTerms } from '#domains/bookings/ui/CancellationTerms.tsx'
import { ChangedPrice } from '#domains/bookings/ui/ChangedPrice.tsx'
import { PriceDetails } from '#domains/bookings/ui/PriceDetails.tsx'
import type { CartLine } from '#domains/cart/answers.ts'
import { lineDetails, rangeOf, whyGone } from '#domains/cart/ui/line-words.ts'
import type { Money } from '#contract/shapes.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { PackagePrice } from '#web/packages/PackagePrice.tsx'
import { ServicePrice } from '#web/services/ServicePrice.tsx'

/** One line before it is ordered: who leads it, what it costs with its taxes, what cancelling costs. */
export function ReviewLine({
  line,
  payment,
  leads,
  request,
  before,
}: {
  line: CartLine
  payment: 'prepay' | 'arrival'
  leads: string[]
  request: string
  /** What it cost when it was last seen, where that was another price. */
  before: Money | null
}) {
  const t = useText()
  const format = useFormat()
  const { total } = line
  const money = ({ minor, currency }: Money) => format.money(minor, currency)
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
          <Disclosure summary={t('cart.details')}>
            <div className="grid gap-4 pt-2">
              {line.kind === 'stay' && line.quote && <PriceDetails priced={line.quote} payment={payment} />}
              {line.kind === 'package' && line.quote && <PackagePrice quote={line.quote} payment={payment} />}
              {line.kind === 'service' && line.quote && <ServicePrice quote={line.quote} payment={payment} />}
            </div>
          </Disclosure>
          <Terms line={line} />
        </>
      )}
      {(before || line.refused) && (
        <Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <Button
            type="submit"
            name="line"
            value={line.id}
            variant="secondary"
            aria-label={t('cart.takeOutLine', { name })}
          >
            {t('cart.takeOut')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

function Terms({ line }: { line: CartLine }) {
  if (!line.quote) return null
  if (line.kind === 'stay') {
    const { cancellation, hotel } = line.quote
    return <CancellationTerms cancellation={cancellation} timeZone={hotel.time_zone} place={hotel.city} />
  }
  if (line.kind === 'package') {
    const { cancellation, departure_city } = line.quote
    return (
      <CancellationTerms cancellation={cancellation} timeZone={departure_city.time_zone} place={departure_city.name} />
    )
  }
  const { cancellation, time_zone, city } = line.quote
  return <CancellationTerms cancellation={cancellation} timeZone={time_zone} place={city.name} />
}
