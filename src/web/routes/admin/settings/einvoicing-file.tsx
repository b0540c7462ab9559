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
  const made = await api.export_tax_documents({ month: query.get('month') ?? '', part: Number(query.get('part') ?? 1) })
  if (!made.ok && made.error.code === 'not_found') throw redirect(adminLinks.einvoicing(locale))
  if (!made.ok) throw adminErrorResponse(made.error, locale, request)
  return downloadResponse(made.data.name, 'application/zip', Buffer.from(made.data.file, 'base64'))
}
