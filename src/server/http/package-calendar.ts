import { Hono } from 'hono'
import { programmeCalendar } from '#domains/products/packages/catalogue/programme-calendar.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import { createCaller } from '#server/api/invoke.ts'
import type { Services } from '#server/services.ts'
import { conventionsIn } from '#i18n/conventions.ts'
import { clock } from '#i18n/dates.ts'
import { locales } from '#i18n/locale.ts'
import { links } from '#web/lib/links.ts'

/** Serves the programme of a package departure as a calendar file. */
export function programmeFile(services: Services): Hono {
  const app = new Hono()
  for (const locale of locales) {
    app.get(`/${locale}/packages/:slug{[a-z0-9-]{1,80}}/programme.ics`, async (c) => {
      const { context } = await services.contextOf({ headers: new Headers(), socketAddress: '' }, locale, 'anonymous')
      const departure = Number(c.req.query('departure'))
      const found = await createCaller(context, services.fault).show_package({
        id: c.req.param('slug'),
        ...(Number.isSafeInteger(departure) && departure > 0 && departure < 2 ** 31 && { departure }),
      })
      if (!found.ok || found.data.departure === null) return c.notFound()
      const { conventions } = await services.ports.remember('settings', () => readSettings(services.database.db))
      const { hours } = conventionsIn(locale, conventions)
      const { slug, title, programme, departure: id } = found.data
      const days = programme.flatMap((day) =>
        day.date === null
          ? []
          : [
              {
                date: day.date,
                title: day.title,
                place: day.city.name,
                lines: day.blocks.map(({ time, title: block }) =>
                  time ? `${clock(time, locale, hours)} ${block}` : block,
                ),
              },
            ],
      )
      const url = services.origin + links.package(locale, slug, { departure: id })
      const name = `package-${found.data.id}-${id}@${new URL(services.origin).hostname}`
      return c.body(programmeCalendar({ id: name, name: title, url, days }, context.now), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${slug}.ics"`,
        'Cache-Control': 'public, max-age=60',
      })
    })
  }
  return app
}
