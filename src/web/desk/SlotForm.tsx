import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import type { DeskSlot, SeenSlot } from '#domains/services/desk-contract.ts'
import { useFormat, useText } from '#text/react.tsx'
import { refusalWords } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'

type SlotFormProps = { slot: DeskSlot; seen: SeenSlot[]; name: string; refusal: Refusal | undefined }

/** Capacity of one option and time, on a day or on all up to another; how these stood when it opened is sent along. */
export function SlotForm({ slot, seen, name, refusal }: SlotFormProps) {
  const t = useText()
  const format = useFormat()
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, refusal, [
    { name: 'capacity', label: t('slots.capacity') },
    { name: 'until', label: t('slots.until') },
    { name: 'day', label: t('slots.from') },
  ])
  return (
    <Form method="post" className="stock-form" noValidate id="slot">
      <h2>{t('slots.edit', { option: name, day: format.stayDate(slot.day, 'full') })}</h2>
      <input type="hidden" name="option" value={slot.option_id} />
      <input type="hidden" name="time" value={slot.time ?? ''} />
      <input type="hidden" name="day" value={slot.day} />
      <input type="hidden" name="seen" value={seen.map(({ day, version }) => `${day}~${version}`).join(' ')} />
      <ErrorSummary errors={words.summary} />
      {words.title && (
        <Alert tone="error" title={words.title} announce>
          {words.text}
        </Alert>
      )}
      <p className="text-muted">{t('slots.taken', { count: slot.held + slot.sold })}</p>
      <div className="stock-terms">
        <TextInput
          name="capacity"
          label={t('slots.capacity')}
          defaultValue={slot.capacity}
          inputMode="numeric"
          dir="ltr"
          error={words.ofField('capacity')}
        />
        <TextInput
          name="until"
          type="date"
          label={t('slots.until')}
          hint={t('slots.untilHint')}
          defaultValue={slot.day}
          error={words.ofField('until')}
        />
      </div>
      <Checkbox name="closed" value="yes" label={t('slots.close')} defaultChecked={slot.closed} />
      <div>
        <Button type="submit" pending={busy}>
          {t('slots.save')}
        </Button>
      </div>
    </Form>
  )
}
