import { useText } from '#i18n/react.tsx'

/** Why a notification was not sent, in words, and the codes of its provider. */
export function DeliveryError({ error }: { error: string }) {
  const t = useText()
  const [failure = '', ...codes] = error.split(' ')
  return (
    <span className="text-danger block">
      {t('adminbookings.deliveryError', { failure })} {codes.length > 0 && <bdi dir="ltr">{codes.join(' ')}</bdi>}
    </span>
  )
}
