import { Form } from 'react-router'
import type { ServiceDetails } from '#domains/products/services/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { dateError } from '#web/ui/dates/date-error.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'

/** Selects a date first, then one of the options that are available on it and the guests. */
export function OptionChoice({ service, date }: { service: ServiceDetails; date: string | undefined }) {
  const { t, locale, format } = useLanguage()
  const productFields = <HiddenFields fields={{ kind: 'service', service: service.slug }} />
  const choices = service.options.flatMap(({ id, name, times }) =>
    times
      .filter(({ open }) => open)
      .map(({ time, left }) => ({
        value: time ? `${id} ${time}` : String(id),
        label: t('phone.optionChoice', { name, time: time ? format.clock(time) : t('phone.wholeDay'), count: left }),
      })),
  )
  return (
    <>
      <Form method="get" action={adminLinks.newBooking(locale)} className="admin-card">
        <h2>
          <bdi>{service.name}</bdi>
        </h2>
        {productFields}
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
      </Form>
      {choices.length === 0 ? (
        <p>{t('phone.nothingOpen')}</p>
      ) : (
        <Form method="get" action={adminLinks.newBooking(locale)} className="admin-card">
          {productFields}
          <input type="hidden" name="date" value={service.date} />
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
          <Button type="submit">{t('phone.showPrice')}</Button>
        </Form>
      )}
    </>
  )
}
