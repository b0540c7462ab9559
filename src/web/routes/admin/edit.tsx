import { data, Form, Link, redirect, redirectDocument, useSearchParams } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { KindName } from '#domains/cms/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { editedValues } from '#web/admin/cms/edit-form.ts'
import { EditFailure } from '#web/admin/cms/EditFailure.tsx'
import { EditForm } from '#web/admin/cms/EditForm.tsx'
import { EditState } from '#web/admin/cms/EditState.tsx'
import { formOf, useFormCopy } from '#web/admin/cms/form-copy.ts'
import { FormCopyOffer } from '#web/admin/cms/FormCopyOffer.tsx'
import { handleEdit } from '#web/admin/cms/handle-edit.ts'
import { kindOf } from '#web/admin/cms/kind-of.ts'
import { previewOf } from '#web/admin/cms/public-page.ts'
import { isSignedOut } from '#web/admin/NotSaved.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { sendForm } from '#web/lib/forms.ts'
import { adminRequest } from '#web/admin/admin-request.ts'
import { titleOf } from '#web/lib/title.ts'
import '#web/admin/cms/cms.css'
import type { Route } from './+types/edit'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'editing.title')

const outcomes = ['draft', 'published', 'restored', 'withdrawn'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, locale, query, responseTo } = adminRequest(request, context)
  const kind = kindOf(params.kind, locale, request)
  const { answer } = await editableOf(api, kind, query)
  if (!answer.ok) throw responseTo({ ...answer.error, code: asMissing(answer.error) })
  return { editable: answer.data, done: outcomes.find((one) => one === query.get('done')) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api, locale, newKey, query, responseTo } = adminRequest(request, context)
  const kind = kindOf(params.kind, locale, request)
  const { answer, newItem } = await editableOf(api, kind, query)
  if (!answer.ok) {
    const { error } = answer
    // With scripts the form stays as it is; without, the page redirects to sign-in.
    if (isSignedOut(error)) return unsaved(error, newKey())
    throw responseTo({ ...error, code: asMissing(error) })
  }
  const edited = await handleEdit(api, answer.data, await request.formData(), newItem)
  if (edited.saved === 'deleted') throw redirect(adminLinks.editingList(locale, kind, { deleted: 'yes' }))
  if (edited.saved === null) {
    const { error, values, created } = edited
    const now = created !== undefined && (await api.show_editable({ kind, subject: created }))
    return data(
      { error, values, formKey: newKey(), saved: now && now.ok ? now.data : null },
      { status: error ? errorStatus[error.code] : 200 },
    )
  }
  const { saved, missing, subject } = edited
  const stored = saved === 'preview' ? await api.show_editable({ kind, subject }) : null
  const shownAt = stored?.ok ? stored.data.shown_at : null
  if (saved === 'preview' && missing.length === 0 && shownAt) {
    // The preview is a page of the public site and requires a full page load.
    throw redirectDocument(previewOf(locale, shownAt, kind, subject))
  }
  // The draft is saved nevertheless; the next submission must send its version.
  if (stored?.ok) {
    const error: ApiError = { code: 'invalid_input', errors: missing }
    return data({ error, values: stored.data.values, formKey: newKey(), saved: stored.data }, { status: 422 })
  }
  throw redirect(adminLinks.edit(locale, kind, subject, { done: saved === 'preview' ? 'draft' : saved }))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, (error) => unsaved(error, ''))
}

function unsaved(error: ApiError, formKey: string) {
  return data({ error, values: null, formKey, saved: null }, { status: errorStatus[error.code] })
}

/** The item of an address, or the empty form of a new one. */
async function editableOf(api: ApiClient, kind: KindName, query: URLSearchParams) {
  if (!query.has('new')) return { answer: await api.show_editable({ kind, subject: query.get('subject') ?? '' }) }
  const newItem = { slug: query.get('slug') ?? '', of: query.get('of') || undefined }
  return { answer: await api.show_new_editable({ kind, ...newItem }), newItem }
}

/** An invalid subject in the URL is reported as not found. */
function asMissing({ code }: ApiError): ApiError['code'] {
  return code === 'invalid_input' ? 'not_found' : code
}

export default function Edit({ loaderData: { editable: loaded, done }, actionData }: Route.ComponentProps) {
  const editable = actionData?.saved ?? loaded
  const { t, locale } = useLanguage()
  const { kind, subject, title, version, owned, may_change, may_remove, may_delete, live, newest } = editable
  const isNew = version === ''
  const isOnly = subject === 'all'
  const [query] = useSearchParams()
  const copy = useFormCopy(
    [kind, isNew ? `new ${query.get('slug') ?? ''} ${query.get('of') ?? ''}` : `item ${subject}`].join(' '),
    { version, rejection: actionData?.error ? actionData : undefined },
  )
  // A list button or an upload returns a changed form, which is remounted; a rejected form keeps its state.
  const changed = actionData && !actionData.error ? actionData.formKey : ''
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link className="link" to={adminLinks.editing(locale)}>
          {t('editing.title')}
        </Link>{' '}
        /{' '}
        {isOnly ? (
          t(`catalogue.kind_${kind}`)
        ) : (
          <Link className="link" to={adminLinks.editingList(locale, kind)}>
            {t(`catalogue.kind_${kind}`)}
          </Link>
        )}
      </p>
      <PageHeading>
        {isNew ? (
          t('drafts.newItem', { kind: t(`catalogue.kind_${kind}`) })
        ) : isOnly ? (
          t(`catalogue.kind_${kind}`)
        ) : (
          <bdi>{title}</bdi>
        )}
      </PageHeading>
      {isNew ? (
        <p className="text-muted">{t('drafts.newText')}</p>
      ) : (
        <EditState editable={editable} done={actionData ? undefined : done} />
      )}
      <EditFailure editable={editable} error={actionData?.error} />
      <FormCopyOffer copy={copy} />
      {owned.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {owned.map((one) => (
            <Link key={one} className="link" to={adminLinks.editingList(locale, one, { of: subject })}>
              {t(`catalogue.kind_${one}`)}
            </Link>
          ))}
        </p>
      )}
      <EditForm
        key={`${kind} ${subject} ${version} ${changed} ${copy.restored?.at ?? ''}`}
        editable={copy.restored ? { ...editable, version: copy.restored.version } : editable}
        values={
          copy.restored ? editedValues(editable.fields, formOf(copy.restored)) : (actionData?.values ?? editable.values)
        }
        error={actionData?.error ?? undefined}
        touched={actionData !== undefined || copy.restored !== null}
        action={actionData?.saved ? adminLinks.edit(locale, kind, subject) : undefined}
        onTyped={copy.keepTyped}
        onSent={copy.keepSent}
      />
      {may_change && may_remove && (
        <Disclosure summary={t('editing.withdraw')}>
          <Form method="post" encType="multipart/form-data" className="admin-action">
            <input type="hidden" name="version" value={version} />
            <p>{t('editing.withdrawText')}</p>
            <Button intent="withdraw" variant="danger">
              {t('editing.withdraw')}
            </Button>
          </Form>
        </Disclosure>
      )}
      {may_change && live && !may_remove && !isOnly && <p className="text-muted">{t('drafts.stays')}</p>}
      {may_delete && newest && (
        <Disclosure summary={t('drafts.delete')}>
          <Form
            method="post"
            action={adminLinks.edit(locale, kind, subject)}
            encType="multipart/form-data"
            className="admin-action"
          >
            <input type="hidden" name="version" value={version} />
            <p>{t('drafts.deleteText')}</p>
            <Button intent="delete" variant="danger">
              {t('drafts.deleteConfirm')}
            </Button>
          </Form>
        </Disclosure>
      )}
    </>
  )
}
