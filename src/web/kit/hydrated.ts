import { useSyncExternalStore } from 'react'

/** False while the server renders and the browser takes over; true from then on, on every later page at once. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
