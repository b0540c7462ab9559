import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { documentKinds } from '#domains/bookings/model/document-shapes.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import { Select, TextArea } from '#web/ui/form/Inputs.tsx'

type Props = { details: AdminBookingDetails }

const hours = [6, 12, 24, 48, 72] as const

/**
 * Requests a document from the guest. Only a booking on request waits for the document, for the selected number of
 * hours.
 */
export function RequestDocument({ details }: Props) {
  const t = useText()
  return (
    <ActionForm summary={t('documents.ask')}>
      <p className="text-muted">{t('documents.askText')}</p>
      <Select
        label={t('documents.what')}
        name="kind"
        options={documentKinds.map((kind) => ({ value: kind, label: t('documents.kind', { kind }) }))}
      />
      <TextArea label={t('documents.why')} name="why" rows={2} maxLength={300} />
      {details.booking.status === 'waiting' && (
        <Select
          label={t('documents.hours')}
          name="hours"
          defaultValue="24"
          options={hours.map((count) => ({ value: String(count), label: t('documents.hoursOf', { count }) }))}
        />
      )}
      <ActionButton intent="ask-document">{t('documents.askNow')}</ActionButton>
    </ActionForm>
  )
}

/** Requested documents and their states. A received document can be opened; every access is recorded. */
export function DocumentsPart({ details }: Props) {
  const { t, format } = useLanguage()
  const { documents } = details.booking
  if (documents.length === 0) return null
  return (
    <section className="admin-card">
      <h2>{t('documents.title')}</h2>
      <ul className="admin-lines">
        {documents.map((document) => {
          const name = t('documents.kind', { kind: document.kind })
          return (
            <li key={document.id}>
              <div className="grid min-w-56 flex-1 gap-1 wrap-anywhere">
                <p>
                  {name} · <span className="text-muted">{t('documents.state', { state: document.state })}</span>
                </p>
                <p dir="auto">{document.why}</p>
                {document.sent_at && (
                  <p>
                    <a
                      className="link"
                      href={`/documents/${document.id}`}
                      aria-label={t('documents.openNamed', { name })}
                    >
                      {t('documents.open')}
                    </a>{' '}
                    <span className="text-muted">
                      {t('documents.sentOn', { at: format.instant(document.sent_at, siteTimeZone) })}
                    </span>
                  </p>
                )}
              </div>
              {document.state === 'sent' && (
                <ActionForm row>
                  <input type="hidden" name="document" value={document.id} />
                  <ActionButton intent="accept-document">{t('documents.accept')}</ActionButton>
                  <ActionButton intent="refuse-document" secondary>
                    {t('documents.reject')}
                  </ActionButton>
                </ActionForm>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
