import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import { findCompanions } from '#domains/accounts/companions/companions.server.ts'
import type { detailEndpoints } from '#domains/traveller-details/contract.ts'
import { detailsView, saveDetails } from '#domains/traveller-details/details.server.ts'
import { exportList, listView, type ListChoice } from '#domains/traveller-details/manifest.server.ts'
import { findBookedDepartures, findDetailBooking } from '#domains/traveller-details/queries.server.ts'
import type { Context, Handlers, RateRule } from '#domains/context.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { inLocale } from '#i18n/locale.ts'

const saves: RateRule = { burst: 60, perHour: 240 }

export const detailHandlers: Handlers<typeof detailEndpoints> = {
  async fetch_booking_details(context, { reference }) {
    const booking = await find(context, reference, context.actor.userId)
    return booking ? done(await detailsView(context, booking)) : err('not_found')
  },

  async save_booking_details(context, { reference, forms }) {
    const { db, ports, actor } = context
    const wait = await ports.limit(`booking-details:account:${actor.userId}`, saves)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const booking = await find(context, reference, actor.userId)
    if (!booking) return err('not_found')
    const all = forms.some(({ companion }) => companion) ? await findCompanions(db, ports.vault, actor.userId) : []
    const companions = new Map(all.map(({ id, details }) => [id, details]))
    const saved = await saveDetails(context, booking, { submitted: forms, companions })
    return saved.ok ? done(await detailsView(context, booking)) : saved
  },

  async show_details_for_staff(context, { reference }) {
    const booking = await find(context, reference)
    return booking ? done(await detailsView(context, booking)) : err('not_found')
  },

  async save_details_for_staff(context, { reference, forms }) {
    const booking = await find(context, reference)
    if (!booking) return err('not_found')
    const before = (await detailsView(context, booking)).incomplete
    const saved = await saveDetails(context, booking, { submitted: forms, companions: new Map() })
    if (!saved.ok) return saved
    const view = await detailsView(context, booking)
    context.audits.push({
      subject: `booking:${booking.reference}`,
      before: { incomplete: before },
      after: { incomplete: view.incomplete, forms: forms.map(({ position }) => position) },
    })
    return done(view)
  },

  async fetch_manifest(context, input) {
    const list = await listView(context, chosen(input, context.now))
    if (!list) return err('not_found')
    const departures = await findBookedDepartures(context.db, todayIn(siteTimeZone, context.now))
    return done({
      ...list,
      departures: departures.map(({ id, title, startsOn, bookings }) => ({
        id,
        title: inLocale(title, context.locale),
        starts_on: startsOn,
        bookings,
      })),
    })
  },

  async export_manifest(context, { format, ...input }) {
    const choice = chosen(input, context.now)
    const file = await exportList(context, choice, format)
    if (!file) return err('not_found')
    context.audits.push({
      subject: 'departure' in choice ? `departure:${choice.departure}` : `services:${choice.day}`,
      before: {},
      after: { format, lines: file.lines },
    })
    return done({ name: file.name, file: file.file.toString('base64') })
  },
}

function find({ db }: Context, reference: string, userId?: string) {
  const whose = userId === undefined ? sql`true` : sql`b.user_id = ${userId}`
  return findDetailBooking(db, sql`b.reference = ${reference.toUpperCase()} and ${whose}`)
}

function chosen(
  { departure, day }: { departure?: number | undefined; day?: string | undefined },
  now: Date,
): ListChoice {
  return departure === undefined ? { day: day ?? todayIn(siteTimeZone, now) } : { departure }
}
