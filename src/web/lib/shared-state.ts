import { useSyncExternalStore } from 'react'
import type { WebStatus } from '#domains/content/contract.ts'
import type { ServiceTypeAnswer } from '#domains/products/services/answers.ts'

/** State shared by all pages of one browser: requested at the start and whenever the language changes. */
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

/** Service categories of a page, with the more recent texts and numbers once they are loaded. */
export function useServiceTypes(loaded: readonly ServiceTypeAnswer[]): readonly ServiceTypeAnswer[] {
  const recent = useSyncExternalStore(
    subscribe,
    () => state.serviceType,
    () => undefined,
  )
  return loaded.map((one) => recent?.find(({ id }) => id === one.id) ?? one)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
