import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * False while the server renders and the browser takes over; true from then on, on every later page at once. What changes
 * with it is rendered by and by: at once it would hold up the first thing that somebody does.
 */
export function useHydrated(): boolean {
  const [mine] = useState(() => ({ fromServer: false }))
  // Only where React takes over what the server made is the last of these asked; both then say the same.
  const fromServer = useSyncExternalStore(
    () => () => {},
    () => mine.fromServer,
    () => (mine.fromServer = true),
  )
  const [takenOver, takeOver] = useState(false)
  useEffect(() => {
    if (fromServer) startTransition(() => takeOver(true))
  }, [fromServer])
  return !fromServer || takenOver
}
