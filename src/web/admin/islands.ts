import { lazyIsland } from '#web/lib/lazy-island.tsx'

/** The field of a colour, which only the brand has. */
export const editColour = lazyIsland(async () => (await import('#web/admin/cms/EditColour.tsx')).EditColour)
