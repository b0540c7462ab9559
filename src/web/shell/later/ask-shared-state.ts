import type { WebStatus } from '#domains/content/contract.ts'
import type { ServiceTypeAnswer } from '#domains/services/answers.ts'
import type { Locale } from '#text/locale.ts'
import { browserClient, outcomeOf } from '#web/client.ts'
import { share } from '#web/shared-state.ts'

/** The two calls of the start. Another language is another document, which makes its own. A call that fails changes nothing. */
export async function askSharedState(locale: Locale, signal: AbortSignal): Promise<void> {
  const api = browserClient(locale)
  // The document makes them itself; the development server sends no `wake.js`.
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

/** A response is read once; the document keeps its own for whoever asks again. */
async function copyOf(response: Promise<Response>): Promise<Response> {
  return (await response).clone()
}
