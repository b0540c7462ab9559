import { lazyIsland } from '#web/lib/lazy-island.tsx'
import '#web/ui/date-input.css'

/** A date field for the forms of large pages, few of which have one. */
export const dateInput = lazyIsland(async () => (await import('#web/ui/DateInput.tsx')).DateInput)

/** The field of a colour, which only the brand has. */
export const editColour = lazyIsland(async () => (await import('#web/admin/cms/EditColour.tsx')).EditColour)
