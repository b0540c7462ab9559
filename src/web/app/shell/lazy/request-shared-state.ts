import type { WebStatus } from '#domains/content/contract.ts'
import type { ServiceTypeAnswer } from '#domains/products/services/answers.ts'
import type { Locale } from '#i18n/locale.ts'
import { browserClient, outcomeOf } from '#web/lib/client.ts'
import { share } from '#web/lib/shared-state.ts'

/**
 * The two initial API calls. Another language is a separate document that makes its own. A failed call changes nothing.
 */
export async function requestSharedState(locale: Locale, signal: AbortSignal): Promise<void> {
  const api = browserClient(locale)
  // `hydrate.js` has made them, or makes them now.
  const [madeTypes, madeStatus] = window.startCalls?.() ?? []
  const [types, status] = await Promise.all([
    madeTypes
      ? outcomeOf<ServiceTypeAnswer[]>(copyOf(madeTypes))
      : api.fetch_website_service_types(undefined, { signal }),
    madeStatus ? outcomeOf<WebStatus>(copyOf(madeStatus)) : api.fetch_web_status(undefined, { signal }),
  ])
  if (signal.aborted) return
  share({ ...(types.ok && { serviceType: types.data }), ...(status.ok && { settings: status.data }) })
}

/** A response can be read only once, so the document's own is cloned for every reader. */
async function copyOf(response: Promise<Response>): Promise<Response> {
  return (await response).clone()
}
