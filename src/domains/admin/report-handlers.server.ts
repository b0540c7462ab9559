import { done } from '#api/endpoint.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { findToReturn, reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Handlers, StaffContext } from '#domains/context.ts'
import type { FiguredReport, Grouping } from '#domains/admin/report-columns.ts'
import type { Report, reportEndpoints } from '#domains/admin/report-contract.ts'
import { readLines, readReport } from '#domains/admin/reports.server.ts'
import { monthDates } from '#domains/shared/months.ts'
import { findStockHotels } from '#domains/products/stays/admin/queries.server.ts'
import { inLocale } from '#i18n/locale.ts'

type ReportQuery = { month: string; by: Grouping; city?: string | undefined; hotel?: string | undefined }

export const reportHandlers: Handlers<typeof reportEndpoints> = {
  report_bookings: async (context, input) => done(await reportOf(context, 'bookings', input)),
  report_revenue: async (context, input) => done(await reportOf(context, 'revenue', input)),
  report_taxes: async (context, input) => done(await reportOf(context, 'taxes', input)),
  report_cancellations: async (context, input) => done(await reportOf(context, 'cancellations', input)),

  async report_reconciliation({ db }) {
    return done([...(await reconcile(db)), ...(await findToReturn(db))])
  },

  async fetch_report_lines({ db, locale, actor }, { month, city, hotel, after, limit }) {
    const rows = await readLines(
      db,
      { ...datesOf(month), timeZone: siteTimeZone, city, hotel, hotels: actor.staff.hotels },
      { after, limit },
    )
    return done(
      rows.map(({ about, city: place, total, discount, currency, ...same }) => ({
        ...same,
        about: inLocale(about, locale),
        city: place ? inLocale(place, locale) : '',
        total: { minor: total, currency },
        discount: { minor: discount, currency },
      })),
    )
  },

  async fetch_report_places({ db, locale, actor }) {
    const hotels = await findStockHotels(db, actor.staff.hotels)
    const cities = new Map(hotels.map(({ city, citySlug }) => [citySlug, inLocale(city, locale)]))
    return done({
      cities: [...cities].map(([slug, name]) => ({ slug, name })),
      hotels: hotels.map(({ slug, name, citySlug }) => ({ slug, name: inLocale(name, locale), city: citySlug })),
    })
  },
}

async function reportOf(
  { db, locale, actor }: StaffContext,
  kind: FiguredReport,
  { month, by, city, hotel }: ReportQuery,
): Promise<Report> {
  const dates = datesOf(month)
  const { currency } = await readSettings(db)
  const rows = await readReport(
    db,
    kind,
    { ...dates, currency, timeZone: siteTimeZone, city, hotel, hotels: actor.staff.hotels },
    by,
  )
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
  if (!dates) throw new Error(`${month} is not a valid month`)
  return dates
}
