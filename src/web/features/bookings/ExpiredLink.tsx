import { Form } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import type { ApiError, ErrorCode } from '#api/errors.ts'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useText } from '#i18n/react.tsx'
import { textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { NarrowPage, PageHeading } from '#web/ui/layout/Page.tsx'
import { AskUs } from '#web/features/bookings/AskUs.tsx'

/** The result of the form on `ExpiredLink`: the error, or null once the request was accepted. */
export type Renewal = { renewal: ErrorCode | null }

/** Sends a new link if the form of `ExpiredLink` was submitted; null for any other form of the page. */
export async function renewLink(api: ApiClient, form: FormData, token: string): Promise<Renewal | null> {
  if (textOf(form, 'intent') !== 'renew') return null
  const sent = await api.renew_booking_link({ token })
  return { renewal: sent.ok ? null : sent.error.code }
}

/** True if staff have revoked the link of a page, so that no new one is sent to its holder. */
export function isRevokedLink(error: ApiError): boolean {
  return (error.data as { revoked: boolean } | undefined)?.revoked === true
}

/**
 * In place of a page whose link has expired: offers a new one, which goes to the contact of the booking only. A revoked
 * link offers only to ask.
 */
export function ExpiredLink({ revoked, result }: { revoked: boolean; result: Renewal | undefined }) {
  const t = useText()
  const sent = result?.renewal === null
  return (
    <NarrowPage rem={40}>
      <PageHeading>{t('linkrenewal.title')}</PageHeading>
      {!revoked && result?.renewal && (
        <Alert tone="error" title={errorTitle(t, result.renewal)} announce={result}>
          <p>{errorText(t, result.renewal)}</p>
        </Alert>
      )}
      {revoked ? (
        <p>{t('linkrenewal.revoked')}</p>
      ) : sent ? (
        <Alert tone="info" title={t('linkrenewal.sentTitle')} announce>
          <p>{t('linkrenewal.sentText')}</p>
        </Alert>
      ) : (
        <>
          <p>{t('linkrenewal.text')}</p>
          <p>{t('linkrenewal.ask')}</p>
          <Form method="post">
            <input type="hidden" name="intent" value="renew" />
            <SubmitButton large icon="mail" busy={t('linkrenewal.sending')}>
              {t('linkrenewal.send')}
            </SubmitButton>
          </Form>
        </>
      )}
      <AskUs label={t('phone.askUs')} />
    </NarrowPage>
  )
}
