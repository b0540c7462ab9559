import { data, Form, Link, redirect } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { ApiClient } from '#api/index.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { KindName } from '#domains/cms/shapes.ts'
import { errorTitle } from '#i18n/error-text.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import type { Translator, ValuesFor } from '#i18n/translator.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { kindOf } from '#web/admin/cms/kind-of.ts'
import { fieldErrorLabel } from '#web/admin/cms/path-labels.ts'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { isSignedOut } from '#web/admin/NotSaved.tsx'
import { textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { HiddenFields, Select, TextInput } from '#web/ui/form/Inputs.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import type { Route } from './+types/cms-list'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'editing.title')

const perPage = 50

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, locale, query, dataOf } = adminRequest(request, context)
  const kind = kindOf(params.kind, locale, request)
  const q = query.get('q')?.trim().slice(0, 80) ?? ''
  const of = query.get('of')?.slice(0, 60) || undefined
  const city = query.get('city')?.slice(0, 80) || undefined
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 1_000)
  const unfinished = query.has('unfinished')
  const answer = await api.fetch_editables({ kind, q, of, city, unfinished, page, per_page: perPage })
  const list = dataOf(answer)
  const deleted = query.has('deleted')
  const total = (answer.ok && answer.meta?.total) || 0
  const search = { q, of, city, unfinished: unfinished ? 'yes' : undefined }
  return { ...list, kind, search, page, deleted, total }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { api, locale, responseTo, form } = await adminForm(request, context)
  const kind = kindOf(params.kind, locale, request)
  const of = textOf(form, 'of') || undefined
  if (textOf(form, 'intent') === 'publish') {
    const error = await publishDraft(api, kind, textOf(form, 'subject'))
    if (!error) throw redirect(url.pathname + url.search)
    return data({ error, slug: '' }, { status: errorStatus[error.code] })
  }
  const slug = textOf(form, 'slug').trim()
  // The item is stored with its first save.
  const answer = await api.show_new_editable({ kind, slug, of })
  if (answer.ok) throw redirect(adminLinks.editNew(locale, kind, { slug, of }))
  const { error } = answer
  if (isSignedOut(error)) throw responseTo(error)
  return data({ error, slug }, { status: errorStatus[error.code] })
}

/** True for a draft that came with the software and that nobody has changed or published. */
function isSupplied({ live, state, changed }: { live: boolean; state: string | null; changed: unknown }): boolean {
  return !live && state === 'draft' && changed === null
}

/** Publishes a draft as it is. Returns the error if it is incomplete or has changed meanwhile. */
async function publishDraft(api: ApiClient, kind: KindName, subject: string): Promise<ApiError | null> {
  const answer = await api.show_editable({ kind, subject })
  if (!answer.ok) return answer.error
  const { version, values } = answer.data
  const published = await api.publish_editable({ kind, subject, version, data: values })
  return published.ok ? null : published.error
}

type ListData = Route.ComponentProps['loaderData']
type ListRow = ListData['rows'][number]

export default function EditingList({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, rows, total, search, page, creates, unfinished, deleted, may_change } = loaderData
  const { t, locale } = useLanguage()
  const columns = useColumns(loaderData)
  const name = t(`catalogue.kind_${kind}`)
  return (
    <>
      <p>
        <Link className="link" to={adminLinks.editing(locale)}>
          {t('editing.title')}
        </Link>
      </p>
      <PageHeading>{name}</PageHeading>
      {deleted && !actionData && <Alert tone="success" title={t('drafts.deleted')} announce />}
      <p className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
        {kind === 'hotel' && may_change && (
          <Link className="link" to={adminLinks.hotelFile(locale)}>
            {t('itemlist.hotelFile')}
          </Link>
        )}
        {creates && rows.length > 10 && (
          <a className="link" href="#add">
            {addTitle(t, kind)}
          </a>
        )}
        {(unfinished > 0 || search.unfinished) && (
          <Link
            className="link"
            to={adminLinks.editingList(locale, kind, search.unfinished ? {} : { unfinished: 'yes' })}
          >
            {search.unfinished ? t('photos.allPictures') : t('photos.toFinishLink', { count: unfinished })}
          </Link>
        )}
      </p>
      {rows.some(isSupplied) && (
        <Alert tone="warning" title={t('itemlist.checkTitle')}>
          {t('editing.suppliedDraft')}
        </Alert>
      )}
      <SearchForm list={loaderData} />
      {rows.length === 0 ? (
        <EmptyState icon="search" title={t('itemlist.none')}>
          <p className="text-muted">{t('itemlist.noneText')}</p>
        </EmptyState>
      ) : (
        <Table
          caption={t('itemlist.found', { kind: name, count: total })}
          narrow="lines"
          columns={columns}
          rows={rows}
          keyOf={({ subject }) => subject}
        />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / perPage)}
        hrefOf={(to) => adminLinks.editingList(locale, kind, { ...search, page: to })}
      />
      {creates && <CreateForm list={loaderData} answer={actionData} />}
    </>
  )
}

function useColumns({ kind, creates, may_change }: ListData): Column<ListRow>[] {
  const { t, locale, format } = useLanguage()
  return [
    {
      label: t('itemlist.name'),
      cell: ({ subject, title }) => (
        <Link className="link row-link" to={adminLinks.edit(locale, kind, subject)}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    { label: t('itemlist.city'), cell: ({ city }) => city && <bdi>{city}</bdi> },
    {
      label: t('itemlist.state'),
      place: 'last',
      cell: ({ live, state, licence }) => {
        const status = live ? (state === 'draft' ? 'liveDraft' : 'live') : state === 'withdrawn' ? state : 'draft'
        const { valid_until: until, ended } = licence ?? {}
        const licenceState = !until ? 'none' : ended ? 'ended' : 'other'
        return (
          <>
            <Badge tone={status === 'live' ? 'success' : 'warning'}>{t('editing.stateOf', { state: status })}</Badge>{' '}
            {licence && (
              <Badge tone={ended ? 'danger' : 'warning'}>
                {t('itemlist.licence', { state: licenceState, date: until ? format.stayDate(until) : '' })}
              </Badge>
            )}
          </>
        )
      },
    },
    {
      label: t('itemlist.changed'),
      place: 'line',
      cell: ({ changed }) =>
        changed && t('itemlist.changedBy', { name: changed.name, when: format.instant(changed.at, siteTimeZone) }),
    },
    // Questions that came with the software are complete. The legal texts are opened in the editor before they are published.
    {
      label: t('itemlist.check'),
      cell: (row) =>
        may_change &&
        creates &&
        isSupplied(row) && (
          <Form method="post">
            <HiddenFields fields={{ intent: 'publish', subject: row.subject }} />
            <Button type="submit" variant="secondary" aria-label={t('itemlist.publishRow', { name: row.title })}>
              {t('editing.publish')}
            </Button>
          </Form>
        ),
    },
  ]
}

const addTitle = (t: Translator, kind: KindName) =>
  t('itemlist.addTitle', { kind: kind as ValuesFor<'itemlist.addTitle'>[0]['kind'] })

function SearchForm({ list: { search, cities } }: { list: ListData }) {
  const t = useText()
  const { q, of, city, unfinished } = search
  return (
    <Form method="get" className="admin-filter">
      <HiddenFields fields={{ of, unfinished }} />
      <BasicInput label={t('itemlist.search')} id="words" name="q" type="search" dir="auto" defaultValue={q} key={q} />
      {cities.length > 1 && (
        <Select
          key={city}
          label={t('itemlist.city')}
          name="city"
          defaultValue={city ?? ''}
          empty={t('itemlist.allCities')}
          options={cities.map((one) => ({ value: one.slug, label: one.name }))}
        />
      )}
      <Button type="submit" variant="secondary" icon="search">
        {t('itemlist.search')}
      </Button>
    </Form>
  )
}

type CreateProps = { list: ListData; answer: Route.ComponentProps['actionData'] }

function CreateForm({ list: { kind, search, creates }, answer }: CreateProps) {
  const t = useText()
  const error = answer?.error
  const wrong = error?.errors?.[0]
  const slugError = wrong && fieldErrorLabel(t, wrong)
  return (
    <AdminForm id="add" heading={addTitle(t, kind)} hidden={{ of: search.of }}>
      {error && <Alert tone="error" title={slugError ?? errorTitle(t, error.code)} announce />}
      {creates === 'slug' && (
        <TextInput
          name="slug"
          label={t('itemlist.newSlug')}
          hint={t('itemlist.newSlugHint')}
          error={slugError}
          defaultValue={answer?.slug}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
      <Button type="submit" icon="plus">
        {t('itemlist.add')}
      </Button>
    </AdminForm>
  )
}
