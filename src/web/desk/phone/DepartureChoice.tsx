import { Form } from 'react-router'
import type { PackageDetails } from '#domains/packages/answers.ts'
import { sharings } from '#domains/packages/shapes.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { PlainInput } from '#web/desk/PlainInput.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'

const groups = [1, 2, 3] as const

/** Which departure, and who comes: families who share rooms with each other alone. */
export function DepartureChoice({ journey }: { journey: PackageDetails }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const open = journey.departures.filter((departure) => departure.open)
  if (open.length === 0) return <p>{t('phone.nothingOpen')}</p>
  return (
    <Form method="get" action={deskLinks.newBooking(locale)} className="desk-card">
      <h2>
        <bdi>{journey.title}</bdi>
      </h2>
      <input type="hidden" name="kind" value="package" />
      <input type="hidden" name="package" value={journey.slug} />
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
          <div className="desk-filter">
            <PlainInput
              label={t('phone.adults')}
              name={`adults${number}`}
              inputMode="numeric"
              dir="ltr"
              defaultValue={number === 1 ? '2' : ''}
            />
            <PlainInput
              label={t('phone.childAges')}
              hint={number === 1 ? t('phone.childAgesHint') : undefined}
              name={`ages${number}`}
              inputMode="numeric"
              dir="ltr"
            />
          </div>
        </fieldset>
      ))}
      <Select
        label={t('phone.sharing')}
        name="sharing"
        defaultValue="quad"
        options={sharings.map((sharing) => ({ value: sharing, label: t('phone.sharingOf', { sharing }) }))}
      />
      <div>
        <Button type="submit">{t('phone.showPrice')}</Button>
      </div>
    </Form>
  )
}
