import type { ApiError } from '#api/errors.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { links } from '#links/site.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'

export function isSignedOut({ code }: ApiError): boolean {
  return code === 'unauthenticated' || code === 'second_factor_required'
}

/** True for an error after which the form stays as it is and can be sent again. */
export function isNotSent(error: ApiError): boolean {
  return isSignedOut(error) || error.code === 'unavailable'
}

/** The way to send a form again whose session has ended or that did not arrive; nothing for any other error. */
export function NotSaved({ error }: { error: ApiError }) {
  const { t, locale } = useLanguage()
  if (isSignedOut(error)) {
    const signIn =
      error.code === 'unauthenticated'
        ? links.signin(locale, adminLinks.today(locale))
        : adminLinks.secondFactor(locale, adminLinks.today(locale))
    return (
      <Alert tone="error" title={t('drafts.signedOutTitle')} announce>
        <p>{t('drafts.signedOutText')}</p>
        <a className="link" href={signIn} target="_blank" rel="noreferrer">
          {t('drafts.signIn')}
        </a>
      </Alert>
    )
  }
  if (error.code !== 'unavailable') return null
  return (
    <Alert tone="error" title={t('drafts.notSentTitle')} announce>
      {t('drafts.notSentText')}
    </Alert>
  )
}
