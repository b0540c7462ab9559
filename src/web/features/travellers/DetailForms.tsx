import { Form } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import type { Companion } from '#domains/accounts/contract.ts'
import type { RequiredDetails } from '#domains/traveller-details/contract.ts'
import type { CountryAnswer } from '#domains/places/contract.ts'
import { detailErrorText, fieldLabel } from '#domains/shared/details/texts.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { formPrefix } from '#web/features/travellers/detail-form.ts'
import { DetailFields } from '#web/features/travellers/DetailFields.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button, SubmitButton } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { FormErrors, Select } from '#web/ui/form/Inputs.tsx'
import '#web/ui/form/field-pairs.css'

type DetailForm = RequiredDetails['forms'][number]

type Props = {
  details: RequiredDetails
  /** People who can fill in a form; empty for staff. */
  companions: readonly Companion[]
  countries: readonly CountryAnswer[]
  error: ApiError | undefined
  /** The inputs as submitted, if they were not saved. */
  values: Record<string, string> | undefined
}

/** All forms of a booking in one form, which can be saved incomplete. */
export function DetailForms({ details, companions, countries, error, values }: Props) {
  const t = useText()
  const { forms, places } = details
  const labels = forms.flatMap((form) =>
    form.fields.map((field): [string, string] => [
      `${formPrefix(form.position)}${field.key}`,
      t('travellers.fieldOf', { form: inSentence(formTitle(t, form)), field: fieldLabel(t, field) }),
    ]),
  )
  // One form is open at a time, and any with an error.
  const next = forms.find(({ missing }) => missing.length > 0) ?? (forms.length === 1 ? forms[0] : undefined)
  const messages = errorMessages(t, error, Object.fromEntries(labels), { messageOf: detailErrorText })
  return (
    <Form method="post" className="grid gap-5" autoComplete="off" noValidate>
      <FormErrors messages={messages} />
      {places.length > 0 && (
        <datalist id="known-places">
          {places.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      {forms.map((form) => {
        const prefix = formPrefix(form.position)
        return (
          <FormCard
            key={form.position}
            form={form}
            open={form === next || form.fields.some(({ key }) => messages.ofField(`${prefix}${key}`))}
          >
            {companions.length > 0 && form.fields.some(({ key }) => key === 'document_number') && (
              <CompanionChoice
                companions={companions}
                name={`${prefix}companion`}
                value={values?.[`${prefix}companion`]}
              />
            )}
            <DetailFields
              fields={form.fields}
              values={values ? submittedOf(values, prefix) : form.details}
              countries={countries}
              prefix={prefix}
              errorOf={messages.ofField}
              places="known-places"
            />
          </FormCard>
        )
      })}
      <SubmitButton className="justify-self-start">{t('travellers.save')}</SubmitButton>
    </Form>
  )
}

function FormCard({ form, open, children }: { form: DetailForm; open: boolean; children: React.ReactNode }) {
  const { t, format } = useLanguage()
  const id = `form-${form.position}`
  const missing = form.fields
    .filter(({ key }) => form.missing.includes(key))
    .map((field) => inSentence(fieldLabel(t, field)))
  return (
    <Card padded>
      <Disclosure
        open={open}
        summary={
          <>
            <h2 id={id} className="text-title">
              {formTitle(t, form)}
            </h2>
            {missing.length === 0 && <Badge tone="success">{t('travellers.complete')}</Badge>}
          </>
        }
      >
        <section aria-labelledby={id} className="grid gap-4 pt-3">
          {/* A form of which nothing is saved shows it itself. */}
          {missing.length > 0 && missing.length < form.fields.filter(({ required }) => required).length && (
            <p className="text-muted">{t('travellers.missing', { fields: format.list(missing) })}</p>
          )}
          {form.notes.map((note) => (
            <Alert
              key={note}
              tone={note.startsWith('document') ? 'warning' : 'info'}
              title={t(`details.note_${note}`)}
            />
          ))}
          <div className="field-pairs">{children}</div>
        </section>
      </Disclosure>
    </Card>
  )
}

/** A companion fills in what is empty when the form is saved, so that it works without scripts. */
function CompanionChoice({
  companions,
  name,
  value,
}: {
  companions: readonly Companion[]
  name: string
  value: string | undefined
}) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-end gap-3 md:col-span-2">
      <Select
        label={t('travellers.companion')}
        name={name}
        defaultValue={value ?? ''}
        optional
        className="min-w-0 flex-1"
        empty={t('travellers.noCompanion')}
        options={companions.map(({ id, details }) => ({ value: id, label: wholeName(details) }))}
      />
      <Button type="submit" variant="secondary">
        {t('travellers.fill')}
      </Button>
    </div>
  )
}

/** A label as it is written within a sentence. */
function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}

function formTitle(t: Translator, { position, age }: DetailForm): string {
  if (position === 0) return t('travellers.booking')
  return age === null ? t('travellers.person', { number: position }) : t('travellers.child', { number: position, age })
}

function submittedOf(values: Record<string, string>, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
}
