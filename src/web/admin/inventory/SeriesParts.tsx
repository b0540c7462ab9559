import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { languageOf } from '#i18n/locale.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { errorMessages, type FieldLabels, type FormMessages } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { Checkbox, FormErrors, HiddenFields } from '#web/ui/form/Inputs.tsx'

type Result<Data> = { ok: true; data: Data } | { ok: false; error: ApiError }

/** The days of a checked pattern, or the error of the pattern; neither before it was checked. */
export function checkedSeries<Data>(result: Result<Data> | null): {
  checked: Data | null
  error: ApiError | undefined
} {
  return { checked: result?.ok ? result.data : null, error: result && !result.ok ? result.error : undefined }
}

export function submittedDays(form: FormData): string[] {
  return form.getAll('days').filter((day) => typeof day === 'string')
}

export function Weekdays({ legend, hint, chosen }: { legend: string; hint?: string; chosen: readonly number[] }) {
  const locale = useLocale()
  return (
    <fieldset id="weekdays" className="flex flex-wrap gap-x-5" aria-describedby={hint && 'weekdays-hint'}>
      <legend className="field-label">{legend}</legend>
      {hint && (
        <p id="weekdays-hint" className="field-hint basis-full">
          {hint}
        </p>
      )}
      {languageOf(locale).weekdays.map((name, day) => (
        <Checkbox
          key={name}
          id={`weekday-${day}`}
          name="weekday"
          value={day}
          label={name}
          defaultChecked={chosen.includes(day)}
        />
      ))}
    </fieldset>
  )
}

type SeriesPeriodProps = { values: { from: string; until: string }; messages: FormMessages; children?: ReactNode }

/** The first and the last day of a series, with further fields in the same row. */
export function SeriesPeriod({ values, messages, children }: SeriesPeriodProps) {
  return (
    <div className="grid items-start gap-4 grid-cols-fill-60">
      {(['from', 'until'] as const).map((name) => (
        <DateInput key={name} {...messages.field(name)} defaultValue={values[name]} />
      ))}
      {children}
    </div>
  )
}

type Day = { value: string; disabled: boolean; label: ReactNode }

/**
 * The days of a series, which can be left out one by one. `tooMany` is shown instead of more days than one series can
 * have, `none` instead of no days; `children` follow the days if one of them can be chosen.
 */
export function SeriesDays({
  legend,
  hint,
  none,
  tooMany,
  allDisabled,
  days,
  labels = {},
  error,
  hidden,
  submit,
  children,
}: {
  legend: string
  hint: string
  none: string
  tooMany: string | null
  /** Shown if no day can be chosen. */
  allDisabled?: string
  days: readonly Day[]
  /** Further fields that an error can name. */
  labels?: FieldLabels
  error: ApiError | undefined
  hidden?: Readonly<Record<string, string | number>>
  submit: string
  children?: ReactNode
}) {
  const t = useText()
  const messages = errorMessages(t, error, { days: legend, ...labels })
  const free = days.filter(({ disabled }) => !disabled)
  if (days.length === 0) return <Alert tone="info" title={none} announce />
  if (tooMany) return <Alert tone="warning" title={tooMany} announce />
  return (
    <AdminForm hidden={hidden ?? {}} messages={messages} {...(free.length > 0 && { submit })}>
      <CheckboxGroup
        key={days.map(({ value }) => value).join()}
        legend={legend}
        hint={hint}
        name="days"
        error={messages.ofField('days')}
        defaultValues={free.map(({ value }) => value)}
        options={days}
      />
      {free.length > 0 ? children : allDisabled && <Alert tone="info" title={allDisabled} announce />}
    </AdminForm>
  )
}

type SeriesUndoProps = {
  title: string
  undo: string
  hidden: Readonly<Record<string, string>>
  error: ApiError | undefined
}

/** The result of a series with the button that undoes it, or why it could not be undone. */
export function SeriesUndo({ title, undo, hidden, error }: SeriesUndoProps) {
  const t = useText()
  const messages = errorMessages(t, error, {})
  return (
    <Form method="post" className="grid gap-3 justify-items-start">
      {error ? <FormErrors messages={messages} /> : <Alert tone="success" title={title} announce />}
      <HiddenFields fields={hidden} />
      <SubmitButton intent="undo-series" variant="secondary">
        {undo}
      </SubmitButton>
    </Form>
  )
}
