import { flightAirports } from '#domains/products/packages/flight-airports.ts'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { blockTime } from '#domains/products/packages/catalogue/block-time.ts'
import type { PrintBlock, PrintDocument, PrintRow } from '@rihla/paper/document'
import { bilingual, type Bilingual, type SiteConventions } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { printedText } from '#i18n/in-both.server.ts'
import { createFormatter, type Formatter, type Translator } from '#i18n/translator.ts'

/** The provider, and the page of the package in the QR code. */
type Setting = {
  brand: Bilingual
  help: { phone: string; email: string }
  demo: boolean
  conventions?: SiteConventions
  url: string
}

/** The programme of a package for print, dated for the departure of `details`: the same package in both languages. */
export function programmeDocument(details: Bilingual<PackageDetails>, setting: Setting): PrintDocument {
  const each: Each = (make) =>
    bilingual((locale) => {
      const t = translator(locale, setting.conventions)
      return make(details[locale], t, createFormatter(t))
    })
  const { en } = details
  return {
    title: printedText('packages.programmeTitle'),
    name: en.slug,
    brand: setting.brand,
    blocks: [
      {
        kind: 'subject',
        name: each(({ title }) => title),
        lines: [each(({ summary }) => summary)],
        code: {
          content: setting.url,
          label: printedText('packages.programmeScan'),
          note: printedText('packages.programmeScan'),
        },
      },
      { kind: 'rows', title: printedText('packages.facts'), rows: factRows(en, each) },
      ...(en.hotels.length > 0
        ? [{ kind: 'rows' as const, title: printedText('packages.part_hotels'), rows: hotelRows(en, each) }]
        : []),
      ...en.programme.map((_, day) => dayBlock(en, day, each)),
      ...(['included', 'excluded'] as const).map((name) => ({
        kind: 'list' as const,
        title: printedText(`packages.${name}`),
        items: en[name].map((_, i) => each((one) => one[name][i] ?? '')),
      })),
      {
        kind: 'list',
        title: printedText('packages.toKnow'),
        items: en.notes.map((_, i) => each(({ notes }) => notes[i] ?? '')),
      },
      {
        kind: 'rows',
        title: printedText('voucher.help'),
        rows: (['phone', 'email'] as const).flatMap((name) => {
          const value = setting.help[name]
          return value ? [once(printedText(`voucher.${name}`), value)] : []
        }),
      },
      ...(setting.demo ? [{ kind: 'note' as const, text: printedText('invoice.demo') }] : []),
    ],
  }
}

type Each = (make: (details: PackageDetails, t: Translator, format: Formatter) => string) => Bilingual

function factRows({ departure, departures }: PackageDetails, each: Each): PrintRow[] {
  const chosen = departures.find(({ id }) => id === departure)
  const rows: PrintRow[] = [
    { label: printedText('packages.factDuration'), value: each(({ days }, _, format) => format.days(days)) },
    {
      label: printedText('packages.factMeets'),
      value: each(
        ({ departure_city, meets_at, meeting_point }, _, format) =>
          `${meeting_point ?? departure_city.name} · ${format.clock(meets_at)}`,
      ),
    },
    {
      label: printedText('packages.factGroup'),
      value: each(({ group_size }, t) => t('packages.groupUpTo', { count: group_size })),
    },
    {
      label: printedText('packages.factFlight'),
      value: each(({ aviation }, t) =>
        aviation
          ? `${aviation.label} · ${t('packages.flightRoute', flightAirports(aviation))}`
          : t('packages.withoutFlight'),
      ),
    },
  ]
  if (!chosen) return rows
  const { starts_on, ends_on } = chosen
  const value = each(
    (_, __, format) => `${format.stayRange(starts_on, ends_on)} · ${format.hijriRange(starts_on, ends_on)}`,
  )
  return [{ label: printedText('packages.departureDates'), value, strong: true }, ...rows]
}

function hotelRows({ hotels, departure }: PackageDetails, each: Each): PrintRow[] {
  return hotels.map(({ check_in, check_out, nights }, i) => ({
    label: each(({ hotels }, t) => t('packages.nightsIn', { nights, city: hotels[i]?.city.name ?? '' })),
    value: each(({ hotels }, t, format) =>
      [
        hotels[i]?.hotel.name,
        hotels[i]?.hotel.note,
        hotels[i] && t(`stays.board_${hotels[i].board}`),
        departure !== null && format.stayRange(check_in, check_out),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  }))
}

function dayBlock({ programme }: PackageDetails, day: number, each: Each): PrintBlock {
  const date = programme[day]?.date
  const blocks = programme[day]?.blocks ?? []
  return {
    kind: 'rows',
    title: each(({ programme: days }, t, format) =>
      [
        t('packages.dayOf', { number: day + 1 }),
        date && format.stayDate(date, 'weekday'),
        days[day]?.city.name,
        days[day]?.title,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    rows: blocks.map((_, i) => ({
      label: each(({ programme: days }, t, format) => {
        const block = days[day]?.blocks[i]
        return block ? blockTime(t, format, block) : ''
      }),
      value: each(({ programme: days }) => {
        const block = days[day]?.blocks[i]
        if (!block) return ''
        return [block.title, block.text].filter(Boolean).join(/[.!?؟]$/.test(block.title) ? ' ' : '. ')
      }),
    })),
  }
}

/** A row whose value is the same in both languages. */
function once(label: Bilingual, value: string): PrintRow {
  return { label, value: { en: value, ar: value }, ltr: { en: true, ar: true } }
}
