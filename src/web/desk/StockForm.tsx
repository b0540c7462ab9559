import { useEffect, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import type { DeskStock } from '#domains/stays/desk-contract.ts'
import { nightFields } from '#domains/stays/night-fields.ts'
import { weekdayNames } from '#text/calendar-names.ts'
import { useLocale, useText } from '#text/react.tsx'
import type { TextKey } from '#text/translator.ts'
import { fieldNames } from '#web/desk/field-names.ts'
import { NightFields } from '#web/desk/NightFields.tsx'
import { RefusedNights } from '#web/desk/RefusedNights.tsx'
import { refusalWords } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { CheckboxGroup } from '#web/kit/CheckboxGroup.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'

/** Which nights of which room types the form is about. */
export type NightsChosen = { rooms: number[]; first: string; last: string }

type Given = {
  stock: DeskStock
  chosen: NightsChosen
  onChoose: (chosen: NightsChosen) => void
  refusal: Refusal | undefined
  sentKey: string
}

/** From which night to which, on which weekdays, what to set: all that the calendar can do, and without scripts too. */
export function StockForm({ stock, chosen, onChoose, refusal, sentKey }: Given) {
  const t = useText()
  const locale = useLocale()
  const say = t as (key: TextKey) => string
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, refusal, [
    { name: 'room_ids', label: t('stock.rooms') },
    { name: 'from', label: t('stock.first') },
    { name: 'to', label: t('stock.last') },
    { name: 'weekdays', label: t('stock.weekdays') },
    { name: 'set', label: t('stock.what') },
    { name: 'set.price', label: t('stock.fieldPrice') },
    { name: 'set.allotment', label: t('stock.allotment') },
    { name: 'set.min_stay', label: t('stock.minStay') },
    { name: 'fields', label: t('stock.copyFields') },
    { name: 'percent', label: t('stock.percent') },
  ])
  useEffect(() => {
    if (refusal?.code === 'stock_refused') document.getElementById('refused-nights')?.focus()
  }, [refusal])
  const toggle = (room: number, on: boolean) =>
    onChoose({ ...chosen, rooms: on ? [...chosen.rooms, room] : chosen.rooms.filter((one) => one !== room) })
  return (
    <Form method="post" preventScrollReset className="stock-form" id="change" noValidate>
      <h2>{t('stock.change')}</h2>
      <input type="hidden" name="hotel" value={stock.hotel.id} />
      <input type="hidden" name="key" value={sentKey} />
      <ErrorSummary errors={words.summary} />
      {words.title && (
        <div id="refused-nights" tabIndex={-1}>
          <Alert tone="error" title={words.title} announce>
            <p>{words.text}</p>
            <RefusedNights refusal={refusal} rooms={stock.rooms} />
          </Alert>
        </div>
      )}
      <Part legend={t('stock.which')}>
        <fieldset id="room_ids" className="stock-rooms">
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
        <div className="stock-dates">
          <TextInput
            label={t('stock.first')}
            type="date"
            name="from"
            min={stock.today}
            value={chosen.first}
            error={words.ofField('from')}
            onChange={(event) => onChoose({ ...chosen, first: event.currentTarget.value })}
          />
          <TextInput
            label={t('stock.last')}
            type="date"
            name="to"
            min={stock.today}
            value={chosen.last}
            error={words.ofField('to')}
            onChange={(event) => onChoose({ ...chosen, last: event.currentTarget.value })}
          />
        </div>
        <fieldset id="weekdays" className="stock-weekdays" aria-describedby="weekdays-hint">
          <legend className="field-label">{t('stock.weekdays')}</legend>
          <p id="weekdays-hint" className="field-hint">
            {t('stock.weekdaysHint')}
          </p>
          {weekdayNames[locale].map((name, day) => (
            <Checkbox key={name} id={`weekday-${day}`} name="weekday" value={day} label={name} />
          ))}
        </fieldset>
      </Part>
      <Part legend={t('stock.what')} hint={t('stock.whatHint')} id="set">
        <NightFields currency={stock.hotel.currency} errorOf={words.ofField} />
        <div>
          <Button type="submit" name="intent" value="change" pending={busy}>
            {t('stock.save')}
          </Button>
        </div>
      </Part>
      <Disclosure summary={t('stock.copyTitle')} open={words.summary.some(({ field }) => field === 'fields')}>
        <div className="stock-copy">
          <p className="text-muted">{t('stock.copyText')}</p>
          <CheckboxGroup
            legend={t('stock.copyFields')}
            name="field"
            defaultValues={['price', 'min_stay']}
            options={nightFields.map((value) => ({ value, label: say(fieldNames[value]) }))}
          />
          <TextInput
            label={t('stock.percent')}
            hint={t('stock.percentHint')}
            name="percent"
            inputMode="numeric"
            dir="ltr"
            optional
            error={words.ofField('percent')}
          />
          <div>
            <Button type="submit" variant="secondary" name="intent" value="copy" pending={busy}>
              {t('stock.copy')}
            </Button>
          </div>
        </div>
      </Disclosure>
    </Form>
  )
}

function Part({ legend, hint, id, children }: { legend: string; hint?: string; id?: string; children: ReactNode }) {
  return (
    <section className="stock-part" id={id} aria-label={legend}>
      <h3>{legend}</h3>
      {hint && <p className="field-hint">{hint}</p>}
      {children}
    </section>
  )
}
