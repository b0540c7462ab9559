import { CancellationTerms } from '#domains/bookings/ui/CancellationTerms.tsx'
import { selectionFields } from '#domains/cart/cart-form.ts'
import { AddToCart } from '#domains/cart/ui/AddToCart.tsx'
import type { ServiceDetails, ServiceQuote } from '#domains/services/answers.ts'
import { mostDays, mostUnits } from '#domains/services/shapes.ts'
import { occupancyFields, parseOccupancy } from '#domains/stays/occupancy.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'
import { links } from '#web/links.ts'
import { ServicePrice } from '#web/services/ServicePrice.tsx'
import type { RefusedPrice } from '#web/refused-price.ts'
import { serviceQueryOf, type AskedService } from '#web/service-search.ts'

export type ServicePriceBoxProps = {
  service: ServiceDetails
  asked: AskedService
  quote: ServiceQuote | null
  refused: RefusedPrice | null
  /** First and last date that can be chosen. */
  dates: { first: string; last: string }
}

/** Option, date, time and people in a plain form; above it what they cost. */
export function ServicePriceBox({ service, asked, quote, refused, dates }: ServicePriceBoxProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const byDay = service.basis === 'day'
  const people = occupancyFields(asked.people)
  // Of the two fields of a party, the one that is wrong.
  const [adultsWrong, agesWrong] = parseOccupancy(people.adults)
    ? [undefined, refused?.fields.people]
    : [refused?.fields.people, undefined]
  const most = Math.max(...service.options.map((option) => option.most_people))
  const options = service.options.map(({ id, name, amount }) => ({
    value: String(id),
    label: `${name} · ${format.money(amount.minor, amount.currency)}`,
  }))
  const times = [
    ...new Set(service.options.flatMap((option) => option.times.flatMap(({ time }) => time ?? []))),
  ].toSorted()
  return (
    <aside id="book" aria-labelledby="book-title" className="card grid gap-5 p-5 md:p-6 lg:sticky lg:top-6">
      <h2 id="book-title" className="text-title">
        {t('services.quote')}
      </h2>
      {refused && (
        <Alert tone="warning" title={refused.title}>
          {refused.text && <p>{refused.text}</p>}
        </Alert>
      )}
      {quote && <Quote quote={quote} asked={asked} />}
      <form method="get" action={`${links.service(locale, service.slug)}#book`} className="grid gap-4">
        {asked.line !== undefined && <input type="hidden" name="line" value={asked.line} />}
        <Select
          label={t('services.option')}
          name="option"
          {...(asked.option !== undefined && { defaultValue: String(asked.option) })}
          options={options}
        />
        <TextInput
          label={t('services.date')}
          name="date"
          type="date"
          min={dates.first}
          max={dates.last}
          defaultValue={asked.date ?? service.date}
          error={refused?.fields.date}
        />
        {times.length > 0 && (
          <Select
            label={t('services.time')}
            name="time"
            defaultValue={asked.time ?? times.find((time) => time >= '09:00') ?? times[0]}
            options={times.map((time) => ({ value: time, label: time }))}
          />
        )}
        <div className="grid grid-cols-2 items-end gap-3 has-[.field-error]:items-start">
          <TextInput
            label={t('services.people')}
            name="adults"
            type="number"
            min={1}
            max={most}
            defaultValue={people.adults}
            error={adultsWrong}
          />
          <TextInput
            label={t('services.ages')}
            name="ages"
            defaultValue={people.ages}
            error={agesWrong}
            optional
            placeholder="9, 4"
            dir="ltr"
            autoComplete="off"
            maxLength={40}
          />
        </div>
        {byDay && (
          <div className="grid grid-cols-2 items-end gap-3 has-[.field-error]:items-start">
            <TextInput
              label={t('services.days')}
              name="days"
              type="number"
              min={1}
              max={mostDays}
              defaultValue={String(asked.days)}
              error={refused?.fields.days}
            />
            <TextInput
              label={t('services.units')}
              name="units"
              type="number"
              min={1}
              max={mostUnits}
              defaultValue={String(asked.units)}
              error={refused?.fields.units}
            />
          </div>
        )}
        <Button type="submit" variant={quote ? 'secondary' : 'primary'} block>
          {t('services.showPrice')}
        </Button>
        {service.supply === 'portal' && <p className="text-muted text-small">{t('services.onRequestText')}</p>}
      </form>
    </aside>
  )
}

function Quote({ quote, asked }: { quote: ServiceQuote; asked: AskedService }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="grid gap-4" role="group" aria-label={t('services.quote')}>
      <ServicePrice quote={quote} />
      <ButtonLink
        to={links.bookService(locale, { ...serviceQueryOf({ ...asked, line: undefined }), option: quote.option.id })}
        block
        large
      >
        {t(quote.service.supply === 'portal' ? 'services.ask' : 'services.book')}
      </ButtonLink>
      <AddToCart
        line={asked.line}
        fields={selectionFields({
          kind: 'service',
          selection: {
            option_id: quote.option.id,
            date: quote.date,
            ...(quote.time !== null && { time: quote.time }),
            people: asked.people,
            days: asked.days,
            units: asked.units,
          },
        })}
      />
      <CancellationTerms cancellation={quote.cancellation} timeZone={quote.time_zone} place={quote.city.name} />
    </div>
  )
}
