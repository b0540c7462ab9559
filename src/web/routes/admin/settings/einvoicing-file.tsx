import { redirect } from 'react-router'
import { adminErrorResponse } from '#web/admin/admin-error-response.ts'
import { adminLinks } from '#links/admin.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { downloadResponse } from '#web/lib/workbook-response.ts'
import type { Route } from './+types/einvoicing-file'

/** Downloads the signed electronic documents of a month. An address without documents leads to the list of months. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const answer = await api.export_tax_documents({
    month: query.get('month') ?? '',
    part: Number(query.get('part') ?? 1),
  })
  if (!answer.ok && answer.error.code === 'not_found') throw redirect(adminLinks.einvoicing(locale))
  if (!answer.ok) throw adminErrorResponse(answer.error, locale, request)
  return downloadResponse(answer.data.name, 'application/zip', Buffer.from(answer.data.file, 'base64'))
}
