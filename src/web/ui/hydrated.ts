import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * False during server rendering and hydration; true afterwards, and immediately on later pages. The update is a
 * transition, because a synchronous one would delay the response to the first interaction.
 */
export function useHydrated(): boolean {
  const [snapshot] = useState(() => ({ fromServer: false }))
  // React calls the third function only during hydration; both snapshots then return the same value.
  const fromServer = useSyncExternalStore(
    () => () => {},
    () => snapshot.fromServer,
    () => (snapshot.fromServer = true),
  )
  const [takenOver, takeOver] = useState(false)
  useEffect(() => {
    if (fromServer) startTransition(() => takeOver(true))
  }, [fromServer])
  return !fromServer || takenOver
}
