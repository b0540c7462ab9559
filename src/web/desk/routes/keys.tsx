import { data, redirect } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import type { PartnerKey } from '#domains/staff/key-contract.ts'
import { latinDigits } from '#text/digits.ts'
import { useFormat, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { InTheWay } from '#web/desk/people/InTheWay.tsx'
import { KeyForm } from '#web/desk/people/KeyForm.tsx'
import { PressForm } from '#web/desk/people/PersonActions.tsx'
import { deskRefused } from '#web/desk/refused.ts'
import { keptValues, textOf, type FormRefusal } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { CopyText } from '#web/kit/CopyText.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Table, type Column } from '#web/kit/Table.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/keys.ts'
import '#web/desk/people/people.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'people.keysTitle')

type Answer = Partial<FormRefusal> & { made?: { key: string; name: string } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const found = await api.fetch_keys()
  if (!found.ok) throw deskRefused(found.error, locale, request)
  return { keys: found.data, done: new URL(request.url).searchParams.has('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const refused = (error: Parameters<typeof deskRefused>[0]) => {
    if (['unauthenticated', 'second_factor_required'].includes(error.code)) throw deskRefused(error, locale, request)
    return data<Answer>({ refusal: error, values: keptValues(form) }, { status: errorStatus[error.code] })
  }
  if (textOf(form, 'intent') === 'revoke') {
    const ended = await api.revoke_key({ id: textOf(form, 'id') })
    if (ended.ok) throw redirect(deskLinks.keys(locale, { done: 1 }))
    return refused(ended.error)
  }
  const made = await api.make_key({
    name: textOf(form, 'name'),
    scopes: keyScopes.filter((scope) => form.getAll('scopes').includes(scope)),
    per_hour: latinDigits(textOf(form, 'per_hour')).trim(),
    beside: textOf(form, 'beside') || undefined,
  })
  if (!made.ok) return refused(made.error)
  // Shown by this answer alone; reading the page anew does not bring it back.
  return data<Answer>({ made: { key: made.data.key, name: made.data.made.name } })
}

export default function Keys({ loaderData: { keys, done }, actionData }: Route.ComponentProps) {
  const t = useText()
  const format = useFormat()
  const at = (instant: string) => format.instant(instant, 'Asia/Riyadh')
  const answer: Answer | undefined = actionData
  const columns: Column<PartnerKey>[] = [
    { label: t('people.key'), cell: ({ name }) => <bdi>{name}</bdi> },
    { label: t('people.begins'), cell: ({ prefix }) => <code dir="ltr">{prefix}…</code> },
    {
      label: t('people.scopes'),
      cell: ({ scopes }) => format.list(scopes.map((scope) => t('people.scopeShort', { scope }))),
    },
    { label: t('people.limit'), cell: ({ per_hour }) => t('people.perHourValue', { count: per_hour }) },
    {
      label: t('people.lastCall'),
      cell: ({ last_used_at }) => (last_used_at ? at(last_used_at) : t('people.never')),
    },
    {
      label: t('people.madeBy'),
      cell: ({ made_by, created_at }) => (
        <div>
          <bdi>{made_by}</bdi>
          <span className="text-muted block">{at(created_at)}</span>
        </div>
      ),
    },
    {
      label: t('people.actions'),
      cell: ({ id, name, revoked_at }) =>
        revoked_at ? (
          t('people.revoked', { when: at(revoked_at) })
        ) : (
          <PressForm intent="revoke" id={id} label={t('people.revokeOf', { name })}>
            {t('people.revoke')}
          </PressForm>
        ),
    },
  ]
  return (
    <>
      <PageHeading>{t('people.keysTitle')}</PageHeading>
      <p className="text-muted">
        {t('people.keysText')}{' '}
        <a className="link" href="/api/docs">
          {t('people.reference')}
        </a>
      </p>
      {done && !answer && <Alert tone="success" title={t('people.saved')} announce />}
      {answer?.made && (
        <Alert tone="success" announce title={t('people.madeTitle', { name: answer.made.name })}>
          <p>{t('people.madeText')}</p>
          <div className="people-key">
            <CopyText text={answer.made.key} label={t('people.copyKey')} />
          </div>
        </Alert>
      )}
      <InTheWay refusal={answer?.refusal} />
      {keys.length === 0 ? (
        <EmptyState icon="globe" title={t('people.noKeys')} />
      ) : (
        <Table caption={t('people.keysTitle')} columns={columns} rows={keys} keyOf={({ id }) => id} />
      )}
      <KeyForm key={answer?.made?.key} keys={keys} refusal={answer?.refusal} values={answer?.values} />
    </>
  )
}
