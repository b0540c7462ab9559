const mostPending = 4

/** Whether one more route may be preloaded: not while more than four are still on their way. */
export function mayPreload(pending: number): boolean {
  return pending <= mostPending
}

/**
 * Preloads each thing once. What is asked for while too much is pending is left, and may be asked for again.
 *
 * @param load resolves when the thing is there, or is known not to come
 */
export function preloader(load: (name: string) => Promise<void>): (name: string) => void {
  const known = new Set<string>()
  let pending = 0
  return (name) => {
    if (known.has(name) || !mayPreload(pending)) return
    known.add(name)
    pending++
    void load(name).finally(() => pending--)
  }
}
