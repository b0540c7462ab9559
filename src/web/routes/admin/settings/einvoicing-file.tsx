import { redirect } from 'react-router'
import { adminLinks } from '#links/admin.ts'
import { adminRequest } from '#web/admin/admin-request.ts'
import { downloadResponse } from '#web/lib/workbook-response.ts'
import type { Route } from './+types/einvoicing-file'

/** Downloads the signed electronic documents of a month. An address without documents leads to the list of months. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, query, responseTo } = adminRequest(request, context)
  const answer = await api.export_tax_documents({
    month: query.get('month') ?? '',
    part: Number(query.get('part') ?? 1),
  })
  if (!answer.ok && answer.error.code === 'not_found') throw redirect(adminLinks.einvoicing(locale))
  if (!answer.ok) throw responseTo(answer.error)
  return downloadResponse(answer.data.name, 'application/zip', Buffer.from(answer.data.file, 'base64'))
}
