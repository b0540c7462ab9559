import { Link } from 'react-router'
import { useState } from 'react'
import { CancellationTerms } from '#web/features/products/CancellationTerms.tsx'
import { selectionFields } from '#domains/cart/cart-form.ts'
import { AgesInput } from '#web/features/products/AgesInput.tsx'
import { AddToCart } from '#web/features/cart/AddToCart.tsx'
import type { ServiceDetails, ServicePriceAnswer, ServiceQuote } from '#domains/products/services/answers.ts'
import { maxDays, maxUnits } from '#domains/products/services/shapes.ts'
import { occupancyFields, parseOccupancy } from '#domains/shared/occupancy.ts'
import type { Locale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { optionLabel } from '#web/features/services/service-labels.ts'
import { bookableHours } from '#web/features/services/bookable-hours.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { HiddenFields, NumberInput, Select } from '#web/ui/form/Inputs.tsx'
import { links } from '#links/site.ts'
import { ServicePrice } from '#web/features/services/ServicePrice.tsx'
import type { PriceError } from '#web/lib/price-error.ts'
import { serviceQueryOf, type RequestedService } from '#web/lib/search/service-search.ts'

export type ServicePriceBoxProps = {
  service: Pick<ServiceDetails, 'slug' | 'basis' | 'options' | 'supply' | 'date' | 'rental'>
  requested: RequestedService
  quote: ServicePriceAnswer | null
  failure: PriceError | null
  /** The sentence about a date that has passed. */
  note: string | null
  dates: { first: string; last: string }
}

/** Form for the option, date, time and guests; above it the quote. A rental asks for days and quantity, not for guests. */
export function ServicePriceBox({ service, requested, quote, failure, note, dates }: ServicePriceBoxProps) {
  const { t, locale, format } = useLanguage()
  const byDay = service.basis === 'day'
  const people = occupancyFields(requested.people)
  // An error of the party belongs to one of its two fields.
  const [adultsWrong, agesWrong] = parseOccupancy(people.adults)
    ? [undefined, failure?.fields.people]
    : [failure?.fields.people, undefined]
  const max = Math.max(...service.options.map((option) => option.most_people))
  const options = service.options.map((one) => ({
    value: String(one.id),
    label: `${optionLabel(service, one, t)} · ${format.amount(one.amount)}`,
  }))
  const [option, setOption] = useState(requested.option)
  const hours = bookableHours(service.options, option)
  const chosenHour = hours.find((time) => time === requested.time)
  return (
    <aside
      id="book"
      aria-labelledby="book-title"
      className="card grid gap-5 p-5 md:p-6 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-2"
    >
      <h2 id="book-title" className="text-title">
        {t('services.quote')}
      </h2>
      {note && <Alert tone="info" title={note} />}
      {failure && (
        <Alert tone="warning" title={failure.title}>
          {failure.text && <p>{failure.text}</p>}
        </Alert>
      )}
      {quote && <Quote quote={quote} requested={requested} />}
      <form method="get" action={`${links.service(locale, service.slug)}#book`} className="grid gap-4">
        {requested.line !== undefined && <input type="hidden" name="line" value={requested.line} />}
        <Select
          label={t('services.option')}
          name="option"
          {...(requested.option !== undefined && { defaultValue: String(requested.option) })}
          onChange={({ target }) => setOption(Number(target.value))}
          options={options}
        />
        <DateInput
          label={t('services.date')}
          name="date"
          min={dates.first}
          max={dates.last}
          defaultValue={requested.date ?? service.date}
          error={failure?.fields.date}
        />
        {hours.length > 0 && (
          <Select
            // The hours of another option.
            key={option}
            label={t('services.time')}
            name="time"
            defaultValue={chosenHour ?? hours.find((time) => time >= '09:00') ?? hours[0]}
            options={hours.map((time) => ({ value: time, label: format.clock(time) }))}
          />
        )}
        {service.rental && !failure?.fields.people ? (
          <HiddenFields fields={{ adults: people.adults, ages: people.ages }} />
        ) : (
          <div className="grid gap-4">
            <NumberInput
              label={t('services.people')}
              name="adults"
              min={1}
              max={max}
              defaultValue={people.adults}
              error={adultsWrong}
            />
            <AgesInput label={t('services.ages')} name="ages" defaultValue={people.ages} error={agesWrong} />
          </div>
        )}
        {byDay && (
          <div className="grid grid-cols-2 items-end gap-3 has-[.field-error]:items-start">
            <NumberInput
              label={t('services.days')}
              name="days"
              min={1}
              max={maxDays}
              defaultValue={String(requested.days)}
              error={failure?.fields.days}
            />
            <NumberInput
              label={t('services.units')}
              name="units"
              min={1}
              max={maxUnits}
              defaultValue={String(requested.units)}
              error={failure?.fields.units}
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

export function bookingOfService(quote: ServiceQuote, requested: RequestedService, locale: Locale): string {
  return links.book(locale, { ...serviceQueryOf({ ...requested, line: undefined }), option: quote.option.id })
}

function Quote({ quote, requested }: { quote: ServicePriceAnswer; requested: RequestedService }) {
  const { t, locale, format } = useLanguage()
  const { cheaper } = quote
  return (
    <div className="grid gap-4" role="group" aria-label={t('services.quote')}>
      <ServicePrice quote={quote} />
      {cheaper && (
        <p className="text-note no-print">
          <Link
            to={`${links.service(locale, quote.service.slug, serviceQueryOf({ ...requested, option: cheaper.option.id }))}#book`}
            className="link"
            preventScrollReset
          >
            {t('services.cheaperVehicle', {
              option: cheaper.option.name,
              total: format.amount(cheaper.total),
            })}
          </Link>
        </p>
      )}
      <ButtonLink to={bookingOfService(quote, requested, locale)} block large>
        {t(quote.service.supply === 'portal' ? 'services.ask' : 'services.book')}
      </ButtonLink>
      <AddToCart
        line={requested.line}
        fields={selectionFields({
          kind: 'service',
          selection: {
            option_id: quote.option.id,
            date: quote.date,
            ...(quote.time !== null && { time: quote.time }),
            people: requested.people,
            days: requested.days,
            units: requested.units,
          },
        })}
      />
      <CancellationTerms cancellation={quote.cancellation} timeZone={quote.time_zone} place={quote.city.name} />
    </div>
  )
}
