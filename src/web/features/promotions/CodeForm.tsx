import { useEffect } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import type { Money } from '#api/shapes.ts'
import type { Cart } from '#domains/cart/answers.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { GiftCards } from '#web/features/promotions/gift-card.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { HiddenFields, TextInput } from '#web/ui/form/Inputs.tsx'

type Props = {
  promotion: Cart['promotion']
  gifts: GiftCards
  /** True once payment on arrival is chosen. */
  onArrival?: boolean
  id: string
  error: string | undefined
  value: string | undefined
}

/**
 * Enters the code of a promotion or of a gift card, and shows what the entered ones deduct and pay. The page submits it: a
 * promotion code of one product becomes a parameter of the page, a gift card is stored with the checkout.
 */
export function CodeForm({ promotion, gifts, onArrival = false, id, error, value }: Props) {
  const t = useText()
  const [query] = useSearchParams()
  // A code in the URL that deducts nothing was just entered: its field shows the reason.
  const problem = promotion?.problem
  const entered =
    problem && query.has('promotion') ? { value: promotion.code, error: fieldErrorText(t, problem) } : null
  const takesCode = !promotion || entered !== null || !gifts.used
  return (
    <div className="grid gap-3">
      {promotion && !entered && <Promotion promotion={promotion} />}
      {gifts.used && <UsedCard used={gifts.used} onArrival={onArrival} />}
      {!gifts.used && gifts.own.length > 0 && <OwnCards own={gifts.own} />}
      {takesCode && (
        <Form key={gifts.used?.id} method="post" noValidate preventScrollReset>
          <HiddenFields fields={{ intent: 'code', replaces: entered ? 'promotion' : undefined }} />
          <PromotionField id={id} error={error ?? entered?.error} value={error ? value : (entered?.value ?? value)} />
        </Form>
      )}
    </div>
  )
}

/** The field of a promotion code with its button, folded until it is used. */
function PromotionField({ id, error, value }: Pick<Props, 'id' | 'error' | 'value'>) {
  const t = useText()
  const { hash } = useLocation()
  const isTarget = hash === `#${id}`
  useEffect(() => {
    // Also scrolls to the field if React has replaced the one to which the browser had scrolled.
    if (isTarget) document.getElementById(id)?.focus()
  }, [isTarget, id])
  return (
    <details className="disclosure" open={error !== undefined || isTarget}>
      <summary className="link">{t('codes.promotionTitle')}</summary>
      <div className="grid gap-3 pt-3">
        <TextInput
          label={t('codes.promotionLabel')}
          id={id}
          name="promotion"
          defaultValue={value}
          error={error}
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {t('codes.promotionApply')}
        </Button>
      </div>
    </details>
  )
}

function Promotion({ promotion: { code, amount, saved, problem } }: { promotion: NonNullable<Cart['promotion']> }) {
  const { t, format } = useLanguage()
  const money = (one: Money) => format.amount(one)
  return (
    <Form method="post" className="grid gap-3" preventScrollReset>
      {amount && saved && (
        <p>
          {amount.minor === saved.minor
            ? t('codes.promotionApplied', { code, amount: money(amount) })
            : t('codes.promotionTaxed', { code, saved: money(saved), amount: money(amount) })}
        </p>
      )}
      {problem && (
        <Alert tone="warning" title={t('codes.promotionNotNow', { code })}>
          <p>{fieldErrorText(t, problem)}</p>
        </Alert>
      )}
      <Button intent="remove-promotion" variant="quiet" className="justify-self-start">
        {t('codes.promotionRemove')}
      </Button>
    </Form>
  )
}

/** The part that the gift card pays, or the reason why it pays nothing. */
function UsedCard({ used, onArrival }: { used: NonNullable<GiftCards['used']>; onArrival: boolean }) {
  const { t, format } = useLanguage()
  const { pays, balance, state } = used
  const card = giftCardMark(used.last_four)
  const money = (minor: number) => format.money(minor, balance.currency)
  const left = balance.minor - pays.minor
  return (
    <Form method="post" className="grid gap-3" preventScrollReset>
      {state !== 'usable' || balance.minor === 0 ? (
        <Alert tone="warning" title={t('codes.giftNotNow', { card })} />
      ) : pays.minor === 0 ? (
        <p>{t('codes.giftNothing', { card, currency: format.currency(balance.currency) })}</p>
      ) : onArrival ? (
        <p>{t('codes.giftNotOnArrival', { card })}</p>
      ) : (
        <p>
          {left > 0
            ? t('codes.giftApplied', { card, amount: money(pays.minor), left: money(left) })
            : t('codes.giftAppliedAll', { card, amount: money(pays.minor) })}
        </p>
      )}
      <Button intent="remove-gift-card" variant="quiet" className="justify-self-start">
        {t('codes.giftRemove')}
      </Button>
    </Form>
  )
}

/** The gift cards of the account, which need no code. */
function OwnCards({ own }: { own: GiftCards['own'] }) {
  const { t, format } = useLanguage()
  return (
    <Form method="post" className="grid justify-items-start gap-2" preventScrollReset>
      <input type="hidden" name="intent" value="gift-card" />
      {own.map((one) => (
        <Button key={one.id} type="submit" name="card" value={one.id} variant="secondary">
          {t('codes.giftUse', {
            card: giftCardMark(one.last_four),
            balance: format.amount(one.balance),
          })}
        </Button>
      ))}
    </Form>
  )
}
