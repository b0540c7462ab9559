import type { Cart } from '#domains/cart/answers.ts'
import { PromotionForm } from '#web/features/promotions/PromotionForm.tsx'
import { rangeOf } from '#web/features/cart/line-messages.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { Parts } from '#web/features/checkout/PaymentStep.tsx'
import { Card } from '#web/ui/Card.tsx'
import { links } from '#web/lib/links.ts'

type SummaryProps = {
  cart: Cart
  payment: 'prepay' | 'arrival' | undefined
  /** The promotion code that was entered last, with its error. */
  code: { error: string | undefined; value: string | undefined }
}

/** The booked products and their total, shown next to every step. */
export function CheckoutSummary({ cart, payment, code }: SummaryProps) {
  const t = useText()
  const format = useFormat()
  const { total } = cart
  const price = total && <bdi className="price">{format.money(total.minor, total.currency)}</bdi>
  return (
    <aside aria-label={t('cart.summary')} className="lg:sticky lg:top-6">
      <Card padded className="max-lg:hidden">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="text-title">{t('cart.summary')}</h2>
          {price}
        </div>
        <Content cart={cart} payment={payment} code={code} id="promotion-beside" />
      </Card>
    </aside>
  )
}

/** The summary on small screens: a bar with the total that expands. */
export function SummaryBar({ cart, payment, code }: SummaryProps) {
  const t = useText()
  const format = useFormat()
  const { total } = cart
  return (
    <Card padded className="lg:hidden">
      <details className="disclosure">
        <summary className="flex flex-wrap items-baseline justify-between gap-3">
          <span className="font-medium">{t('cart.summary')}</span>
          {total && <bdi className="price">{format.money(total.minor, total.currency)}</bdi>}
        </summary>
        <Content cart={cart} payment={payment} code={code} id="promotion" />
      </details>
    </Card>
  )
}

function Content({ cart, payment, code, id }: SummaryProps & { id: string }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const paid = payment && cart.pay[payment]
  return (
    <div className="grid gap-4 pt-4">
      <ul className="grid gap-4">
        {cart.lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-4">
            <span className="min-w-0">
              <bdi className="block font-medium">{line.about?.name ?? t(`cart.kind_${line.kind}`)}</bdi>
              <span className="text-muted text-note block">{rangeOf(format, line)}</span>
            </span>
            {line.total ? (
              <bdi className="whitespace-nowrap">{format.money(line.total.minor, line.total.currency)}</bdi>
            ) : (
              <span className="text-danger">{t('cart.gone')}</span>
            )}
          </li>
        ))}
      </ul>
      {paid && (
        <p>
          <Parts paid={paid} />
        </p>
      )}
      <PromotionForm promotion={cart.promotion} id={id} {...code} />
      <a className="link justify-self-start" href={links.cart(locale)}>
        {t('cart.changeCart')}
      </a>
    </div>
  )
}
