import { useEffect } from 'react'

/**
 * Shows the total of the rooms selected in `MixedRooms`. Listens on the document, because the form is in a static
 * island; the code is loaded on the first change.
 */
export function useMixedTotal(): void {
  useEffect(() => {
    document.addEventListener('change', change)
    return () => document.removeEventListener('change', change)
  }, [])
}

function change({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'room') return
  void import('#web/features/hotels/rooms/mixed-total.ts').then(({ showMixedTotal }) => showMixedTotal(target))
}
