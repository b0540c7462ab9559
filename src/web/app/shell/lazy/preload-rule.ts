const maxPending = 4

/**
 * Preloads each name once. A request while too many are pending is skipped, and can be repeated.
 *
 * @param load resolves when the resource is loaded or has failed
 */
export function preloader(load: (name: string) => Promise<void>): (name: string) => void {
  const requestedNames = new Set<string>()
  let pending = 0
  return (name) => {
    if (requestedNames.has(name) || pending > maxPending) return
    requestedNames.add(name)
    pending++
    void load(name).finally(() => pending--)
  }
}
