import { data, Form, Link, redirect } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import { errorTitle } from '#text/error-text.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { kindOf } from '#web/desk/editing/kind-of.ts'
import { wrongWords } from '#web/desk/editing/path-words.ts'
import { PlainInput } from '#web/desk/PlainInput.tsx'
import { deskRefused } from '#web/desk/refused.ts'
import { textOf } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Pagination } from '#web/kit/Pagination.tsx'
import { Table, type Column } from '#web/kit/Table.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/editing-list.ts'
import '#web/desk/editing/editing.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'editing.title')

const perPage = 50

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const kind = kindOf(params.kind, locale, request)
  const query = new URL(request.url).searchParams
  const q = query.get('q')?.trim().slice(0, 80) ?? ''
  const of = query.get('of')?.slice(0, 60) || undefined
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 1_000)
  const found = await api.fetch_editables({ kind, q, of, page, per_page: perPage })
  if (!found.ok) throw deskRefused(found.error, locale, request)
  return { ...found.data, kind, q, of, page, total: found.meta?.total ?? 0 }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const kind = kindOf(params.kind, locale, request)
  const form = await request.formData()
  const of = textOf(form, 'of') || undefined
  const slug = textOf(form, 'slug').trim()
  const made = await api.create_editable({ kind, slug, of })
  if (made.ok) throw redirect(deskLinks.edit(locale, kind, made.data.subject, { done: 'created' }))
  const refusal: Refusal = made.error
  return data({ refusal, slug }, { status: errorStatus[refusal.code] })
}

export default function EditingList({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, rows, total, q, of, page, creates } = loaderData
  const t = useText()
  const locale = useLocale()
  const format = useFormat()
  const name = t(`catalogue.kind_${kind}`)
  const refusal = actionData?.refusal
  const wrong = refusal?.errors?.[0]
  const slugError = wrong && wrongWords(t, wrong)
  const columns: Column<(typeof rows)[number]>[] = [
    {
      label: t('editing.name'),
      cell: ({ subject, title }) => (
        <Link className="link" to={deskLinks.edit(locale, kind, subject)}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      label: t('editing.state'),
      cell: ({ live, state }) => {
        const standing = live ? (state === 'draft' ? 'liveDraft' : 'live') : state === 'withdrawn' ? state : 'draft'
        return (
          <Badge tone={standing === 'live' ? 'success' : 'warning'}>{t('editing.stateOf', { state: standing })}</Badge>
        )
      },
    },
    {
      label: t('editing.changed'),
      cell: ({ changed }) =>
        changed
          ? t('editing.changedBy', { name: changed.name, when: format.instant(changed.at, 'Asia/Riyadh') })
          : t('editing.neverChanged'),
    },
  ]
  return (
    <>
      <p>
        <Link className="link" to={deskLinks.editing(locale)}>
          {t('editing.title')}
        </Link>
      </p>
      <PageHeading>{name}</PageHeading>
      <Form method="get" className="desk-filter">
        {of && <input type="hidden" name="of" value={of} />}
        <PlainInput label={t('editing.search')} id="words" name="q" type="search" dir="auto" defaultValue={q} key={q} />
        <Button type="submit" variant="secondary" icon="search">
          {t('editing.search')}
        </Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState icon="search" title={t('editing.none')}>
          <p className="text-muted">{t('editing.noneText')}</p>
        </EmptyState>
      ) : (
        <Table
          caption={t('editing.found', { kind: name, count: total })}
          columns={columns}
          rows={rows}
          keyOf={({ subject }) => subject}
        />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / perPage)}
        hrefOf={(to) => deskLinks.editingList(locale, kind, { q, of, page: to })}
      />
      {creates && (
        <Form method="post" className="desk-card edit-add" noValidate>
          <h2>{t('editing.addRow', { list: name })}</h2>
          {refusal && <Alert tone="error" title={slugError ?? errorTitle(t, refusal.code)} announce />}
          {of && <input type="hidden" name="of" value={of} />}
          {creates === 'slug' && (
            <TextInput
              name="slug"
              label={t('editing.newSlug')}
              hint={t('editing.newSlugHint')}
              error={slugError}
              defaultValue={actionData?.slug}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="none"
            />
          )}
          <div>
            <Button type="submit" icon="plus">
              {t('editing.add')}
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}
