import { data, redirect } from 'react-router'
import { keyScopes } from '#api/scopes.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { PartnerKey } from '#domains/staff/key-contract.ts'
import { typedText } from '#i18n/digits.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { ActionError } from '#web/admin/staff/ActionError.tsx'
import { RowActionForm } from '#web/admin/staff/PersonActions.tsx'
import { giveProof, type StepUp } from '#web/features/account/step-up.ts'
import { StepUpForm } from '#web/features/account/StepUpForm.tsx'
import { textOf, type FormError, errorMessages } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { CopyText } from '#web/ui/actions/CopyText.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { adminForm, adminRequest, stepUpAnswer, stepUpFailure } from '#web/admin/admin-request.ts'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { NumberInput, Select, TextInput } from '#web/ui/form/Inputs.tsx'
import type { Route } from './+types/keys'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'staff.keysTitle')

type Answer = Partial<FormError> & { stepUp?: StepUp; made?: { key: string; name: string } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const keys = dataOf(await api.fetch_keys())
  return { keys, done: query.has('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await adminForm(request, context)
  const unproved = await giveProof(api, form)
  if (unproved) return stepUpAnswer(unproved)
  if (textOf(form, 'intent') === 'revoke') {
    const ended = await api.revoke_key({ id: textOf(form, 'id') })
    if (ended.ok) throw redirect(adminLinks.keys(locale, { done: 1 }))
    return stepUpFailure(ended.error, form, { locale, request })
  }
  const answer = await api.make_key({
    name: textOf(form, 'name'),
    scopes: keyScopes.filter((scope) => form.getAll('scopes').includes(scope)),
    per_hour: typedText(textOf(form, 'per_hour')),
    beside: textOf(form, 'beside') || undefined,
  })
  if (!answer.ok) return stepUpFailure(answer.error, form, { locale, request })
  // Only this response contains the key; reloading the page does not show it again.
  return data<Answer>({ made: { key: answer.data.key, name: answer.data.made.name } })
}

export default function Keys({ loaderData: { keys, done }, actionData }: Route.ComponentProps) {
  const { t, format } = useLanguage()
  const at = (instant: string) => format.instant(instant, siteTimeZone)
  const answer: Answer | undefined = actionData
  const columns: Column<PartnerKey>[] = [
    { label: t('staff.key'), cell: ({ name }) => <bdi>{name}</bdi> },
    { label: t('staff.begins'), cell: ({ prefix }) => <code dir="ltr">{prefix}…</code> },
    {
      label: t('staff.scopes'),
      cell: ({ scopes }) => format.list(scopes.map((scope) => t('staff.scopeShort', { scope }))),
    },
    { label: t('staff.limit'), cell: ({ per_hour }) => t('staff.perHourValue', { count: per_hour }) },
    { label: t('staff.lastCall'), cell: ({ last_used_at }) => (last_used_at ? at(last_used_at) : t('staff.never')) },
    {
      label: t('staff.madeBy'),
      cell: ({ made_by, created_at }) => (
        <div>
          <bdi>{made_by}</bdi>
          <span className="text-muted block">{at(created_at)}</span>
        </div>
      ),
    },
    {
      label: t('staff.actions'),
      cell: ({ id, name, revoked_at }) =>
        revoked_at ? (
          t('staff.revoked', { when: at(revoked_at) })
        ) : (
          <RowActionForm intent="revoke" id={id} label={t('staff.revokeOf', { name })}>
            {t('staff.revoke')}
          </RowActionForm>
        ),
    },
  ]
  if (answer?.stepUp) return <StepUpForm stepUp={answer.stepUp} />
  return (
    <>
      <PageHeading>{t('staff.keysTitle')}</PageHeading>
      <p className="text-muted">
        {t('staff.keysText')}{' '}
        <a className="link" href="/api/docs">
          {t('staff.reference')}
        </a>
      </p>
      {done && !answer && <Alert tone="success" title={t('staff.saved')} announce />}
      {answer?.made && (
        <Alert tone="success" announce title={t('staff.madeTitle', { name: answer.made.name })}>
          <p>{t('staff.madeText')}</p>
          <div className="[overflow-wrap:anywhere]">
            <CopyText text={answer.made.key} label={t('staff.copyKey')} />
          </div>
        </Alert>
      )}
      <ActionError error={answer?.error} />
      {keys.length === 0 ? (
        <EmptyState icon="globe" title={t('staff.noKeys')} />
      ) : (
        <Table caption={t('staff.keysTitle')} columns={columns} rows={keys} keyOf={({ id }) => id} />
      )}
      <KeyForm key={answer?.made?.key} keys={keys} {...answer} />
    </>
  )
}

function KeyForm({ keys, error, values = {} }: Answer & { keys: readonly PartnerKey[] }) {
  const t = useText()
  const messages = errorMessages(t, error, {
    name: t('staff.keyName'),
    scopes: t('staff.scopes'),
    per_hour: t('staff.perHour'),
  })
  const state = keys.filter(({ revoked_at }) => revoked_at === null)
  return (
    <AdminForm
      heading={t('staff.makeTitle')}
      messages={{ summary: messages.summary }}
      intent="make"
      submit={t('staff.make')}
    >
      <div className="admin-filter">
        <TextInput {...messages.field('name')} dir="auto" autoComplete="off" defaultValue={values.name ?? ''} />
        <NumberInput {...messages.field('per_hour')} defaultValue={values.per_hour ?? '3600'} />
      </div>
      <CheckboxGroup
        legend={t('staff.scopes')}
        name="scopes"
        options={keyScopes.map((scope) => ({ value: scope, label: t('staff.scope', { scope }) }))}
        defaultValues={['search']}
        error={messages.ofField('scopes')}
      />
      {state.length > 0 && (
        <Select
          label={t('staff.beside')}
          hint={t('staff.besideHint')}
          name="beside"
          defaultValue={values.beside ?? ''}
          empty={t('staff.besideNone')}
          options={state.map(({ id, name, prefix }) => ({ value: id, label: `${name} (${prefix}…)` }))}
        />
      )}
    </AdminForm>
  )
}
