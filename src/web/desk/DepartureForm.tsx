import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import type { DeskDeparture } from '#domains/packages/desk-contract.ts'
import { useFormat, useText } from '#text/react.tsx'
import { byWholeList } from '#web/desk/departure-form.ts'
import { SharingPrices } from '#web/desk/SharingPrices.tsx'
import { refusalWords } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'

/** Seats and prices of one departure; what was seen is sent along, so that nobody overwrites what a colleague has done. */
export function DepartureForm({ departure, refusal }: { departure: DeskDeparture; refusal: Refusal | undefined }) {
  const t = useText()
  const format = useFormat()
  const busy = useNavigation().state !== 'idle'
  const { title, starts_on, ends_on, currency } = departure
  const words = refusalWords(t, refusal && byWholeList(refusal), [
    { name: 'seats', label: t('stock.seats') },
    { name: 'infant_price', label: t('stock.infantPrice') },
    { name: 'prices', label: t('stock.fromPrice') },
  ])
  const typed = (minor: number) => {
    const { whole, fraction } = format.moneyParts(minor, currency)
    return fraction ? `${whole}.${fraction}` : whole
  }
  return (
    <Form method="post" className="stock-form" noValidate>
      <h2>{t('stock.editDeparture', { title, dates: format.stayRange(starts_on, ends_on) })}</h2>
      <input type="hidden" name="departure" value={departure.id} />
      <input type="hidden" name="version" value={departure.version} />
      <ErrorSummary errors={words.summary} />
      {words.title && (
        <Alert tone="error" title={words.title} announce>
          {words.text}
        </Alert>
      )}
      <p className="text-muted">
        {t('stock.seatsTaken', { taken: departure.held + departure.sold, seats: departure.seats })}
      </p>
      <div className="stock-terms">
        <TextInput
          name="seats"
          label={t('stock.seats')}
          defaultValue={departure.seats}
          inputMode="numeric"
          dir="ltr"
          error={words.ofField('seats')}
        />
        <TextInput
          name="infant_price"
          label={t('stock.infantPrice')}
          defaultValue={typed(departure.infant_price)}
          inputMode="decimal"
          dir="ltr"
          error={words.ofField('infant_price')}
        />
      </div>
      <SharingPrices prices={departure.prices} typed={typed} error={words.ofField('prices')} />
      <Checkbox name="closed" value="yes" label={t('stock.departureClosed')} defaultChecked={departure.closed} />
      <div>
        <Button type="submit" pending={busy}>
          {t('stock.saveDeparture')}
        </Button>
      </div>
      <Disclosure summary={t('stock.deleteDeparture')}>
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{t('stock.deleteDepartureText')}</p>
          <Button type="submit" name="intent" value="delete" variant="danger" pending={busy}>
            {t('stock.deleteDeparture')}
          </Button>
        </div>
      </Disclosure>
    </Form>
  )
}
