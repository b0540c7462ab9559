import type { WebStatus } from '#domains/content/contract.ts'
import type { ServiceTypeAnswer } from '#domains/products/services/answers.ts'
import { outcomeOf } from '#web/lib/client.ts'
import { share } from '#web/lib/shared-state.ts'

declare global {
  interface Window {
    /** Makes the start calls unless they are made already, and returns their responses; `hydrate.js` sets it. */
    startCalls: () => [serviceTypes: Promise<Response>, status: Promise<Response>]
  }
}

/** Shares the data of the two initial API calls. A failed call changes nothing. */
export async function requestSharedState(): Promise<void> {
  const [serviceTypes, status] = window.startCalls()
  const [types, settings] = await Promise.all([
    outcomeOf<ServiceTypeAnswer[]>(copyOf(serviceTypes)),
    outcomeOf<WebStatus>(copyOf(status)),
  ])
  share({ ...(types.ok && { serviceType: types.data }), ...(settings.ok && { settings: settings.data }) })
}

/** A response can be read only once, so the document's own is cloned for every reader. */
async function copyOf(response: Promise<Response>): Promise<Response> {
  return (await response).clone()
}
