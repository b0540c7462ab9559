import type { WebStatus } from '#domains/content/contract.ts'
import type { ServiceTypeAnswer } from '#domains/services/answers.ts'
import type { Locale } from '#text/locale.ts'
import { browserClient, outcomeOf } from '#web/client.ts'
import { share } from '#web/shared-state.ts'

/** The two calls of the start and of every change of language, in that language. What fails leaves what was there. */
export async function askSharedState(locale: Locale, signal: AbortSignal): Promise<void> {
  const api = browserClient(locale)
  const [begunTypes, begunStatus] = takeStartCalls()
  const [types, status] = await Promise.all([
    begunTypes ? outcomeOf<ServiceTypeAnswer[]>(begunTypes) : api.fetch_website_service_types(undefined, { signal }),
    begunStatus ? outcomeOf<WebStatus>(begunStatus) : api.fetch_web_status(undefined, { signal }),
  ])
  if (signal.aborted) return
  share({ ...(types.ok && { serviceType: types.data }), ...(status.ok && { settings: status.data }) })
}

/** The answers of the calls that the document made at its start, once: later calls are made anew. */
function takeStartCalls(): Promise<Response>[] {
  const taken = window.startCalls ?? []
  delete window.startCalls
  return taken
}
