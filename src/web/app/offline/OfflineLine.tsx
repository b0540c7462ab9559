import { useText } from '#i18n/react.tsx'

/**
 * Visible only in an offline copy of a voucher or of the list of bookings: the offline worker unhides it and replaces
 * `%date%` with the date. The list is also shown in place of a page without a copy, and says so first.
 */
export function OfflineLine() {
  const t = useText()
  return (
    <>
      <div id="not-offline" className="hidden target:block">
        <p className="alert alert-warning">{t('voucher.notOffline')}</p>
      </div>
      <p id="offline-copy" className="alert alert-warning" hidden>
        {t('voucher.offline', { date: '%date%' })}
      </p>
    </>
  )
}
