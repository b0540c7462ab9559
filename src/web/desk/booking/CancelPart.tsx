import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useFormat, useText } from '#text/react.tsx'
import { Act } from '#web/desk/booking/Act.tsx'
import type { ActionsGiven } from '#web/desk/booking/given.ts'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { KeyValues } from '#web/kit/KeyValues.tsx'

/** Cancelling for the guest: first what it costs to the last halala, then the button that charges exactly that. */
export function CancelPart({ role, preview, doing, action, seen }: ActionsGiven & { seen: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const quote = preview.cancel
  const money = ({ minor, currency }: { minor: number; currency: string }) => <bdi>{format.money(minor, currency)}</bdi>
  return (
    <Disclosure summary={t('handling.cancel')} open={doing === 'cancel' || doing === 'goodwill'}>
      <div className="desk-action">
        <Link className="link" to={`${action}?do=cancel#actions`} preventScrollReset>
          {t('handling.cancelQuote')}
        </Link>
        {role === 'manager' && (
          <Link className="link" to={`${action}?do=goodwill#actions`} preventScrollReset>
            {t('handling.cancelGoodwill')}
          </Link>
        )}
        {quote && (
          <Form method="post" action={action} className="grid gap-3">
            {seen}
            <input type="hidden" name="goodwill" value={quote.goodwill ? 'yes' : ''} />
            <input type="hidden" name="penalty" value={quote.penalty.minor} />
            <KeyValues
              items={[
                { label: t('handling.cancelPenalty'), value: money(quote.penalty) },
                { label: t('handling.cancelRefund'), value: money(quote.refund) },
                ...(quote.by_hand.minor > 0 ? [{ label: t('handling.byHand'), value: money(quote.by_hand) }] : []),
                { label: t('handling.cancelDue'), value: money(quote.due) },
              ]}
            />
            <Act intent="cancel" danger>
              {t('handling.cancelNow')}
            </Act>
          </Form>
        )}
      </div>
    </Disclosure>
  )
}
