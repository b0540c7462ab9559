import { adminData } from '#web/admin/admin-error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { workbookResponse } from '#web/lib/workbook-response.ts'
import type { Route } from './+types/hotel-export'

/** Downloads a hotel as a workbook, or without a hotel the empty workbook. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const hotel = new URL(request.url).searchParams.get('hotel') ?? ''
  const answer = await (hotel === '' ? api.export_hotel_template({}) : api.export_hotel_file({ hotel }))
  return workbookResponse(adminData(answer, locale, request))
}
