import { deskRefused } from '#web/desk/refused.ts'
import { idOf } from '#web/desk/stock-form.ts'
import { requestContext } from '#web/server-context.ts'
import type { Route } from './+types/stock-export.ts'

/** Nights of a hotel as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const made = await api.export_stock({
    hotel_id: idOf(query.get('hotel')),
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
  })
  if (!made.ok) throw deskRefused(made.error, locale, request)
  // The mark at its beginning tells spreadsheets that it is UTF-8.
  return new Response(`\ufeff${made.data.csv}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${made.data.name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
