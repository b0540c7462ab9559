import { Form } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { useText } from '#i18n/react.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { NumberInput, TextInput } from '#web/ui/form/TextInput.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'

/** Issues a gift card, and sends its code if an address is entered. */
export function IssueForm({
  formKey,
  currency,
  currencyName,
  error,
  values = {},
}: {
  /** Idempotency key: sent twice, the form issues one card. */
  formKey: string
  /** The currency of the amount, and its name. */
  currency: string
  currencyName: string
  error: ApiError | undefined
  values: Record<string, string> | undefined
}) {
  const t = useText()
  const labels = {
    amount: t('admingifts.amount', { currency: currencyName }),
    expires_on: t('admingifts.expires'),
    holder_name: t('admingifts.holderName'),
    holder_email: t('admingifts.holderEmail'),
    note: t('admingifts.note'),
  }
  const messages = errorMessages(t, error, labels, { values })
  return (
    <Form method="post" className="admin-card" noValidate>
      <HiddenFields fields={{ key: formKey, currency }} />
      <h2>{t('admingifts.issueTitle')}</h2>
      <ErrorSummary errors={messages.summary} />
      <div className="admin-filter items-start">
        <NumberInput {...messages.field('amount')} inputMode="decimal" autoComplete="off" />
        <DateInput {...messages.field('expires_on')} />
      </div>
      <div className="admin-filter items-start">
        <TextInput {...messages.field('holder_name')} dir="auto" autoComplete="off" optional />
        <TextInput {...messages.field('holder_email')} type="email" autoComplete="off" optional />
        <Select
          label={t('admingifts.language')}
          name="locale"
          defaultValue={values.locale ?? 'ar'}
          options={[
            { value: 'ar', label: 'العربية' },
            { value: 'en', label: 'English' },
          ]}
        />
      </div>
      <TextInput {...messages.field('note')} dir="auto" autoComplete="off" optional />
      <Checkbox label={t('admingifts.send')} name="send" value="yes" defaultChecked={values.send === 'yes'} />
      <SubmitButton intent="issue">{t('admingifts.issue')}</SubmitButton>
    </Form>
  )
}
