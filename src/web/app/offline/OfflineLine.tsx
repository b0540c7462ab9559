import { useText } from '#i18n/react.tsx'

/**
 * Visible only in an offline copy of a voucher or of the list of bookings: the offline worker unhides it and replaces
 * `%date%` with the date.
 */
export function OfflineLine() {
  const t = useText()
  return (
    <p id="offline-copy" className="alert alert-warning" hidden>
      {t('voucher.offline', { date: '%date%' })}
    </p>
  )
}
