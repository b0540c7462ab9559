import { Form, Link } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import type { AdminSlot, SeenSlot } from '#domains/products/services/admin/contract.ts'
import { addDays } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { errorMessages } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { FormErrors } from '#web/ui/form/FormErrors.tsx'
import { NumberInput } from '#web/ui/form/TextInput.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'

type SlotFormProps = { slot: AdminSlot; service: number; seen: SeenSlot[]; name: string; error: ApiError | undefined }

/**
 * Capacity of one option and time, on one day or on every day up to another. The form submits the versions it was
 * rendered with.
 */
export function SlotForm({ slot, service, seen, name, error }: SlotFormProps) {
  const { t, locale, format } = useLanguage()
  const messages = errorMessages(t, error, {
    capacity: t('slots.capacity'),
    until: t('slots.until'),
    day: t('slots.from'),
  })
  return (
    <Form method="post" className="card grid max-w-[64rem] gap-5 p-5" noValidate id="slot">
      <h2>{t('slots.edit', { option: name, day: format.stayDate(slot.day, 'full') })}</h2>
      <HiddenFields
        fields={{
          option: slot.option_id,
          time: slot.time ?? '',
          day: slot.day,
          seen: seen.map(({ day, version }) => `${day}~${version}`).join(' '),
        }}
      />
      <FormErrors messages={messages} />
      <p className="text-muted">{t('slots.taken', { count: slot.held + slot.sold })}</p>
      <div className="grid items-end gap-4 grid-cols-fill-44">
        <NumberInput {...messages.field('capacity')} defaultValue={slot.capacity} />
        <DateInput {...messages.field('until')} hint={t('slots.untilHint')} defaultValue={slot.day} />
      </div>
      <Checkbox name="closed" value="yes" label={t('slots.close')} defaultChecked={slot.closed} />
      <div>
        <SubmitButton>{t('slots.save')}</SubmitButton>
      </div>
      <p>
        <Link
          className="link"
          to={adminLinks.slotSeries(locale, {
            service,
            option: slot.option_id,
            time: slot.time ?? 'day',
            capacity: slot.capacity,
            closed: slot.closed ? 'yes' : undefined,
            from: slot.day,
            until: addDays(slot.day, 30),
          })}
        >
          {t('slotseries.openThis')}
        </Link>
      </p>
    </Form>
  )
}
