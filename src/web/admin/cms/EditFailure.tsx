import type { ApiError } from '#api/errors.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { Editable } from '#domains/cms/contract.ts'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { isNotSent, NotSaved } from '#web/admin/NotSaved.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'

/** The reason why the form was not saved, and the next step. Errors of fields are in the summary of the form. */
export function EditFailure({ editable, error }: { editable: Editable; error: ApiError | null | undefined }) {
  const { t, locale, format } = useLanguage()
  if (!error) return null
  const here = adminLinks.edit(locale, editable.kind, editable.subject)
  if (error.code === 'conflict') {
    const { name, at } = error.data as { name: string; at: string | null }
    return (
      <Alert tone="error" title={t('editing.conflictTitle')} announce>
        <p>
          {name && at
            ? t('editing.conflictText', { name, when: format.instant(at, siteTimeZone) })
            : t('editing.conflictElsewhere')}
        </p>
        <a className="link" href={here} target="_blank" rel="noreferrer">
          {t('editing.openNow')}
        </a>
      </Alert>
    )
  }
  if (isNotSent(error)) return <NotSaved error={error} />
  if (error.errors?.length) return null
  return (
    <Alert tone="error" title={errorTitle(t, error.code)} announce>
      {errorText(t, error.code)}
    </Alert>
  )
}
