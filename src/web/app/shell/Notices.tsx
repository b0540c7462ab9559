import { useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { useSite } from '#web/lib/site.ts'

/** Notices for every page except home, where the hero shows them: at present only that booking is paused. */
export function Notices() {
  const t = useText()
  const settings = useSite()?.settings
  if (!settings?.maintenance) return null
  return (
    <div className="page-width pt-4">
      <Alert tone="warning" title={t('shell.maintenance')}>
        {settings.maintenance_text || t('shell.maintenanceText')}
      </Alert>
    </div>
  )
}
