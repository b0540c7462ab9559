import { namedView } from '#domains/content/views.server.ts'
import {
  cancellationFields,
  inclusivePriceView,
  type Money,
  pictureView,
  scoredView,
} from '#domains/products/shared/views.server.ts'
import { estimatedWalk, metresBetween, walkingMinutes } from '@rihla/street-map/distance'
import type { NearbyRow } from '#domains/places/nearby.server.ts'
import type {
  ServiceCard,
  ServiceDetails,
  ServiceLocation,
  ServiceQuote,
  ServiceTypeAnswer,
  Transfer,
} from '#domains/products/services/answers.ts'
import { timesOn, type StoredSlot } from '#domains/products/services/inventory/availability.ts'
import type { AreaRow, LocationRow } from '#domains/products/services/catalogue/places.server.ts'
import { siteTimeZone, todayIn } from '#domains/shared/dates.ts'
import { amountsOn, lowestAmount, openPeriods } from '#domains/products/services/pricing/seasonal-price.ts'
import { hasMaxPeople, startOf } from '#domains/products/services/pricing/price.ts'
import type { ServicePriced } from '#domains/products/services/pricing/quote.server.ts'
import type { OfferedService } from '#domains/products/services/pricing/cheapest-option.server.ts'
import type { ServiceCardRow, ServiceRow, ServiceTypeRow } from '#domains/products/services/catalogue/queries.server.ts'
import type { OptionTerms } from '#domains/products/services/shapes.ts'
import { vehiclesOf } from '#domains/shared/texts/vehicles.ts'
import { cancellationKind, cancellationOfTotal, freeHoursBefore } from '#domains/shared/cancellation.ts'
import type { PaymentTiming, PenaltyWindow } from '#domains/shared/shapes.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

export function serviceTypeView(row: ServiceTypeRow, locale: Locale): ServiceTypeAnswer {
  const { id, slug, name, about, kind, icon, count } = row
  return { id, slug, name: inLocale(name, locale), about: inLocale(about, locale), kind, icon, count }
}

export function serviceCardView(row: ServiceCardRow, windows: PenaltyWindow[], now: Date, locale: Locale): ServiceCard {
  const lowest = (options: typeof row.prices) => lowestAmount(options, todayIn(siteTimeZone, now))
  const [cheapest] = row.prices.toSorted((a, b) => lowest([a]) - lowest([b]))
  return {
    ...serviceFacts(row, locale),
    from: { minor: lowest(row.prices), currency: row.currency },
    most_people: cheapest && !hasMaxPeople(row) ? cheapest.maxPeople : null,
    ...cancellationFields(cancellationKind(windows)),
    free_hours_before: freeHoursBefore(windows),
    picture: pictureView(row.pictures[0], locale),
  }
}

type Around = {
  date: string
  slots: StoredSlot[]
  nearby: NearbyRow[]
  areas: AreaRow[]
  payment: PaymentTiming | null
  windows: PenaltyWindow[]
  now: Date
}

export function serviceDetailsView(row: ServiceRow, around: Around, locale: Locale): ServiceDetails {
  const money = (minor: number): Money => ({ minor, currency: row.currency })
  const { date, slots, nearby, areas, payment, windows, now } = around
  const away = (place: { lat: number; lon: number }) => metresBetween(row, place)
  const closing = { closesHoursBefore: row.closesHoursBefore, timeZone: row.timeZone, now }
  const times = new Map(row.options.map((option) => [option.id, timesOn(option, date, slots, closing)]))
  const open = [...times.values()].flat().filter((one) => one.open)
  const time = open.flatMap((one) => one.time ?? []).sort()[0] ?? null
  const [lowest = 0] = row.options.map((option) => amountsOn(option, date, time).amount).toSorted((a, b) => a - b)
  return {
    ...serviceFacts(row, locale),
    ...cancellationFields(cancellationOfTotal(lowest, { ...row, windows }, startOf(row, { date, time }), now).kind),
    free_hours_before: freeHoursBefore(windows),
    about: inLocale(row.about, locale),
    point: { lat: row.lat, lon: row.lon },
    meeting_point: inLocale(row.meetingPoint, locale),
    meeting_point_varies: row.meetingPointVaries,
    payment,
    child_max_age: row.childMaxAge,
    free_max_age: row.freeMaxAge,
    time_zone: row.timeZone,
    closes_hours_before: row.closesHoursBefore,
    rental: row.basis === 'day' && row.typeKind === 'assistance',
    included: row.included.map((text) => inLocale(text, locale)),
    notes: row.notes.map((text) => inLocale(text, locale)),
    pictures: row.pictures.map((picture) => pictureView(picture, locale)),
    date,
    options: row.options.map((option) => {
      const { amount, childAmount } = amountsOn(option, date, null)
      return {
        id: option.id,
        name: inLocale(option.name, locale),
        amount: money(amount),
        child_amount: row.basis === 'person' ? money(childAmount) : null,
        seasonal_prices: openPeriods(option, todayIn(row.timeZone, now)).map(
          ({ first_day, last_day, from_time, to_time, ...other }) => ({
            first_day,
            last_day,
            from_time,
            to_time,
            amount: money(other.amount),
          }),
        ),
        most_people: option.maxPeople,
        times: times.get(option.id) ?? [],
      }
    }),
    nearby: nearby
      .filter((place) => place.category !== 'airport')
      .map((place) => ({
        category: place.category,
        name: inLocale(place.name, locale),
        metres: away(place),
        minutes: walkingMinutes(estimatedWalk(row, place)),
      })),
    airports: nearby
      .filter((place) => place.category === 'airport')
      .map((place) => ({ name: inLocale(place.name, locale), iata: place.iata, metres: away(place) })),
    areas: areas.map((area) => ({ slug: area.slug, name: inLocale(area.name, locale), metres: away(area) })),
  }
}

export function serviceQuoteView(
  {
    row,
    option,
    priced,
  }: Pick<ServicePriced, 'priced'> & {
    row: Pick<ServiceRow, 'id' | 'slug' | 'name' | 'supply' | 'pictures' | 'city' | 'meetingPoint' | 'timeZone'>
    option: Pick<OptionTerms, 'id' | 'name'>
  },
  locale: Locale,
): Omit<ServiceQuote, 'token' | 'expires_at'> {
  const money = (minor: number): Money => ({ minor, currency: priced.currency })
  return {
    service: {
      id: row.id,
      slug: row.slug,
      name: inLocale(row.name, locale),
      supply: row.supply,
      picture: pictureView(row.pictures[0], locale),
    },
    option: { id: option.id, name: inLocale(option.name, locale) },
    city: namedView(row.city, locale),
    meeting_point: inLocale(row.meetingPoint, locale),
    time_zone: row.timeZone,
    basis: priced.basis,
    date: priced.date,
    last_date: priced.lastDate,
    time: priced.time,
    adults: priced.adults,
    child_ages: priced.childAges,
    lines: priced.lines.map(({ kind, count, each, amount }) => ({
      kind,
      count,
      each: money(each),
      amount: money(amount),
    })),
    ...inclusivePriceView(priced, locale),
  }
}

export function transferView({ row, option, priced, times, windows }: OfferedService, locale: Locale): Transfer {
  return {
    id: row.id,
    slug: row.slug,
    name: inLocale(row.name, locale),
    summary: inLocale(row.summary, locale),
    minutes: row.minutes,
    supply: row.supply,
    extra: row.extra,
    option: { id: option.id, name: inLocale(option.name, locale) },
    times,
    total: { minor: priced.total, currency: priced.currency },
    people: priced.basis === 'person' ? priced.units : null,
    vehicles: vehiclesOf(priced.lines),
    most_people: hasMaxPeople(row) ? option.maxPeople : null,
    cancellation_kind: priced.cancellation.kind,
    free_hours_before: freeHoursBefore(windows),
    payment: priced.payment,
  }
}

export function locationView({ lat, lon, ...row }: LocationRow, locale: Locale): ServiceLocation {
  const context = row.context ? inLocale(row.context, locale) : ''
  return { ...row, name: inLocale(row.name, locale), context, point: { lat, lon } }
}

function serviceFacts(row: ServiceCardRow, locale: Locale) {
  return {
    id: row.id,
    slug: row.slug,
    name: inLocale(row.name, locale),
    summary: inLocale(row.summary, locale),
    type: { id: row.type.id, ...namedView(row.type, locale) },
    city: namedView(row.city, locale),
    to_city: row.toCity && namedView(row.toCity, locale),
    minutes: row.minutes,
    basis: row.basis,
    supply: row.supply,
    ...scoredView(row),
  }
}
