import { Form } from 'react-router'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'

const groups = [1, 2, 3] as const

/** Selects a departure and the guests, as up to three families; a room is shared only within a family. */
export function DepartureChoice({ travelPackage }: { travelPackage: PackageDetails }) {
  const { t, locale, format } = useLanguage()
  const open = travelPackage.departures.filter((departure) => departure.open)
  if (open.length === 0) return <p>{t('phone.nothingOpen')}</p>
  return (
    <Form method="get" action={adminLinks.newBooking(locale)} className="admin-card">
      <h2>
        <bdi>{travelPackage.title}</bdi>
      </h2>
      <HiddenFields fields={{ kind: 'package', package: travelPackage.slug }} />
      <Select
        label={t('phone.departure')}
        name="departure"
        options={open.map(({ id, starts_on, ends_on, seats_left }) => ({
          value: String(id),
          label: t('phone.departureChoice', { dates: format.stayRange(starts_on, ends_on), count: seats_left }),
        }))}
      />
      {groups.map((number) => (
        <fieldset key={number}>
          <legend className="mb-2 font-medium">{t('phone.family', { number })}</legend>
          <div className="admin-filter">
            <BasicInput
              label={t('phone.adults')}
              name={`adults${number}`}
              inputMode="numeric"
              dir="ltr"
              defaultValue={number === 1 ? '2' : ''}
            />
            <BasicInput
              label={t('phone.childAges')}
              hint={number === 1 ? t('phone.childAgesHint') : undefined}
              name={`ages${number}`}
              inputMode="numeric"
              dir="ltr"
            />
          </div>
        </fieldset>
      ))}
      {open.some(({ prices }) => prices.some(({ sharing }) => sharing !== 'any')) && (
        <Select
          label={t('phone.sharing')}
          name="sharing"
          defaultValue="quad"
          options={roomBases.map((sharing) => ({ value: sharing, label: t('phone.sharingOf', { sharing }) }))}
        />
      )}
      <Button type="submit">{t('phone.showPrice')}</Button>
    </Form>
  )
}
