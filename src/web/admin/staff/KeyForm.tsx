import { Form } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { keyScopes } from '#api/scopes.ts'
import type { PartnerKey } from '#domains/staff/key-contract.ts'
import { useText } from '#i18n/react.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { NumberInput, TextInput } from '#web/ui/form/TextInput.tsx'

/** Creates an API key for a partner. */
export function KeyForm({
  keys,
  error,
  values = {},
}: {
  keys: readonly PartnerKey[]
  error: ApiError | undefined
  values: Record<string, string> | undefined
}) {
  const t = useText()
  const messages = errorMessages(t, error, {
    name: t('staff.keyName'),
    scopes: t('staff.scopes'),
    per_hour: t('staff.perHour'),
  })
  const state = keys.filter(({ revoked_at }) => revoked_at === null)
  return (
    <Form method="post" className="admin-card" noValidate>
      <h2>{t('staff.makeTitle')}</h2>
      <ErrorSummary errors={messages.summary} />
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
      <SubmitButton intent="make">{t('staff.make')}</SubmitButton>
    </Form>
  )
}
