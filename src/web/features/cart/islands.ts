import { lazyIsland } from '#web/lib/lazy-island.tsx'

/** Only a cart with a line that is no longer available needs it. */
export const alternatives = lazyIsland(async () => (await import('#web/features/cart/Alternatives.tsx')).Alternatives)
