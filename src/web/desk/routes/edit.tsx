import { data, Form, Link, redirect, redirectDocument } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import { useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { EditForm } from '#web/desk/editing/EditForm.tsx'
import { EditState } from '#web/desk/editing/EditState.tsx'
import { handleEdit } from '#web/desk/editing/handle-edit.ts'
import { kindOf } from '#web/desk/editing/kind-of.ts'
import { previewOf } from '#web/desk/editing/public-page.ts'
import { deskRefused } from '#web/desk/refused.ts'
import { Button } from '#web/kit/Button.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/edit.ts'
import '#web/desk/editing/editing.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'editing.title')

const doings = ['created', 'draft', 'published', 'restored', 'withdrawn'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const kind = kindOf(params.kind, locale, request)
  const query = new URL(request.url).searchParams
  const found = await api.show_editable({ kind, subject: query.get('subject') ?? '' })
  if (!found.ok) throw deskRefused({ ...found.error, code: asMissing(found.error) }, locale, request)
  return { editable: found.data, done: doings.find((one) => one === query.get('done')) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api, locale, newKey } = context.get(requestContext)
  const kind = kindOf(params.kind, locale, request)
  const subject = new URL(request.url).searchParams.get('subject') ?? ''
  const found = await api.show_editable({ kind, subject })
  if (!found.ok) throw deskRefused({ ...found.error, code: asMissing(found.error) }, locale, request)
  const edited = await handleEdit(api, found.data, await request.formData())
  if (edited.kept === null) {
    const { refusal, values } = edited
    return data(
      { refusal, values, stamp: newKey(), saved: null },
      { status: refusal ? errorStatus[refusal.code] : 200 },
    )
  }
  const { kept, missing } = edited
  const { shown_at } = found.data
  if (kept === 'preview' && missing.length === 0 && shown_at) {
    // The site is another document, with the draft in it.
    throw redirectDocument(previewOf(locale, shown_at, kind, subject))
  }
  if (kept === 'preview') {
    const refusal: Refusal = { code: 'invalid_input', errors: missing }
    const now = await api.show_editable({ kind, subject })
    // The draft is kept all the same: what is sent next is of its version.
    if (now.ok) {
      return data({ refusal, values: now.data.values, stamp: newKey(), saved: now.data }, { status: 422 })
    }
  }
  throw redirect(deskLinks.edit(locale, kind, subject, { done: kept }))
}

/** An address without a subject leads nowhere. */
function asMissing({ code }: Refusal): Refusal['code'] {
  return code === 'invalid_input' ? 'not_found' : code
}

export default function Edit({ loaderData: { editable: loaded, done }, actionData }: Route.ComponentProps) {
  const editable = actionData?.saved ?? loaded
  const t = useText()
  const locale = useLocale()
  const { kind, subject, title, version, owned, may_change, may_remove } = editable
  // What a button of a list or an upload has changed is another form; what was refused is the same one.
  const changed = actionData && !actionData.refusal ? actionData.stamp : ''
  return (
    <>
      <p className="edit-way">
        <Link className="link" to={deskLinks.editing(locale)}>
          {t('editing.title')}
        </Link>{' '}
        /{' '}
        {subject === 'all' ? (
          t(`catalogue.kind_${kind}`)
        ) : (
          <Link className="link" to={deskLinks.editingList(locale, kind)}>
            {t(`catalogue.kind_${kind}`)}
          </Link>
        )}
      </p>
      <PageHeading>{subject === 'all' ? t(`catalogue.kind_${kind}`) : <bdi>{title}</bdi>}</PageHeading>
      <EditState editable={editable} done={actionData ? undefined : done} refusal={actionData?.refusal} />
      {owned.length > 0 && (
        <p className="edit-way">
          {owned.map((one) => (
            <Link key={one} className="link" to={deskLinks.editingList(locale, one, { of: subject })}>
              {t(`catalogue.kind_${one}`)}
            </Link>
          ))}
        </p>
      )}
      <EditForm
        key={`${kind} ${subject} ${version} ${changed}`}
        editable={editable}
        values={actionData?.values ?? editable.values}
        refusal={actionData?.refusal ?? undefined}
        touched={actionData !== undefined}
      />
      {may_change && may_remove && (
        <Disclosure summary={t('editing.withdraw')}>
          <Form method="post" encType="multipart/form-data" className="desk-action">
            <input type="hidden" name="version" value={version} />
            <p>{t('editing.withdrawText')}</p>
            <div>
              <Button type="submit" name="intent" value="withdraw" variant="danger">
                {t('editing.withdraw')}
              </Button>
            </div>
          </Form>
        </Disclosure>
      )}
    </>
  )
}
