import { walkingMinutes } from '@rihla/street-map/distance'
import type { SeasonNoteRow } from '#domains/content/season-notes.server.ts'
import { namedView, seasonNoteView } from '#domains/content/views.server.ts'
import type { DepartureAnswer, PackageCard, PackageDetails, PackageQuote } from '#domains/products/packages/answers.ts'
import { programmeOn, type TimedBlock } from '#domains/products/packages/catalogue/programme.ts'
import { packageCancellation } from '#domains/products/packages/pricing/price.ts'
import { isOpen, lastBookingDay } from '#domains/products/packages/inventory/stock.server.ts'
import type { PackagePriced } from '#domains/products/packages/pricing/quote.server.ts'
import type { DepartureRow, PackageRow, PlaceRow } from '#domains/products/packages/catalogue/queries.server.ts'
import { packageHotelsOf } from '#domains/products/packages/catalogue/package-hotels.ts'
import { packageHotelsView } from '#domains/products/packages/catalogue/package-hotel-views.server.ts'
import type { OpenPackage } from '#domains/products/packages/search/search.server.ts'
import {
  type Money,
  cancellationFields,
  inclusivePriceView,
  pictureView,
  placeholderPicture,
  scoredView,
} from '#domains/products/shared/views.server.ts'
import type { PaymentTiming, PenaltyWindow } from '#domains/shared/shapes.ts'
import { cancellationKind } from '#domains/shared/cancellation.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

export function packageCardView(
  { travelPackage, next, left, departures }: OpenPackage,
  windows: PenaltyWindow[],
  now: Date,
  locale: Locale,
): PackageCard {
  const { meetsAt, currency, departureCity } = travelPackage
  const terms = { windows, meetsAt, currency, timeZone: departureCity.timeZone }
  const { kind } = packageCancellation(terms, { startsOn: next.startsOn, total: next.fromAmount }, now)
  return {
    id: travelPackage.id,
    slug: travelPackage.slug,
    title: inLocale(travelPackage.title, locale),
    summary: inLocale(travelPackage.summary, locale),
    type: namedView(travelPackage.type, locale),
    tour_type: travelPackage.tourType,
    group_size: travelPackage.groupSize,
    departure_city: namedView(travelPackage.departureCity, locale),
    days: travelPackage.days,
    nights: travelPackage.nights,
    cities: travelPackage.cities.map((city) => namedView(city, locale)),
    stars: travelPackage.stars,
    walk_minutes: travelPackage.walkMetres === null ? null : walkingMinutes(travelPackage.walkMetres),
    board: travelPackage.board,
    picture: travelPackage.picture ? pictureView(travelPackage.picture, locale) : placeholderPicture(locale),
    supply: travelPackage.supply,
    flight: travelPackage.flight,
    ...cancellationFields(kind),
    next: {
      id: next.id,
      starts_on: next.startsOn,
      ends_on: next.endsOn,
      seats_left: left,
      from: { minor: next.fromAmount, currency: travelPackage.currency },
      sharing: next.fromBasis,
    },
    departures: departures.length,
    ...scoredView(travelPackage),
  }
}

function departureView(row: PackageRow, departure: DepartureRow, today: string): DepartureAnswer {
  const money = (minor: number): Money => ({ minor, currency: row.currency })
  return {
    ...datesView(departure),
    open: isOpen(row, departure, today) && departure.left > 0,
    book_until: lastBookingDay(row, departure),
    prices: departure.prices.map(({ sharing, adult, child }) => ({
      sharing,
      adult: money(adult),
      child: money(child),
    })),
    infant: money(departure.infant),
  }
}

type Ground = { cities: PlaceRow[]; places: PlaceRow[]; airports: PlaceRow[] }

/** @param departure the departure that the dates of package hotels and programme refer to */
export function packageDetailsView(
  row: PackageRow,
  departure: DepartureRow | null,
  more: {
    ground: Ground
    notes: SeasonNoteRow[]
    today: string
    payment: PaymentTiming | null
    windows: PenaltyWindow[]
    now: Date
  },
  locale: Locale,
): PackageDetails {
  const { windows, now } = more
  const [lowest] = departure?.prices ?? []
  const cancellation =
    departure && lowest
      ? packageCancellation({ ...row, windows }, { startsOn: departure.startsOn, total: lowest.adult }, now)
      : { kind: cancellationKind(windows), freeUntil: null }
  const texts = (list: Bilingual[]) => list.map((text) => inLocale(text, locale))
  const cityOfAirport = (code: string) => {
    const airport = more.ground.airports.find(({ slug }) => slug === code)
    return airport ? inLocale(airport.name, locale) : null
  }
  return {
    id: row.id,
    slug: row.slug,
    title: inLocale(row.title, locale),
    summary: inLocale(row.summary, locale),
    description: inLocale(row.description, locale),
    type: namedView(row.type, locale),
    tour_type: row.tourType,
    group_size: row.groupSize,
    departure_city: namedView(row.departureCity, locale),
    days: row.days,
    pictures: row.pictures.map((picture) => pictureView(picture, locale)),
    supply: row.supply,
    ...cancellationFields(cancellation.kind),
    free_until: cancellation.freeUntil,
    time_zone: row.timeZone,
    payment: more.payment,
    child_max_age: row.childMaxAge,
    infant_max_age: row.infantMaxAge,
    meets_at: row.meetsAt.slice(0, 5),
    meeting_point: row.meetingPoint ? inLocale(row.meetingPoint, locale) : null,
    included: texts(row.included),
    excluded: texts(row.excluded),
    notes: texts(row.notes),
    aviation: row.aviation && {
      ...row.aviation,
      label: inLocale(row.aviation.label, locale),
      from_city: cityOfAirport(row.aviation.from),
      to_city: cityOfAirport(row.aviation.to),
    },
    deposit: row.deposit.map(({ percent, daysBefore }) => ({ percent, days_before: daysBefore })),
    departures: row.departures.map((one) => departureView(row, one, more.today)),
    departure: departure?.id ?? null,
    hotels: packageHotelsView(
      packageHotelsOf(row, departure?.id ?? null),
      departure?.startsOn ?? more.today,
      row,
      locale,
    ),
    programme: programmeView(row, departure, more, locale),
    extras: row.extras.map(({ id, name, basis, amount }) => ({
      id,
      name: inLocale(name, locale),
      basis,
      amount: { minor: amount, currency: row.currency },
    })),
    season_notes: more.notes.map((note) => seasonNoteView(note, locale)),
  }
}

export function packageQuoteView(
  {
    row,
    departure,
    priced,
  }: Pick<PackagePriced, 'departure' | 'priced'> & {
    row: Pick<
      PackageRow,
      'id' | 'slug' | 'title' | 'supply' | 'pictures' | 'departureCity' | 'timeZone' | 'meetsAt'
    > & {
      /** Bookings made before there were any do not have it. */
      meetingPoint?: PackageRow['meetingPoint']
    }
  },
  locale: Locale,
): Omit<PackageQuote, 'token' | 'expires_at'> {
  const money = (minor: number): Money => ({ minor, currency: priced.currency })
  return {
    package: {
      id: row.id,
      slug: row.slug,
      title: inLocale(row.title, locale),
      supply: row.supply,
      picture: pictureView(row.pictures[0], locale),
    },
    departure: datesView(departure),
    departure_city: { ...namedView(row.departureCity, locale), time_zone: row.timeZone },
    meets_at: row.meetsAt.slice(0, 5),
    meeting_point: row.meetingPoint ? inLocale(row.meetingPoint, locale) : null,
    rooms: priced.rooms.map(({ family, sharing, adults, childAges, infantAges, persons, total }) => ({
      family,
      sharing,
      adults,
      child_ages: childAges,
      infant_ages: infantAges,
      persons: persons.map((one) => ({ ...one, each: money(one.each), amount: money(one.amount) })),
      total: money(total),
    })),
    extras: priced.extras.map(({ id, name, quantity, amount }) => ({
      id,
      name: inLocale(name, locale),
      quantity,
      amount: money(amount),
    })),
    seats: priced.seats,
    ...inclusivePriceView(priced, locale),
  }
}

function programmeView(
  row: PackageRow,
  departure: DepartureRow | null,
  { ground: { cities, places }, today }: { ground: Ground; today: string },
  locale: Locale,
): PackageDetails['programme'] {
  const cityOf = (slug: string) => cities.find((city) => city.slug === slug)
  const blockView = ({ kind, title, text, place, at }: TimedBlock) => {
    const site = places.find((one) => one.slug === place)
    return {
      kind,
      title: inLocale(title, locale),
      text: text && inLocale(text, locale),
      place: site ? { name: inLocale(site.name, locale), point: { lat: site.lat, lon: site.lon } } : null,
      // Without a departure there is no date, so times relative to a prayer are unknown.
      time: departure || at?.prayer === null ? (at?.time ?? null) : null,
      prayer: at?.prayer ?? null,
      minutes: at?.minutes ?? 0,
    }
  }
  return programmeOn(row.programme, departure?.startsOn ?? today, cityOf).map(({ date, city, title, blocks }) => ({
    date: departure ? date : null,
    city: { slug: city, name: inLocale(cityOf(city)?.name ?? { en: city, ar: city }, locale) },
    title: inLocale(title, locale),
    blocks: blocks.map(blockView),
  }))
}

function datesView({ id, startsOn, endsOn, left }: DepartureRow) {
  return { id, starts_on: startsOn, ends_on: endsOn, seats_left: left }
}
