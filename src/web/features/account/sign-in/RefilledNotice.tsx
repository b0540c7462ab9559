import type { StoredForm } from '#domains/accounts/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'

/** A notice above a form that was filled in again after sign-in, and which files are missing. */
export function RefilledNotice({ form: { files } }: { form: StoredForm }) {
  const { t, format } = useLanguage()
  return (
    <Alert tone="info" title={t('refill.title')} announce>
      <p>
        {t('refill.text')}
        {files.length > 0 &&
          ` ${t('refill.files', { names: format.list(files.map((name) => `\u2068${name}\u2069`)) })}`}
      </p>
    </Alert>
  )
}
