import { useEffect, type ReactNode } from 'react'
import type { ApiError } from '#api/errors.ts'
import type { AdminStock } from '#domains/products/stays/admin/contract.ts'
import { nightFields, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import { maxStayNights } from '#domains/products/stays/limits.ts'
import { useText, useLanguage } from '#i18n/react.tsx'
import { textAt } from '#i18n/translator.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { fieldNames, flagTexts } from '#web/admin/inventory/field-names.ts'
import { Weekdays } from '#web/admin/inventory/SeriesParts.tsx'
import { RejectedNights } from '#web/admin/inventory/RejectedNights.tsx'
import { isNotSent, NotSaved } from '#web/admin/NotSaved.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Checkbox, NumberInput, Select } from '#web/ui/form/Inputs.tsx'

export type NightSelection = { rooms: number[]; first: string; last: string }

type Props = {
  stock: AdminStock
  chosen: NightSelection
  onChoose: (chosen: NightSelection) => void
  error: ApiError | undefined
  sentKey: string
  /** The fields of a form that was not accepted. */
  typed: [string, string][]
}

/**
 * Form for a range of nights, weekdays and the values to set. It can do everything that the calendar can, and works
 * without scripts.
 */
export function StockForm({ stock, chosen, onChoose, error, sentKey, typed }: Props) {
  const typedIn = (name: string) => typed.flatMap(([field, value]) => (field === name ? [value] : []))
  const t = useText()
  const messages = errorMessages(t, error, {
    room_ids: t('stock.rooms'),
    from: t('stock.first'),
    to: t('stock.last'),
    weekdays: t('stock.weekdays'),
    set: t('stock.what'),
    'set.price': t('stock.fieldPrice'),
    'set.allotment': t('stock.allotment'),
    'set.min_stay': t('stock.minStay'),
    'set.min_stay_arrival': t('stock.minStayArrival'),
    'set.max_stay': t('stock.maxStay'),
    fields: t('stock.copyFields'),
    percent: t('stock.percent'),
  })
  useEffect(() => {
    if (error?.code === 'stock_refused') document.getElementById('refused-nights')?.focus()
  }, [error])
  const toggle = (room: number, on: boolean) =>
    onChoose({ ...chosen, rooms: on ? [...chosen.rooms, room] : chosen.rooms.filter((one) => one !== room) })
  return (
    <AdminForm
      preventScrollReset
      id="change"
      heading={t('stock.change')}
      hidden={{ hotel: stock.hotel.id, key: sentKey }}
      messages={{ summary: messages.summary }}
    >
      {error && isNotSent(error) ? (
        <NotSaved error={error} />
      ) : (
        messages.title && (
          <div id="refused-nights" tabIndex={-1}>
            <Alert tone="error" title={messages.title} announce>
              <p>{messages.text}</p>
              <RejectedNights error={error} rooms={stock.rooms} />
            </Alert>
          </div>
        )
      )}
      <Part legend={t('stock.which')}>
        <fieldset id="room_ids" className="flex flex-wrap gap-x-5">
          <legend className="field-label">{t('stock.rooms')}</legend>
          {stock.rooms.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`room-${id}`}
              name="room"
              value={id}
              label={<bdi>{name}</bdi>}
              checked={chosen.rooms.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
        <div className="grid items-start gap-4 grid-cols-fill-60">
          <DateInput
            {...messages.field('from')}
            min={stock.today}
            value={chosen.first}
            onDate={(date) => onChoose({ ...chosen, first: date })}
          />
          <DateInput
            {...messages.field('to')}
            min={stock.today}
            value={chosen.last}
            onDate={(date) => onChoose({ ...chosen, last: date })}
          />
        </div>
        <Weekdays legend={t('stock.weekdays')} hint={t('stock.weekdaysHint')} chosen={typedIn('weekday').map(Number)} />
      </Part>
      <Part legend={t('stock.what')} hint={t('stock.whatHint')} id="set">
        <NightFields
          currency={stock.hotel.currency}
          errorOf={messages.ofField}
          valueOf={(name) => typedIn(name)[0] ?? ''}
        />
        <SubmitButton intent="change" className="justify-self-start">
          {t('stock.save')}
        </SubmitButton>
      </Part>
      <Disclosure summary={t('stock.copyTitle')} open={messages.summary.some(({ field }) => field === 'fields')}>
        <div className="grid max-w-[40rem] gap-4 py-3">
          <p className="text-muted">{t('stock.copyText')}</p>
          <CheckboxGroup
            legend={t('stock.copyFields')}
            name="field"
            defaultValues={typed.length > 0 ? typedIn('field') : ['price', 'min_stay']}
            options={nightFields.map((value) => ({ value, label: textAt(t, fieldNames[value]) }))}
          />
          <NumberInput
            {...messages.field('percent')}
            hint={t('stock.percentHint')}
            optional
            defaultValue={typedIn('percent')[0]}
          />
          <SubmitButton intent="copy" variant="secondary" className="justify-self-start">
            {t('stock.copy')}
          </SubmitButton>
        </div>
      </Disclosure>
    </AdminForm>
  )
}

function Part({ legend, hint, id, children }: { legend: string; hint?: string; id?: string; children: ReactNode }) {
  return (
    <section className="grid gap-3" id={id} aria-label={legend}>
      <h3>{legend}</h3>
      {hint && <p className="field-hint">{hint}</p>}
      {children}
    </section>
  )
}

/** Fields for the terms of nights; an empty field leaves its value unchanged. */
function NightFields({
  currency,
  errorOf,
  valueOf,
}: {
  currency: string
  errorOf: (field: string) => string | undefined
  /** The text or choice that a form that was not accepted contained. */
  valueOf: (field: string) => string
}) {
  const { t, format } = useLanguage()
  const asItIs = { value: '', label: t('stock.asItIs') }
  const figure = (name: NightField, label: string, hint?: string) => (
    <BasicInput
      {...{ name, label, hint }}
      id={`set.${name}`}
      error={errorOf(`set.${name}`)}
      inputMode={name === 'price' ? 'decimal' : 'numeric'}
      dir="ltr"
      autoComplete="off"
      defaultValue={valueOf(name)}
    />
  )
  const flag = (name: NightFlag) => (
    <Select
      name={name}
      label={t(flagTexts[name].label)}
      defaultValue={valueOf(name)}
      options={[asItIs, ...(['no', 'yes'] as const).map((value) => ({ value, label: t(flagTexts[name][value]) }))]}
    />
  )
  const folded = ['min_stay_arrival', 'max_stay', 'closed_to_arrival', 'closed_to_departure'] as const
  return (
    <>
      <div className="grid items-start gap-4 grid-cols-fill-44">
        {figure('price', t('stock.price', { currency: format.currency(currency) }))}
        {figure('allotment', t('stock.allotment'))}
        {figure('min_stay', t('stock.minStay'))}
        {flag('closed')}
      </div>
      <Disclosure
        summary={t('stock.restrictions')}
        open={folded.some((name) => errorOf(`set.${name}`) ?? valueOf(name) !== '')}
      >
        <div className="grid items-start gap-4 grid-cols-fill-44">
          {figure('min_stay_arrival', t('stock.minStayArrival'))}
          {figure('max_stay', t('stock.maxStay'), t('stock.maxStayHint', { max: maxStayNights }))}
          {flag('closed_to_arrival')}
          {flag('closed_to_departure')}
        </div>
      </Disclosure>
    </>
  )
}

type NightFlag = keyof typeof flagTexts
