import type { Locale } from '#text/locale.ts'
import { browserClient } from '#web/client.ts'
import { share } from '#web/shared-state.ts'

/** The two calls of the start and of every change of language, in that language. What fails leaves what was there. */
export async function askSharedState(locale: Locale, signal: AbortSignal): Promise<void> {
  const api = browserClient(locale)
  const [types, status] = await Promise.all([
    api.fetch_website_service_types(undefined, { signal }),
    api.fetch_web_status(undefined, { signal }),
  ])
  if (signal.aborted) return
  share({ ...(types.ok && { serviceType: types.data }), ...(status.ok && { settings: status.data }) })
}
