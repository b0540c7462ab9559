import { useText } from '#text/react.tsx'

/** Said only in a kept copy of a voucher or of the list of bookings: the offline worker shows it and writes the date in the place of the mark. */
export function OfflineLine() {
  const t = useText()
  return (
    <p id="offline-copy" className="alert alert-warning" hidden>
      {t('voucher.offline', { date: '%date%' })}
    </p>
  )
}
