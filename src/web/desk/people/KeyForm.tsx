import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import type { PartnerKey } from '#domains/staff/key-contract.ts'
import { useText } from '#text/react.tsx'
import { refusalWords } from '#web/form.ts'
import { Button } from '#web/kit/Button.tsx'
import { CheckboxGroup } from '#web/kit/CheckboxGroup.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'

/** Makes a key for a partner. */
export function KeyForm({
  keys,
  refusal,
  values = {},
}: {
  keys: readonly PartnerKey[]
  refusal: Refusal | undefined
  values: Record<string, string> | undefined
}) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, refusal, [
    { name: 'name', label: t('people.keyName') },
    { name: 'scopes', label: t('people.scopes') },
    { name: 'per_hour', label: t('people.perHour') },
  ])
  const standing = keys.filter(({ revoked_at }) => revoked_at === null)
  return (
    <Form method="post" className="desk-card" noValidate>
      <h2>{t('people.makeTitle')}</h2>
      <ErrorSummary errors={words.summary} />
      <div className="desk-filter">
        <TextInput
          label={t('people.keyName')}
          name="name"
          dir="auto"
          autoComplete="off"
          defaultValue={values.name ?? ''}
          error={words.ofField('name')}
        />
        <TextInput
          label={t('people.perHour')}
          name="per_hour"
          dir="ltr"
          inputMode="numeric"
          defaultValue={values.per_hour ?? '3600'}
          error={words.ofField('per_hour')}
        />
      </div>
      <CheckboxGroup
        legend={t('people.scopes')}
        name="scopes"
        options={keyScopes.map((scope) => ({ value: scope, label: t('people.scope', { scope }) }))}
        defaultValues={['search']}
        error={words.ofField('scopes')}
      />
      {standing.length > 0 && (
        <Select
          label={t('people.beside')}
          hint={t('people.besideHint')}
          name="beside"
          defaultValue={values.beside ?? ''}
          options={[
            { value: '', label: t('people.besideNone') },
            ...standing.map(({ id, name, prefix }) => ({ value: id, label: `${name} (${prefix}…)` })),
          ]}
        />
      )}
      <div>
        <Button type="submit" name="intent" value="make" pending={busy}>
          {t('people.make')}
        </Button>
      </div>
    </Form>
  )
}
