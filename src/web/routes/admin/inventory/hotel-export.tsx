import { adminRequest } from '#web/admin/admin-request.ts'
import { workbookResponse } from '#web/lib/workbook-response.ts'
import type { Route } from './+types/hotel-export'

/** Downloads a hotel as a workbook, or without a hotel the empty workbook. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const hotel = query.get('hotel') ?? ''
  const answer = await (hotel === '' ? api.export_hotel_template({}) : api.export_hotel_file({ hotel }))
  return workbookResponse(dataOf(answer))
}
