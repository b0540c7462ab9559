import { Link } from 'react-router'
import { useState } from 'react'
import { selectionFields } from '#domains/cart/cart-form.ts'
import { AgesInput } from '#web/features/products/AgesInput.tsx'
import type { ServiceDetails, ServicePriceAnswer, ServiceQuote } from '#domains/products/services/answers.ts'
import { maxDays, maxUnits } from '#domains/products/services/shapes.ts'
import { occupancyFields, parseOccupancy } from '#domains/shared/occupancy.ts'
import type { Locale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { PriceAside } from '#web/features/products/PriceAside.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { optionLabel } from '#web/features/services/service-labels.ts'
import { bookableHours, proposedHour } from '#web/features/services/bookable-hours.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { HiddenFields, NumberInput, Select } from '#web/ui/form/Inputs.tsx'
import { links } from '#links/site.ts'
import { QuoteSummary } from '#web/features/cart/QuoteSummary.tsx'
import { guestsIn } from '#web/features/packages/QuoteLines.tsx'
import { dateOf, ServiceLines } from '#web/features/services/ServicePrice.tsx'
import { SearchFold } from '#web/features/hotels/search/SearchFold.tsx'
import { Price } from '#web/ui/figures/Price.tsx'
import type { PriceError } from '#web/lib/price-error.ts'
import { serviceQueryOf, type RequestedService } from '#web/lib/search/service-search.ts'

export type ServicePriceBoxProps = {
  service: Pick<ServiceDetails, 'slug' | 'basis' | 'options' | 'date' | 'rental' | 'closes_hours_before'>
  requested: RequestedService
  /** True if the price was asked for, and is not that of the selection that the page assumes. */
  asked: boolean
  quote: ServicePriceAnswer | null
  failure: PriceError | null
  /** The sentence about a date that has passed. */
  note: string | null
  dates: { first: string; last: string }
}

/**
 * The option, its date and the guests, which unfold the form that changes them; below, their price with its button. A
 * rental asks for days and quantity, not for guests.
 */
export function ServicePriceBox({ service, requested, asked, quote, failure, note, dates }: ServicePriceBoxProps) {
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
  const chosen = service.options.find(({ id }) => id === requested.option)
  return (
    <PriceAside title={t('services.quote')} {...{ failure, note }}>
      <SearchFold
        summary={
          quote
            ? [
                chosen ? optionLabel(service, chosen, t) : quote.option.name,
                dateOf(quote, format),
                asked
                  ? format.hijriRange(quote.date, quote.last_date)
                  : t('services.proposed', { free: quote.cancellation.free_until ? 'true' : 'other' }),
                ...(quote.basis === 'person' ? [guestsIn([requested.people], format)] : []),
              ]
            : [t('services.quote')]
        }
        open={!quote}
        className="border-line border-b"
      >
        <form method="get" action={`${links.service(locale, service.slug)}#book`} className="no-print grid gap-4">
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
              defaultValue={chosenHour ?? proposedHour(hours)}
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
        </form>
      </SearchFold>
      {quote && <Quote {...{ service, quote, requested, asked }} />}
    </PriceAside>
  )
}

export function bookingOfService(quote: ServiceQuote, requested: RequestedService, locale: Locale): string {
  return links.book(locale, { ...serviceQueryOf({ ...requested, line: undefined }), option: quote.option.id })
}

type QuoteProps = Pick<ServicePriceBoxProps, 'service' | 'requested' | 'asked'> & { quote: ServicePriceAnswer }

function Quote({ service, quote, requested, asked }: QuoteProps) {
  const { t, locale, format } = useLanguage()
  const { cheaper } = quote
  const onRequest = quote.service.supply === 'portal'
  return (
    <QuoteSummary
      label={t('services.quote')}
      price={<Price amount={quote.total} note={t('services.taxes')} />}
      to={bookingOfService(quote, requested, locale)}
      button={t(onRequest ? 'services.ask' : 'services.book')}
      note={`${onRequest ? t('services.onRequestText') : ''} ${t('services.bookBefore', { hours: service.closes_hours_before })}`}
      cancellation={quote.cancellation}
      place={{ name: quote.city.name, timeZone: quote.time_zone }}
      open={asked}
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
    >
      <ServiceLines quote={quote} />
      {cheaper && (
        <p className="text-note no-print">
          <Link
            to={`${links.service(locale, quote.service.slug, serviceQueryOf({ ...requested, option: cheaper.option.id }))}#book`}
            className="link"
            preventScrollReset
          >
            {t('services.cheaperVehicle', { option: cheaper.option.name, total: format.amount(cheaper.total) })}
          </Link>
        </p>
      )}
    </QuoteSummary>
  )
}
