import { datesOf } from '#domains/bookings/journeys.ts'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import type { Voucher } from '#domains/bookings/voucher-contract.ts'
import { voucherCode } from '#domains/bookings/voucher-code.ts'
import { hasPaid } from '#domains/bookings/rules.ts'
import { printedFacts, type PapersRow } from '#domains/bookings/voucher-read.server.ts'
import { readSettings, type Settings } from '#domains/content/read.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { findPackage, type PackageRow } from '#domains/packages/read.server.ts'
import { residenceOf } from '#domains/packages/residence.ts'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import { createFormatter } from '#text/formatter.ts'
import { inLocale, type Bilingual, type Locale } from '#text/locale.ts'
import { translator } from '#text/translator.server.ts'

/** Whether a booking has a voucher: it was confirmed and not taken back. */
export function isCarried({ status }: Pick<PapersRow, 'status'>): boolean {
  return status === 'confirmed' || status === 'completed' || status === 'no_show'
}

/** The voucher of a booking: everything that is shown at a desk, in both languages where people read it. */
export async function voucherOf(
  db: Queryable,
  { ports, now }: { ports: Ports; now: Date },
  row: PapersRow,
): Promise<Voucher> {
  const settings = await readSettings(db)
  const { journey } = row
  const packageRow =
    journey?.kind === 'package'
      ? await findPackage(db, { departure: journey.departure.id }, todayIn(journey.timeZone, now))
      : null
  const facts = row.hotel ? stayFacts(row, row.hotel) : journeyFacts(journey, packageRow)
  const online = journey?.kind === 'package' ? row.received - row.recorded : row.totalMinor - row.priced.dueAtProperty
  // What went back of it since, by goodwill or for cheaper dates, is not asked for again.
  const paidOnline = hasPaid(row.paymentStatus) ? online : 0
  const paid = Math.min(row.totalMinor, paidOnline + row.recorded)
  const money = (minor: number) => ({ minor, currency: row.currency })
  const voucher = {
    reference: row.reference,
    ...providerFacts(settings),
    ...facts,
    guests: row.guests.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    total: money(row.totalMinor),
    paid: money(paid),
    due: money(row.totalMinor - paid),
    free_until: row.priced.cancellation.freeUntil,
    special_request: row.specialRequest,
    code: voucherCode(ports.seal, row.reference, printedFacts(row)),
  }
  return { ...voucher, arrival_ar: arrivalText(voucher) }
}

type PlaceFacts = Omit<
  Voucher,
  | 'reference'
  | 'brand'
  | 'help'
  | 'demo'
  | 'guests'
  | 'total'
  | 'paid'
  | 'due'
  | 'free_until'
  | 'special_request'
  | 'code'
  | 'arrival_ar'
>

function providerFacts({ brand, contact, demo }: Settings): Pick<Voucher, 'brand' | 'help' | 'demo'> {
  return { brand: brand.name, help: { phone: contact.phone, email: contact.email }, demo }
}

function stayFacts({ priced, roomNames, ...row }: PapersRow, hotel: NonNullable<PapersRow['hotel']>): PlaceFacts {
  const names = new Map(roomNames.map(({ id, name }) => [id, name]))
  const rooms = priced.rooms.map(({ roomTypeId, board, occupancy }) => ({
    name: names.get(roomTypeId) ?? null,
    board,
    sharing: null,
    adults: occupancy.adults,
    children: occupancy.childAges.length,
  }))
  return {
    kind: 'stay',
    name: hotel.name,
    address: joined(hotel.street, hotel.district, hotel.city),
    phone: hotel.phone || null,
    point: { lat: hotel.lat, lon: hotel.lon },
    first_day: row.checkIn,
    last_day: row.checkOut,
    nights: priced.nights,
    starts_at: hotel.checkInFrom.slice(0, 5),
    ends_at: hotel.checkOutUntil.slice(0, 5),
    time_zone: hotel.timeZone,
    rooms,
    option: null,
    people: rooms.reduce((sum, room) => sum + room.adults + room.children, 0),
    meeting: null,
    flight: null,
    residence: [],
    programme: [],
  }
}

function journeyFacts(journey: BookedJourney | null, packageRow: PackageRow | null): PlaceFacts {
  if (!journey) throw new Error('a booking without a hotel is of a package or a service')
  const { first, last } = datesOf(journey)
  const common = {
    phone: null,
    point: null,
    first_day: first,
    last_day: last,
    ends_at: null,
    time_zone: journey.timeZone,
  }
  const nights = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1
  if (journey.kind === 'service') {
    const { row, priced, option } = journey
    return {
      ...common,
      kind: 'service',
      name: row.name,
      address: row.city.name,
      nights,
      starts_at: priced.time,
      rooms: [],
      option: option.name,
      people: priced.adults + priced.childAges.length,
      meeting: row.meetingPoint,
      flight: null,
      residence: [],
      programme: [],
    }
  }
  const rooms = journey.priced.rooms.map((room) => ({
    name: null,
    board: null,
    sharing: room.sharing,
    adults: room.adults,
    children: room.childAges.length + room.infantAges.length,
  }))
  return {
    ...common,
    kind: 'package',
    name: journey.row.title,
    address: journey.row.departureCity.name,
    nights,
    starts_at: journey.startsAt,
    rooms,
    option: null,
    people: rooms.reduce((sum, room) => sum + room.adults + room.children, 0),
    meeting: journey.row.departureCity.name,
    flight: packageRow?.aviation?.label ?? null,
    residence: (packageRow ? residenceOf(packageRow, journey.departure.id) : []).map(({ name, nights: slept }) => ({
      name,
      nights: slept,
    })),
    programme: (packageRow?.programme ?? []).map(({ title }, i) => ({ date: addDays(first, i), title })),
  }
}

/** From the nearest to the farthest; what is blank is left out. */
function joined(...parts: Bilingual[]): Bilingual {
  const of = (locale: Locale, comma: string) =>
    parts
      .map((part) => inLocale(part, locale))
      .filter(Boolean)
      .join(comma)
  return { en: of('en', ', '), ar: of('ar', '، ') }
}

/** What a driver and a reception read, in Arabic whatever the traveller reads. */
function arrivalText(voucher: Omit<Voucher, 'arrival_ar'>): string[] {
  const t = translator('ar')
  const format = createFormatter(t)
  const { kind, name, address, meeting, guests, reference, first_day, starts_at } = voucher
  const words = { name: name.ar, address: address.ar, meeting: meeting?.ar ?? address.ar }
  const at = starts_at ? `${format.stayDate(first_day, 'full')}، ${starts_at}` : format.stayDate(first_day, 'full')
  return [
    kind === 'stay' ? t('voucher.driverStay', words) : t('voucher.driverJourney', words),
    t('voucher.driverBooking', { guest: guests[0] ?? '', reference, at }),
  ]
}
