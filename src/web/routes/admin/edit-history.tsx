import { Form, Link, redirect } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { RevisionAnswer } from '#domains/cms/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { Changes } from '#web/admin/cms/Changes.tsx'
import { kindOf } from '#web/admin/cms/kind-of.ts'
import { textOf } from '#web/lib/forms.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import type { Route } from './+types/edit-history'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'editing.history')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, locale, query, dataOf } = adminRequest(request, context)
  const kind = kindOf(params.kind, locale, request)
  const subject = query.get('subject') ?? ''
  const number = Math.trunc(Number(query.get('number'))) || undefined
  const answer = dataOf(await api.fetch_revisions({ kind, subject, number }))
  return { ...answer, kind, subject }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api, locale, query, dataOf, form } = await adminForm(request, context)
  const kind = kindOf(params.kind, locale, request)
  const subject = query.get('subject') ?? ''
  const number = Math.trunc(Number(textOf(form, 'number'))) || 0
  const restored = await api.restore_revision({ kind, subject, version: textOf(form, 'version'), number })
  // After a conflict the page shows the current history.
  if (!restored.ok && restored.error.code === 'conflict') throw redirect(adminLinks.editHistory(locale, kind, subject))
  dataOf(restored)
  throw redirect(adminLinks.edit(locale, kind, subject, { done: 'restored' }))
}

export default function EditHistory({ loaderData }: Route.ComponentProps) {
  const { kind, subject, title, fields, revisions, shown, version, may_change } = loaderData
  const { t, locale, format } = useLanguage()
  const columns: Column<RevisionAnswer>[] = [
    {
      label: t('revisions.number'),
      cell: ({ number }) => (
        <Link
          className="link"
          to={adminLinks.editHistory(locale, kind, subject, { number })}
          aria-current={number === shown?.number ? 'true' : undefined}
        >
          {number}
        </Link>
      ),
    },
    {
      label: t('revisions.what'),
      cell: ({ state, restored_from }) => (
        <>
          <Badge tone={state === 'published' ? 'success' : state === 'draft' ? 'warning' : 'info'}>
            {t('revisions.revisionState', { state })}
          </Badge>{' '}
          {restored_from !== null && t('revisions.restoredFrom', { number: restored_from })}
        </>
      ),
    },
    { label: t('revisions.who'), cell: ({ name }) => (name ? <bdi>{name}</bdi> : t('revisions.foundState')) },
    { label: t('revisions.when'), cell: ({ at }) => format.instant(at, siteTimeZone) },
  ]
  return (
    <>
      <p>
        <Link className="link" to={adminLinks.edit(locale, kind, subject)}>
          {t('revisions.backToEditor')}
        </Link>
      </p>
      <PageHeading>
        {t('revisions.historyTitle', { name: subject === 'all' ? t(`catalogue.kind_${kind}`) : title })}
      </PageHeading>
      <p className="text-muted">{t('revisions.historyText')}</p>
      <Table caption={t('editing.history')} columns={columns} rows={revisions} keyOf={({ number }) => number} />
      {shown && (
        <section className="admin-card" aria-labelledby="changes">
          <h2 id="changes">{t('revisions.changesTitle', { number: shown.number })}</h2>
          {shown.changes.length === 0 ? (
            <p className="text-muted">{t('revisions.noChanges')}</p>
          ) : (
            <Changes
              caption={t('revisions.changesTitle', { number: shown.number })}
              fields={fields}
              changes={shown.changes}
              heads={{ before: t('revisions.before'), after: t('revisions.after') }}
            />
          )}
          {may_change && (
            <Form method="post">
              <HiddenFields fields={{ version, number: shown.number }} />
              <Button type="submit" variant="secondary" icon="history">
                {t('revisions.restore')}
              </Button>
            </Form>
          )}
        </section>
      )}
    </>
  )
}
