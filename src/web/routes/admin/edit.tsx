import { data, Form, Link, redirect, redirectDocument, useSearchParams } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { KindName, ShownAt } from '#domains/cms/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { editedValues } from '#web/admin/cms/edit-form.ts'
import { EditForm } from '#web/admin/cms/EditForm.tsx'
import { formOf, useFormCopy } from '#web/admin/cms/form-copy.ts'
import { handleEdit } from '#web/admin/cms/handle-edit.ts'
import { kindOf } from '#web/admin/cms/kind-of.ts'
import { isSignedOut, isNotSent, NotSaved } from '#web/admin/NotSaved.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { textAt, type TextKey } from '#i18n/translator.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { sendForm } from '#web/lib/forms.ts'
import { adminRequest } from '#web/admin/admin-request.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { Editable } from '#domains/cms/contract.ts'
import { ActionError } from '#web/admin/staff/ActionError.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Changes } from '#web/admin/cms/Changes.tsx'
import { useEffect, useRef } from 'react'
import '#web/admin/cms/cms.css'
import type { Route } from './+types/edit'
import { locales, type Locale } from '#i18n/locale.ts'
import { contentLinks, links, type Query } from '#links/site.ts'

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
  const { kind, subject, title, version, may_change, may_remove, may_delete, live, newest } = editable
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
      <div className="items-center gap-x-4 md:flex md:flex-wrap">
        <PageHeading>
          {isNew ? (
            t('drafts.newItem', { kind: t(`catalogue.kind_${kind}`) })
          ) : isOnly ? (
            t(`catalogue.kind_${kind}`)
          ) : (
            <bdi>{title}</bdi>
          )}
        </PageHeading>
        {!isNew && <EditLinks editable={editable} />}
      </div>
      {isNew ? (
        <p className="text-muted">{t('drafts.newText')}</p>
      ) : (
        <EditState editable={editable} done={actionData ? undefined : done} />
      )}
      {!isNew && <Way editable={editable} published={!actionData && done === 'published'} />}
      <EditFailure editable={editable} error={actionData?.error} />
      <FormCopyOffer copy={copy} />
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

/** The reason why the form was not saved, and the next step. Errors of fields are in the summary of the form. */
function EditFailure({ editable, error }: { editable: Editable; error: ApiError | null | undefined }) {
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
  return <ActionError error={error} />
}

/** Where a product goes on: a hotel has rooms, these have rates, and both have nights. After publishing, the next step. */
function Way({ editable, published }: { editable: Editable; published: boolean }) {
  const { t, locale } = useLanguage()
  const steps = stepsOf(editable, locale)
  const at = steps.findIndex(({ text }) => text === `catalogue.kind_${editable.kind}`)
  const next = steps[at + 1]
  if (at < 0) return null
  return (
    <nav aria-label={t('editing.way')} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ol className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {steps.map(({ text, to }, i) => (
          <li key={text} className="flex items-center gap-3">
            {i > 0 && <Icon name="chevron-next" className="text-muted" />}
            {i === at ? (
              <b aria-current="step">{textAt(t, text)}</b>
            ) : to === undefined ? (
              <span className="text-muted">{textAt(t, text)}</span>
            ) : (
              <Link className="link tall-link" to={to}>
                {textAt(t, text)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {published && next?.to !== undefined && (
        <ButtonLink to={next.to}>{t('editing.next', { step: textAt(t, next.text) })}</ButtonLink>
      )}
    </nav>
  )
}

type Step = { text: TextKey; to?: string }

function stepsOf({ kind, subject, values }: Editable, locale: Locale): Step[] {
  const step = (of: KindName, to?: string): Step => ({ text: `catalogue.kind_${of}`, ...(to && { to }) })
  const item = (of: KindName, id: unknown) => step(of, adminLinks.edit(locale, of, `${id as string | number}`))
  const list = (of: KindName) => step(of, adminLinks.editingList(locale, of, { of: subject }))
  const nights = (query: Query): Step => ({ text: 'admin.stock', to: adminLinks.stock(locale, query) })
  const slots = (service: string): Step => ({ text: 'slots.title', to: adminLinks.slots(locale, { service }) })
  const { hotel_id: hotel, room_type_id: room, service_id: service } = values
  const all: Partial<Record<KindName, Step[]>> = {
    hotel: [step(kind), list('room_type'), step('rate_plan'), nights({ hotel: subject })],
    room_type: [item('hotel', hotel), step(kind), list('rate_plan'), nights({ room: subject })],
    rate_plan: [step('hotel'), item('room_type', room), step(kind), nights({ room: String(room) })],
    package: [
      step(kind),
      { text: 'admin.departures', to: adminLinks.departures(locale, { package: subject, new: 1 }) },
    ],
    service: [step(kind), list('service_option'), slots(subject)],
    service_option: [item('service', service), step(kind), slots(String(service))],
  }
  return all[kind] ?? []
}

type Done = 'draft' | 'published' | 'restored' | 'withdrawn'

const reported = {
  draft: 'editing.savedDraft',
  published: 'editing.published',
  restored: 'editing.restored',
  withdrawn: 'editing.withdrawn',
} as const satisfies Record<Done, string>

/** Links to the history of the content and to its pages. */
function EditLinks({ editable: { kind, subject, state, live, shown_at, ready } }: { editable: Editable }) {
  const { t, locale } = useLanguage()
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <Link className="link" to={adminLinks.editHistory(locale, kind, subject)}>
        {t('editing.history')}
      </Link>
      {shown_at && live && (
        <a className="link" href={publicPage(locale, shown_at)} target="_blank" rel="noreferrer">
          {t(shown_at.page === 'notification' ? 'editing.emailNow' : 'editing.onSite')}
        </a>
      )}
      {shown_at &&
        ready &&
        (state === 'draft' || !live) &&
        locales.map((one) => (
          <a key={one} className="link" href={previewOf(one, shown_at, kind, subject)} target="_blank" rel="noreferrer">
            {t(one === 'en' ? 'editing.seeEnglish' : 'editing.seeArabic')}
          </a>
        ))}
    </p>
  )
}

/** State of the edited content: what was done last, and whether it is a draft. */
function EditState({ editable, done }: { editable: Editable; done: Done | undefined }) {
  const { t, format } = useLanguage()
  const { kind, state, live, newest, may_change, fields, live_changes } = editable
  const when = (at: string) => format.instant(at, siteTimeZone)
  return (
    <>
      {done && <Alert tone="success" title={t(reported[done])} announce />}
      {!may_change && <Alert>{t('editing.lookOnly')}</Alert>}
      {state === 'draft' && newest && (
        <Alert tone="warning">
          {live
            ? t('editing.draftBy', { name: newest.name, when: when(newest.at) })
            : t(newest.name ? 'editing.newDraft' : 'editing.suppliedDraft')}
        </Alert>
      )}
      {live_changes.length > 0 && (
        <Alert tone="warning" title={t('editing.changedSinceTitle')}>
          <p>{t('editing.changedSinceText')}</p>
          <Changes
            caption={t('editing.changedSinceCaption')}
            fields={fields}
            changes={live_changes}
            heads={{ before: t('editing.whenBegun'), after: t('editing.onSiteNow') }}
          />
        </Alert>
      )}
      {state === 'withdrawn' && !live && (
        // A hotel from a file begins off the site: its first revision has never been shown.
        <Alert tone="warning">{t(newest?.number === 1 ? 'editing.newDraft' : 'editing.withdrawnNote')}</Alert>
      )}
      {kind === 'notification' && may_change && (
        <p className="text-muted">{t('editing.emailHint', { example: '{name}' })}</p>
      )}
    </>
  )
}

/** Offers values that were typed earlier and not saved. */
function FormCopyOffer({ copy }: { copy: ReturnType<typeof useFormCopy> }) {
  const { t, format } = useLanguage()
  const { offered, restored, restore, discard } = copy
  const offer = useRef<HTMLDivElement>(null)
  // After a reload the browser restores the place in the form, far below.
  useEffect(() => {
    offer.current?.scrollIntoView({ block: 'center' })
  }, [offered])
  if (restored) return <Alert tone="warning" title={t('drafts.copyRestored')} announce />
  if (!offered) return null
  return (
    <div ref={offer}>
      <Alert tone="warning" title={t('drafts.copyTitle', { when: format.instant(offered.at, siteTimeZone) })} announce>
        <p>{t('drafts.copyText')}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button onClick={restore}>{t('drafts.copyRestore')}</Button>
          <Button variant="secondary" onClick={discard}>
            {t('drafts.copyDiscard')}
          </Button>
        </p>
      </Alert>
    </div>
  )
}

const pages: Record<ShownAt['page'], (locale: Locale, slug: string) => string> = {
  blog: contentLinks.blog,
  hotel: links.hotel,
  hotels: (locale, where) => links.hotels(locale, { where }),
  package: links.package,
  service: links.service,
  faq: (locale, slug) => (slug ? `${links.faq(locale)}#${slug}` : links.faq(locale)),
  home: links.home,
  blogs: (locale) => links.blogs(locale),
  'terms-conditions': links.terms,
  privacy: links.privacy,
  'about-us': links.about,
  'contact-us': (locale) => links.contact(locale),
  packages: (locale) => links.packages(locale),
  services: (locale) => links.services(locale),
  notification: adminLinks.notification,
}

/** URL of the public page that shows the content. `previewOf` returns its URL with the draft. */
function publicPage(locale: Locale, { page, slug }: ShownAt): string {
  return pages[page](locale, slug ?? '')
}

function previewOf(locale: Locale, shownAt: ShownAt, kind: string, subject: string): string {
  const [path = '', hash] = publicPage(locale, shownAt).split('#')
  const preview = new URLSearchParams({ preview: `${kind}:${subject}` }).toString()
  const address = `${path}${path.includes('?') ? '&' : '?'}${preview}`
  return hash ? `${address}#${hash}` : address
}
