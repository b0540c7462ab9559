import { bookingLength } from '#domains/bookings/contract/booking-dates.ts'
import { accountLines, amountsOfAccount } from '#domains/shared/texts/short-account.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { optionText } from '#domains/shared/texts/vehicles.ts'
import { roomLine } from '#domains/shared/texts/room-line.ts'
import type { Voucher } from '#domains/vouchers/contract.ts'
import { mapLinks } from '#domains/places/map-links.ts'
import { voucherKinds } from '#domains/vouchers/voucher-kinds.ts'
import { inLocale, type Bilingual } from '#i18n/locale.ts'
import { createFormatter, type Formatter, type Translator } from '#i18n/translator.ts'

/**
 * A line of the voucher; `ltr` marks numbers, codes and web addresses, which stay left-to-right in Arabic. The value of a
 * day has its Hijri date on a line of its own; a page shows a `link` instead of coordinates.
 */
export type SheetLine = {
  label: string
  value: string
  ltr?: boolean
  strong?: boolean
  link?: { text: string; href: string }
}

/** The content of the voucher, for the page and the PDF. */
export type VoucherSheet = {
  title: string
  /** Who reads the QR code. */
  scan: string
  name: string
  address: string
  /** Licence and official class of the hotel; empty without either. */
  licence: string
  parts: { title: string; lines: SheetLine[] }[]
  /** For the driver and the reception, or the staff of a service; without lines if they need nothing more. */
  driver: { title: string; lines: string[] }
  notes: string[]
}

/** Renders a voucher in the language of `t`. */
export function voucherSheet(voucher: Voucher, t: Translator): VoucherSheet {
  const { locale } = t
  const format = createFormatter(t)
  const say = (text: Bilingual) => inLocale(text, locale)
  const kind = voucherKinds[voucher.kind]
  return {
    title: t(kind.title),
    scan: t('voucher.scan', { kind: voucher.kind }),
    name: say(voucher.name),
    address: say(voucher.address),
    licence: licenceLine(voucher, t, format),
    parts: [
      { title: t('voucher.when'), lines: whenLines(voucher, t, format) },
      { title: t(kind.guests), lines: whoLines(voucher, t, format) },
      { title: t('voucher.where'), lines: whereLines(voucher, t, format) },
      { title: t('voucher.pay'), lines: payLines(voucher, t, format) },
      {
        title: t('voucher.programme'),
        lines: voucher.programme.map(({ date, title }) => ({
          label: format.stayDate(date, 'short'),
          value: say(title),
        })),
      },
      { title: t('voucher.help'), lines: helpLines(voucher, t) },
    ].filter(({ lines }) => lines.length > 0),
    driver: {
      title: t('voucher.readers', { who: voucher.driver ? voucher.kind : 'staff' }),
      lines: locale === 'ar' ? voucher.arrival_ar : voucher.arrival_en,
    },
    notes: [
      [t('voucher.showThis'), ...(voucher.special_request ? [t('voucher.requestNote')] : [])].join(' '),
      ...(voucher.demo ? [t('voucher.demo')] : []),
    ],
  }
}

function licenceLine({ licence, official_class: official }: Voucher, t: Translator, format: Formatter): string {
  const stars = official ? t('stays.officialClass', { class: official }) : ''
  if (!licence) return stars && t('voucher.classOf', { class: stars })
  const { number, valid_until: until } = licence
  return [t('voucher.licenceOf', { number, date: format.stayDate(until) }), ...(stars ? [stars] : [])].join(' · ')
}

function whenLines(voucher: Voucher, t: Translator, format: Formatter): SheetLine[] {
  const { first_day, last_day, starts_at, ends_at } = voucher
  const kind = voucherKinds[voucher.kind]
  const day = (day: string, time: string | null, at: typeof kind.starts | 'voucher.until') => {
    const date = format.stayDate(day, 'weekday')
    return `${time ? t(at, { date, time: format.clock(time) }) : date}\n${format.hijri(day)}`
  }
  const first = day(first_day, starts_at, kind.starts)
  const last = day(last_day, ends_at, 'voucher.until')
  const length = bookingLength(format, voucher)
  return [
    { label: t(kind.begins), value: first, strong: true },
    ...(last_day === first_day ? [] : [{ label: t(kind.ends), value: last, strong: true }]),
    ...(length === null ? [] : [{ label: t('voucher.length'), value: length }]),
  ]
}

function whoLines(
  { guests, rooms, option, vehicles, people, kind, special_request: request }: Voucher,
  t: Translator,
  format: Formatter,
): SheetLine[] {
  const roomLines = rooms.map((room, i) => {
    // Each room has its own lead guest; the first one is shown above already.
    const words = [i > 0 && guests[i], roomLine(room, t, format)]
    return { label: t('voucher.room', { number: i + 1 }), value: words.filter(Boolean).join(' · ') }
  })
  return [
    { label: t('voucher.leadGuest'), value: guests[0] ?? '', strong: true },
    ...(option ? [{ label: t('voucher.option'), value: optionText(t, inLocale(option, t.locale), vehicles) }] : []),
    ...(voucherKinds[kind].showsPeople ? [{ label: t('voucher.people'), value: format.guests(people) }] : []),
    ...roomLines,
    ...(request ? [{ label: t('voucher.request'), value: request, ltr: beginsLatin(request) }] : []),
  ]
}

function whereLines(voucher: Voucher, t: Translator, format: Formatter): SheetLine[] {
  const { locale } = t
  const { address, phone, meeting, flight, hotels: packageHotels, point } = voucher
  return [
    ...(voucherKinds[voucher.kind].showsAddress
      ? [{ label: t('voucher.address'), value: inLocale(address, locale) }]
      : []),
    ...(phone ? [{ label: t('voucher.hotelPhone'), value: phone, ltr: true }] : []),
    ...(meeting ? [{ label: t('voucher.meeting'), value: inLocale(meeting, locale) }] : []),
    ...(flight ? [{ label: t('voucher.flight'), value: inLocale(flight, locale) }] : []),
    ...packageHotels.map(({ name, first_day, last_day, nights }) => ({
      label: t('voucher.hotel'),
      value: t('voucher.hotelNights', {
        name: inLocale(name, locale),
        dates: format.stayRange(first_day, last_day),
        nights: format.nights(nights),
      }),
    })),
    ...(point
      ? [
          {
            label: t('voucher.map'),
            value: `${point.lat.toFixed(5)}, ${point.lon.toFixed(5)}`,
            ltr: true,
            link: { text: t('voucher.openMap'), href: mapLinks(point).google },
          },
        ]
      : []),
  ]
}

function payLines({ kind, discount, account, time_zone }: Voucher, t: Translator, format: Formatter): SheetLine[] {
  const deducted = discount ? [{ ...discount.amount, minor: -discount.amount.minor }] : []
  const money = moneyColumn(format, [...deducted, ...amountsOfAccount(account)])
  const place = { name: null, timeZone: time_zone }
  return [
    ...deducted.map((amount) => ({
      label: t('voucher.discount', { code: discount?.code ?? '' }),
      value: money(amount),
    })),
    ...accountLines(t, format, { account, kind, place }, money).map(({ part, label, value }) => ({
      label,
      value,
      ...(part === 'due' && { strong: true }),
    })),
  ]
}

function helpLines({ help }: Voucher, t: Translator): SheetLine[] {
  return [
    ...(help.phone ? [{ label: t('voucher.phone'), value: help.phone, ltr: true }] : []),
    ...(help.email ? [{ label: t('voucher.email'), value: help.email, ltr: true }] : []),
  ]
}

/** Free text can be in any language: its direction is that of its first letter. */
function beginsLatin(text: string): boolean {
  return /^\P{L}*\p{Script=Latin}/u.test(text)
}
