import { done } from '#contract/endpoint.ts'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { readSettings } from '#domains/content/read.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import type { FiguredReport, Grouping } from '#domains/desk/report-columns.ts'
import type { Report, reportEndpoints, ReportLine } from '#domains/desk/report-contract.ts'
import { findPlaces, readLines, readReport } from '#domains/desk/reports.server.ts'
import { monthDates } from '#domains/packages/months.ts'
import { inLocale } from '#text/locale.ts'

/** The days of reports are those of the stay cities. */
const timeZone = 'Asia/Riyadh'

type Asked = { month: string; by: Grouping; city?: string | undefined; hotel?: string | undefined }

export const reportHandlers: Handlers<typeof reportEndpoints> = {
  report_bookings: async (context, asked) => done(await reportOf(context, 'bookings', asked)),
  report_revenue: async (context, asked) => done(await reportOf(context, 'revenue', asked)),
  report_taxes: async (context, asked) => done(await reportOf(context, 'taxes', asked)),
  report_cancellations: async (context, asked) => done(await reportOf(context, 'cancellations', asked)),

  async report_reconciliation({ db }) {
    return done(await reconcile(db))
  },

  async fetch_report_lines({ db, locale }, { month, city, hotel, after, limit }) {
    const rows = await readLines(db, { ...datesOf(month), timeZone, city, hotel }, { after, limit })
    return done(
      rows.map(({ madeAt, paymentStatus, about, city: place, checkIn, checkOut, total, currency, ...same }) => ({
        ...(same as Pick<ReportLine, 'id' | 'reference' | 'kind' | 'status' | 'guest'>),
        made_at: madeAt,
        payment_status: paymentStatus as ReportLine['payment_status'],
        about: inLocale(about, locale),
        city: place ? inLocale(place, locale) : '',
        check_in: checkIn,
        check_out: checkOut,
        total: { minor: total, currency },
      })),
    )
  },

  async fetch_report_places({ db, locale }) {
    const found = await findPlaces(db)
    const cities = new Map(found.map(({ city, cityName }) => [city, inLocale(cityName, locale)]))
    return done({
      cities: [...cities].map(([slug, name]) => ({ slug, name })),
      hotels: found.map(({ slug, name, city }) => ({ slug, name: inLocale(name, locale), city })),
    })
  },
}

async function reportOf(
  { db, locale }: Context,
  kind: FiguredReport,
  { month, by, city, hotel }: Asked,
): Promise<Report> {
  const dates = datesOf(month)
  const { currency } = await readSettings(db)
  const rows = await readReport(db, kind, { ...dates, currency, timeZone, city, hotel }, by)
  const totals: Record<string, number> = {}
  for (const { figures } of rows) {
    for (const [name, value] of Object.entries(figures)) totals[name] = (totals[name] ?? 0) + value
  }
  return {
    ...dates,
    currency,
    rows: rows.map(({ key, name, figures }) => ({ key, name: name ? inLocale(name, locale) : '', figures })),
    totals,
  }
}

function datesOf(month: string): { from: string; to: string } {
  const dates = monthDates(month)
  if (!dates) throw new Error(`${month} was taken for a month`)
  return dates
}
