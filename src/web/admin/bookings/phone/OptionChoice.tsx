import type { ServiceDetails } from '#domains/products/services/answers.ts'
import type { ItemOf } from '#domains/bookings/contract/bookings.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { dateError } from '#web/ui/dates/date-error.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'

/** The options of a service that are free on its date, each with its time as one value, and the one that is `booked`. */
export function optionChoices(t: Translator, format: Formatter, service: ServiceDetails, booked?: ItemOf<'service'>) {
  return service.options.flatMap(({ id, name, times }) =>
    times
      .filter(
        ({ open, time }) => open || (id === booked?.option.id && time === booked.time && service.date === booked.date),
      )
      .map(({ time, left }) => ({
        value: time ? `${id} ${time}` : String(id),
        label: t('phone.optionChoice', { name, time: time ? format.clock(time) : t('phone.wholeDay'), count: left }),
      })),
  )
}

/** Selects a date first, then one of the options that are available on it and the guests. */
export function OptionChoice({ service, date }: { service: ServiceDetails; date: string | undefined }) {
  const { t, locale, format } = useLanguage()
  const form = { method: 'get', action: adminLinks.newBooking(locale) } as const
  const product = { kind: 'service', service: service.slug }
  const choices = optionChoices(t, format, service)
  return (
    <>
      <AdminForm {...form} heading={service.name} hidden={product}>
        <div className="admin-filter">
          <DateInput
            label={t('phone.date')}
            name="date"
            defaultValue={date || service.date}
            error={dateError(t, date)}
          />
          <Button type="submit" variant="secondary">
            {t('phone.showDate')}
          </Button>
        </div>
      </AdminForm>
      {choices.length === 0 ? (
        <p>{t('phone.nothingOpen')}</p>
      ) : (
        <AdminForm {...form} hidden={{ ...product, date: service.date }} submit={t('phone.showPrice')}>
          <Select label={t('phone.option')} name="option" options={choices} />
          <div className="admin-filter">
            <BasicInput label={t('phone.adults')} name="adults" inputMode="numeric" dir="ltr" defaultValue="1" />
            <BasicInput
              label={t('phone.childAges')}
              hint={t('phone.childAgesHint')}
              name="ages"
              inputMode="numeric"
              dir="ltr"
            />
            {service.basis === 'day' && (
              <>
                <BasicInput label={t('phone.dayCount')} name="days" inputMode="numeric" dir="ltr" defaultValue="1" />
                <BasicInput label={t('phone.number')} name="units" inputMode="numeric" dir="ltr" defaultValue="1" />
              </>
            )}
          </div>
        </AdminForm>
      )}
    </>
  )
}
