import { typedDate } from '#i18n/typed-date.ts'
import { idOf } from '#web/admin/inventory/stock-form.ts'
import { adminRequest } from '#web/admin/admin-request.ts'
import { downloadResponse, workbookResponse } from '#web/lib/workbook-response.ts'
import type { Route } from './+types/stock-export'

/** Downloads the nights of a hotel as a workbook or a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const nights = {
    hotel_id: idOf(query.get('hotel')),
    from: typedDate(query.get('from') ?? ''),
    to: typedDate(query.get('to') ?? ''),
    template: query.get('template') === 'yes',
  }
  if (query.get('format') === 'csv') {
    const answer = dataOf(await api.export_stock(nights))
    // The byte order mark lets spreadsheets detect UTF-8.
    return downloadResponse(answer.name, 'text/csv; charset=utf-8', `\ufeff${answer.csv}`)
  }
  return workbookResponse(dataOf(await api.export_stock_workbook(nights)))
}
