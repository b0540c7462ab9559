import { noProviderReason } from '#domains/notifications/shapes.ts'
import { useText } from '#i18n/react.tsx'

/** The reason why a notification was not sent: in words if no provider is configured, else in those of the provider. */
export function DeliveryError({ error }: { error: string }) {
  const t = useText()
  if (error === noProviderReason) return <span className="text-danger block">{t('adminbookings.noProvider')}</span>
  return (
    <bdi dir="ltr" className="text-danger block">
      {error}
    </bdi>
  )
}
