import { useEffect } from 'react'

/**
 * Saves the user's pages and files for offline reading after the page has loaded. With `only`, the list is complete:
 * other saved copies are deleted, and an empty list registers no worker.
 * @param addresses of vouchers and of the list of bookings; the worker (public/offline-worker.js) accepts no others
 */
export function useSavedOffline(addresses: string[], { only = false }: { only?: boolean } = {}): void {
  const list = addresses.join(' ')
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const late = setTimeout(() => void save(list.split(' ').filter(Boolean), only), afterMs)
    return () => clearTimeout(late)
  }, [list, only])
}

/** Loading the page itself has priority. */
const afterMs = 1_500

async function save(addresses: string[], only: boolean): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/')
    if (addresses.length === 0 && !registration) return
    if (!registration) await navigator.serviceWorker.register('/offline-worker.js', { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: addresses, only })
  } catch {
    // Browsers without storage, such as private windows, show the pages only with a connection.
  }
}
