import { Form } from 'react-router'
import { useLocale, useText } from '#i18n/react.tsx'
import { documentLinks } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** Shown to a visitor who has opened a booking with a code, with the button that closes it in this browser. */
export function OpenedNotice() {
  const t = useText()
  return (
    <Alert tone="info" title={t('findbooking.openTitle')}>
      <p>{t('findbooking.openText')}</p>
      <Form method="post" action={documentLinks.find(useLocale())}>
        <Button intent="close" variant="secondary">
          {t('findbooking.close')}
        </Button>
      </Form>
    </Alert>
  )
}
