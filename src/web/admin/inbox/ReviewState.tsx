import type { AdminReview } from '#domains/reviews/answers.ts'
import { useText } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'

export function ReviewState({ review: { state } }: { review: Pick<AdminReview, 'state'> }) {
  const t = useText()
  return <Badge tone={tones[state]}>{t(`adminreviews.state_${state}`)}</Badge>
}

const tones = { new: 'info', published: 'success', hidden: 'warning' } as const
