import { Form } from 'react-router'
import { ProductPrice, ProductTerms, itemOfLine } from '#web/features/bookings/ProductPrice.tsx'
import type { Alternative } from '#domains/alternatives/contract.ts'
import { Alternatives } from '#web/features/cart/Alternatives.tsx'
import type { CartLine } from '#domains/cart/answers.ts'
import { LineFacts } from '#web/features/cart/LineFacts.tsx'
import { whyGone } from '#web/features/cart/line-messages.ts'
import type { Money } from '#api/shapes.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { PriceAccount } from '#web/features/products/PriceAccount.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

type Props = {
  line: CartLine
  payment: 'prepay' | 'arrival'
  /** The last characters of the gift card that pays a part. */
  card: string | undefined
  leads: string[]
  request: string
  /** The last shown price, if it differs from the current one. */
  before: Money | null
  /** True for a line of the cart, which can be removed from it. */
  removable: boolean
  alternatives?: Alternative[] | undefined
  isOnly: boolean
}

/** One line before it is ordered: lead guests, price with taxes, cancellation terms. */
export function ReviewLine({ leads, request, before, removable, alternatives = [], isOnly, ...priced }: Props) {
  const { t, format } = useLanguage()
  const { line } = priced
  const { total } = line
  const name = line.about?.name ?? t(`cart.kind_${line.kind}`)
  return (
    <Card padded className="grid gap-4">
      {/* On wide screens the summary beside it has these facts of a single stay. */}
      <div className={classes('grid min-w-0 gap-1', isOnly && line.kind === 'stay' && 'lg:hidden')}>
        <p className="text-muted text-note flex flex-wrap items-center gap-2">
          {t(`cart.kind_${line.kind}`)}
          {line.on_request && <Badge icon="info">{t('cart.onRequest')}</Badge>}
        </p>
        <h3 className="text-title">
          <bdi>{name}</bdi>
        </h3>
        <LineFacts line={line} />
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
          <PriceAndTerms {...priced} />
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

function PriceAndTerms({ line, payment, card }: Pick<Props, 'line' | 'payment' | 'card'>) {
  const t = useText()
  const item = itemOfLine(line)
  if (!item) return null
  const unconfirmed = line.on_request ? 'provider' : null
  return (
    <>
      <PriceAccount
        price={unconfirmed ? { ...item, cancellation: null } : item}
        payment={payment}
        card={card}
        kind={item.kind}
      />
      <Disclosure summary={t('cart.details')}>
        <div className="grid gap-4 pt-2">
          <ProductPrice item={item} account={null} />
        </div>
      </Disclosure>
      <ProductTerms item={item} unconfirmed={unconfirmed} />
    </>
  )
}

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
