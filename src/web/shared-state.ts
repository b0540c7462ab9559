import { useSyncExternalStore } from 'react'
import type { WebStatus } from '#domains/content/contract.ts'
import type { ServiceTypeAnswer } from '#domains/services/answers.ts'

/**
 * What every page of one browser shares: asked for at the start and whenever the language changes. The categories of
 * services are read by no page: each has them from its loader.
 */
type SharedState = { serviceType?: ServiceTypeAnswer[]; settings?: WebStatus }

const nothing: SharedState = {}
let state = nothing
const listeners = new Set<() => void>()

/** Takes in what an answer brought; the rest stays. */
export function share(part: SharedState): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

/** The provider's settings as last asked for; undefined until they have come. Pages read them with `useSite`. */
export function useSettings(): WebStatus | undefined {
  return useShared().settings
}

function useShared(): SharedState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
