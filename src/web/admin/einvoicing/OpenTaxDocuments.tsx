import { Form } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { Einvoicing } from '#domains/einvoicing/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Table } from '#web/ui/figures/Table.tsx'

const tones = { waiting: 'info', warned: 'warning', rejected: 'danger', reported: 'success', replaced: 'info' } as const

/** Documents that the tax authority has not accepted without reservation, with its answer. */
export function OpenTaxDocuments({ documents, accepted }: { documents: Einvoicing['open']; accepted: boolean }) {
  const { t, format } = useLanguage()
  if (documents.length === 0) return accepted && <p className="text-muted">{t('einvoicing.none')}</p>
  return (
    <Table
      caption={t('einvoicing.openTitle')}
      rows={documents}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('einvoicing.document'),
          cell: ({ kind, number }) => t('einvoicing.documentOf', { kind, number: String(number) }),
        },
        { label: t('einvoicing.issued'), cell: ({ issued_at }) => format.instant(issued_at, siteTimeZone) },
        {
          label: t('einvoicing.state'),
          cell: ({ status, tries }) => (
            <div>
              <Badge tone={tones[status]}>{t('einvoicing.statusOf', { status })}</Badge>
              <span className="text-muted text-small block">{t('einvoicing.tries', { count: tries })}</span>
            </div>
          ),
        },
        {
          label: t('einvoicing.messages'),
          cell: ({ messages }) => (
            <div dir="ltr">
              {messages.map(({ code, text }) => (
                <p key={`${code} ${text}`} className="text-small">
                  {code}: {text}
                </p>
              ))}
            </div>
          ),
        },
        {
          label: t('einvoicing.send'),
          cell: ({ id, status }) =>
            status !== 'warned' && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button intent="send" variant="secondary">
                  {t('einvoicing.send')}
                </Button>
              </Form>
            ),
        },
      ]}
    />
  )
}
