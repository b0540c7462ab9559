import { useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { useSite } from '#web/site.ts'

/** What concerns every page: now only that booking is paused. */
export function Notices() {
  const t = useText()
  if (!useSite()?.settings.maintenance) return null
  return (
    <div className="page-width pt-4">
      <Alert tone="warning" title={t('shell.maintenance')}>
        {t('shell.maintenanceText')}
      </Alert>
    </div>
  )
}
