import { lazyIsland } from '#web/lib/lazy-island.tsx'

/** The confirmation of a sensitive change, which few visits to a page need. */
export const stepUpForm = lazyIsland(async () => (await import('#web/features/account/StepUpForm.tsx')).StepUpForm)
