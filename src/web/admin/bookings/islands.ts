import { lazyIsland } from '#web/lib/lazy-island.tsx'

/* Actions that few bookings need. Their HTML is complete; their code is loaded on the first interaction. */

export const productOfferPart = lazyIsland(
  async () => (await import('#web/admin/bookings/ProductOfferPart.tsx')).ProductOfferPart,
)
