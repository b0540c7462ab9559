import { useText } from '#i18n/react.tsx'

const failures = ['no_provider', 'recipient_refused', 'not_written'] as const

/** Why a notification was not sent, in words, and the codes of its provider. */
export function DeliveryError({ error }: { error: string }) {
  const t = useText()
  const [reason, ...codes] = error.split(' ')
  const failure = failures.find((one) => one === reason) ?? 'other'
  return (
    <span className="text-danger block">
      {t('adminbookings.deliveryError', { failure })} {codes.length > 0 && <bdi dir="ltr">{codes.join(' ')}</bdi>}
    </span>
  )
}
