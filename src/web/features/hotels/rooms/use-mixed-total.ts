import { useEffect } from 'react'

/**
 * Shows the total of the rooms selected in `MixedRooms`. Its code is loaded on the first change.
 */
export function useMixedTotal(): void {
  useEffect(() => {
    document.addEventListener('change', change)
    // A room that was selected before this code ran, or that the browser restored on the way back.
    const restored = document.querySelector('select[name=room] > option:checked:not([selected])')
    change({ target: restored?.parentElement ?? null })
    return () => document.removeEventListener('change', change)
  }, [])
}

function change({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'room') return
  void import('#web/features/hotels/rooms/mixed-total.ts').then(({ showMixedTotal }) => showMixedTotal(target))
}
