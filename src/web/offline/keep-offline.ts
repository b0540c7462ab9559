import { useEffect } from 'react'

/**
 * Keeps pages and files of one's own readable without a connection, once the page has settled. `only`: these are all
 * there are, and whatever else was kept is let go; with none of them nothing is begun.
 * @param addresses of vouchers and of the list of bookings; the worker (public/offline-worker.js) takes no others
 */
export function useKeptOffline(addresses: string[], { only = false }: { only?: boolean } = {}): void {
  const list = addresses.join(' ')
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const late = setTimeout(() => void keep(list.split(' ').filter(Boolean), only), afterMs)
    return () => clearTimeout(late)
  }, [list, only])
}

/** What the page itself needs comes first. */
const afterMs = 1_500

async function keep(addresses: string[], only: boolean): Promise<void> {
  try {
    const known = await navigator.serviceWorker.getRegistration('/')
    if (addresses.length === 0 && !known) return
    if (!known) await navigator.serviceWorker.register('/offline-worker.js', { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: addresses, only })
  } catch {
    // A browser that keeps nothing, as in a private window: the pages are there with a connection.
  }
}
