import { redirect } from 'react-router'
import { textOf } from '#web/lib/forms.ts'
import type { RequestContext } from '#web/lib/server-context.ts'

/** True if the traveller books the same once more on purpose. */
export const isAgain = (query: URLSearchParams) => query.get('again') === 'yes'

/** Releases the booking that is held. If it was paid or has ended meanwhile, the page shows that. */
export async function releaseHeld({ api }: RequestContext, form: FormData, { pathname, search }: URL): Promise<never> {
  await api.release_booking({ reference: textOf(form, 'reference') })
  throw redirect(pathname + search, 303)
}
