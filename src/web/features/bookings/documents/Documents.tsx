import { Form } from 'react-router'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { documentDays } from '#domains/bookings/model/document-shapes.ts'
import { isOver } from '#domains/bookings/model/rules.ts'
import type { ApiError } from '#api/errors.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import { useLanguage } from '#i18n/react.tsx'
import { photoTypes } from '#web/lib/upload.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'

/** Documents that the traveller is asked for: an upload form for each, and the files that were sent. */
export function Documents({
  booking,
  failure,
  withoutAccount,
}: {
  booking: Pick<BookingDetails, 'documents' | 'status' | 'about'>
  /** What is wrong with a sent file, at the name of its field. */
  failure: ApiError | undefined
  /** Set on pages without an account, on which sent files cannot be opened. */
  withoutAccount?: true
}) {
  const { t, format } = useLanguage()
  const zone = booking.about.time_zone
  return (
    <Card padded className="grid gap-5 print:hidden" id="documents">
      <h2 className="text-title">{t('documents.title')}</h2>
      {booking.documents.map((document) => {
        const name = t('documents.kind', { kind: document.kind })
        const id = `file-${document.id}`
        const wrong = failure?.errors?.find(({ path }) => path === id)
        return (
          <section key={document.id} className="grid gap-3" aria-label={name}>
            <h3 className="font-medium">{name}</h3>
            <p dir="auto">{document.why}</p>
            {document.state === 'asked' && !isOver(booking.status) ? (
              <Form method="post" encType="multipart/form-data" className="grid gap-3" preventScrollReset>
                <input type="hidden" name="document" value={document.id} />
                <FileInput
                  label={t('documents.file')}
                  hint={t('documents.fileHint')}
                  id={id}
                  error={wrong && fieldErrorText(t, wrong)}
                  name="file"
                  accept={`application/pdf,${photoTypes}`}
                />
                <p className="text-muted text-note">{t('documents.storedSafely', { days: documentDays })}</p>
                <SubmitButton className="justify-self-start" intent="document" large busy={t('documents.sending')}>
                  {t('documents.send')}
                </SubmitButton>
              </Form>
            ) : (
              <p className="text-muted">
                {t('documents.state', { state: document.state })}
                {document.sent_at && (
                  <>
                    {' · '}
                    {t('documents.sentOn', { at: format.instant(document.sent_at, zone) })}
                    {!withoutAccount && (
                      <>
                        {' · '}
                        <a
                          className="link"
                          href={`/documents/${document.id}`}
                          aria-label={t('documents.openNamed', { name })}
                        >
                          {t('documents.open')}
                        </a>
                      </>
                    )}
                  </>
                )}
              </p>
            )}
          </section>
        )
      })}
    </Card>
  )
}
