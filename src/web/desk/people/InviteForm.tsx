import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import { staffRoles } from '#contract/staff.ts'
import { useLocale, useText } from '#text/react.tsx'
import { refusalWords } from '#web/form.ts'
import { Button } from '#web/kit/Button.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'

/** Asks somebody to join the staff. */
export function InviteForm({
  refusal,
  values,
}: {
  refusal: Refusal | undefined
  values: Record<string, string> | undefined
}) {
  const t = useText()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, refusal, [{ name: 'email', label: t('people.email') }])
  const kept = values?.intent === 'invite' ? values : {}
  return (
    <Form method="post" className="desk-card" noValidate>
      <h2>{t('people.inviteTitle')}</h2>
      <p className="text-muted">{t('people.inviteText')}</p>
      <ErrorSummary errors={words.summary} />
      <div className="desk-filter">
        <TextInput
          label={t('people.email')}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={kept.email ?? ''}
          error={words.ofField('email')}
        />
        <Select
          label={t('people.role')}
          name="role"
          id="invite-role"
          defaultValue={kept.role ?? 'agent'}
          options={staffRoles.map((role) => ({ value: role, label: t('people.roleChoice', { role }) }))}
        />
        <Select
          label={t('people.letterLanguage')}
          name="locale"
          defaultValue={kept.locale ?? locale}
          options={[
            { value: 'en', label: t('people.english') },
            { value: 'ar', label: t('people.arabic') },
          ]}
        />
      </div>
      <div>
        <Button type="submit" name="intent" value="invite" pending={busy}>
          {t('people.invite')}
        </Button>
      </div>
    </Form>
  )
}
