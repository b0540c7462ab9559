import { useSyncExternalStore } from 'react'
import type { WebStatus } from '#domains/content/contract.ts'
import type { ServiceTypeAnswer } from '#domains/products/services/answers.ts'

/**
 * State shared by all pages of one browser: requested at the start and whenever the language changes. No page reads the
 * service categories from it: each has them from its loader.
 */
type SharedState = { serviceType?: ServiceTypeAnswer[]; settings?: WebStatus }

let state: SharedState = {}
const listeners = new Set<() => void>()

/** Merges the data of a response; other fields stay. */
export function share(part: SharedState): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

/** The most recent settings of the provider; undefined until they are loaded. Pages read them with `useSite`. */
export function useSettings(): WebStatus | undefined {
  return useSyncExternalStore(
    subscribe,
    () => state.settings,
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
