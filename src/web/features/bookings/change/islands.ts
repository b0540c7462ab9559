import { lazyIsland } from '#web/lib/lazy-island.tsx'
import '#web/ui/table.css'
import '#web/ui/timeline.css'

/* Islands of the page that changes a booking: complete HTML, whose code and messages are loaded later. */

export const changeForm = lazyIsland(
  async () => (await import('#web/features/bookings/change/ChangeForm.tsx')).ChangeForm,
)

export const changeDifference = lazyIsland(
  async () => (await import('#web/features/bookings/change/Difference.tsx')).Difference,
)
