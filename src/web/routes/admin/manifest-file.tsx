import { redirect } from 'react-router'
import { adminLinks } from '#links/admin.ts'
import { textOf } from '#web/lib/forms.ts'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { csvResponse, workbookResponse } from '#web/lib/workbook-response.ts'
import type { Route } from './+types/manifest-file'

/** Redirects to the list if the address is opened without the form. */
export function loader({ request, context }: Route.LoaderArgs) {
  return redirect(adminLinks.manifest(adminRequest(request, context).locale))
}

/** Downloads the list of travellers. A form, because every export is audited. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, dataOf, form } = await adminForm(request, context)
  const departure = Number(textOf(form, 'departure'))
  const format = textOf(form, 'format') === 'csv' ? 'csv' : 'xlsx'
  const answer = await api.export_manifest({ ...(departure ? { departure } : { day: textOf(form, 'day') }), format })
  const { name, file } = dataOf(answer)
  return format === 'xlsx' ? workbookResponse({ name, file }) : csvResponse({ name, file })
}
