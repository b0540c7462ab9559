import type { IssuedGiftCard } from '#domains/payments/gift-cards/contract.ts'
import { useText } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'

export function GiftCardState({ card: { state, balance } }: { card: IssuedGiftCard }) {
  const t = useText()
  const shownState = state === 'usable' && balance.minor === 0 ? 'spent' : state
  const tones = { usable: 'success', spent: 'info', expired: 'warning', blocked: 'danger' } as const
  return <Badge tone={tones[shownState]}>{t('admingifts.stateOf', { state: shownState })}</Badge>
}
