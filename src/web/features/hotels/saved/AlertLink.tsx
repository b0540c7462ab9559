import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

type AlertLinkProps = {
  /** The stay of the link in an e-mail about a lower price, and whether its alert is on; null for an unknown link. */
  alert: { hotel: string; check_in: string; check_out: string; on: boolean } | null
}

/** Ends the e-mails about a saved stay, for the link in such an e-mail. */
export function AlertLink({ alert }: AlertLinkProps) {
  const { t, format } = useLanguage()
  const params = alert && { hotel: alert.hotel, dates: format.stayRange(alert.check_in, alert.check_out) }
  const state = alert?.on ? 'end' : 'ended'
  return (
    <div className="page-width pt-8">
      <Alert
        tone={alert ? (alert.on ? 'info' : 'success') : 'warning'}
        title={t(params ? `savedstays.${state}Title` : 'savedstays.unknownTitle')}
      >
        <p>{params ? t(`savedstays.${state}Text`, params) : t('savedstays.unknownText')}</p>
        {alert?.on && (
          <form method="post" className="mt-3">
            <Button intent="end-alert" variant="primary">
              {t('savedstays.end')}
            </Button>
          </form>
        )}
      </Alert>
    </div>
  )
}
