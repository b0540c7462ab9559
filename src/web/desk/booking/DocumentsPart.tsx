import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { documentKinds } from '#domains/bookings/document-shapes.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Act } from '#web/desk/booking/Act.tsx'
import type { ActionsGiven } from '#web/desk/booking/given.ts'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextInput.tsx'

type Given = Pick<ActionsGiven, 'details' | 'action'> & { seen: ReactNode }

const hours = [6, 12, 24, 48, 72] as const

/** Asking the guest for a document. Only a request waits for it, so long. */
export function AskDocument({ details, action, seen }: Given) {
  const t = useText()
  return (
    <Disclosure summary={t('documents.ask')}>
      <Form method="post" action={action} className="desk-action">
        {seen}
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
        <Act intent="ask-document">{t('documents.askNow')}</Act>
      </Form>
    </Disclosure>
  )
}

/** What was asked for and what came of it; what was sent can be opened, which is written down. */
export function DocumentsPart({ details, action, seen }: Given) {
  const t = useText()
  const format = useFormat()
  const { documents } = details.booking
  if (documents.length === 0) return null
  return (
    <section className="desk-card">
      <h2>{t('documents.title')}</h2>
      <ul className="desk-lines">
        {documents.map((document) => {
          const name = t('documents.kind', { kind: document.kind })
          return (
            <li key={document.id}>
              <div className="desk-message">
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
                      {t('documents.sentOn', { at: format.instant(document.sent_at, 'Asia/Riyadh') })}
                    </span>
                  </p>
                )}
              </div>
              {document.state === 'sent' && (
                <Form method="post" action={action} className="desk-action desk-action-row">
                  {seen}
                  <input type="hidden" name="document" value={document.id} />
                  <Act intent="accept-document">{t('documents.accept')}</Act>
                  <Act intent="refuse-document" secondary>
                    {t('documents.refuse')}
                  </Act>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
