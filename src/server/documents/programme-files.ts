import { Hono } from 'hono'
import { programmeCalendar } from '#domains/products/packages/catalogue/programme-calendar.ts'
import { programmeDocument } from '#domains/products/packages/catalogue/programme-document.server.ts'
import { createCaller } from '#server/api/invoke.ts'
import { printed, settingsOf } from '#server/documents/printed.ts'
import type { Services } from '#server/services.ts'
import { clock } from '#i18n/dates.ts'
import { conventionsIn, type Locale, locales } from '#i18n/locale.ts'
import { links } from '#links/site.ts'
import { sendCalendar, sendPdf } from '#server/documents/send-file.ts'

/** Serves the programme of a package as a calendar file of a departure, and as a PDF in both languages. */
export function programmeFiles(services: Services): Hono {
  const app = new Hono()
  const find = async (locale: Locale, slug: string, query: string | undefined) => {
    const { context } = await services.contextOf({ headers: new Headers(), socketAddress: '' }, locale, 'anonymous')
    const departure = Number(query)
    const answer = await createCaller(context, services.fault).show_package({
      id: slug,
      ...(Number.isSafeInteger(departure) && departure > 0 && departure < 2 ** 31 && { departure }),
    })
    return answer.ok ? answer.data : null
  }
  for (const locale of locales) {
    app.get(`/${locale}/packages/:slug{[a-z0-9-]{1,80}}/programme.ics`, async (c) => {
      const travelPackage = await find(locale, c.req.param('slug'), c.req.query('departure'))
      if (!travelPackage || travelPackage.departure === null) return c.notFound()
      const { slug, title, programme, departure: id } = travelPackage
      const { brand, conventions } = await settingsOf(services)
      const { hours } = conventionsIn(locale, conventions)
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
      const name = `package-${travelPackage.id}-${id}@${new URL(services.origin).hostname}`
      const calendar = { id: name, provider: brand.name, name: title, url, days }
      return sendCalendar(programmeCalendar(calendar, services.clock()), `${slug}.ics`, 'public, max-age=60')
    })

    app.get(`/${locale}/packages/:slug{[a-z0-9-]{1,80}}/programme.pdf`, async (c) => {
      const input = [c.req.param('slug'), c.req.query('departure')] as const
      const [en, ar] = await Promise.all([find('en', ...input), find('ar', ...input)])
      if (!en || !ar) return c.notFound()
      const { brand, contact, demo, conventions } = await settingsOf(services)
      const page = links.package(locale, en.slug, en.departure === null ? {} : { departure: en.departure })
      const help = { phone: contact.phone, email: contact.email }
      const document = programmeDocument(
        { en, ar },
        { brand: brand.name, help, demo, conventions, url: services.origin + page },
      )
      const name = `${en.slug}.pdf`
      return sendPdf(services, { name, page, locale, cacheControl: 'public, max-age=60' }, () =>
        printed(services, document, locale),
      )
    })
  }
  return app
}
