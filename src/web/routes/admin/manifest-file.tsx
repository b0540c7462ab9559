import { redirect } from 'react-router'
import { adminData } from '#web/admin/admin-error-response.ts'
import { adminLinks } from '#links/admin.ts'
import { textOf } from '#web/lib/forms.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { downloadResponse, workbookResponse } from '#web/lib/workbook-response.ts'
import type { Route } from './+types/manifest-file'

/** Redirects to the list if the address is opened without the form. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(adminLinks.manifest(context.get(requestContext).locale))
}

/** Downloads the list of travellers. A form, because every export is audited. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const departure = Number(textOf(form, 'departure'))
  const format = textOf(form, 'format') === 'csv' ? 'csv' : 'xlsx'
  const answer = await api.export_manifest({ ...(departure ? { departure } : { day: textOf(form, 'day') }), format })
  const { name, file } = adminData(answer, locale, request)
  return format === 'xlsx'
    ? workbookResponse({ name, file })
    : downloadResponse(name, 'text/csv; charset=utf-8', Buffer.from(file, 'base64'))
}
