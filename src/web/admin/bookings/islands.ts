import { lazyIsland } from '#web/lib/lazy-island.tsx'

/* Parts without anything to press, or that few bookings need. Their HTML is complete; their code is loaded on the first interaction. */

export const offerPart = lazyIsland(async () => (await import('#web/admin/bookings/OfferPart.tsx')).OfferPart)

export const productOfferPart = lazyIsland(
  async () => (await import('#web/admin/bookings/ProductOfferPart.tsx')).ProductOfferPart,
)

export const bookingConversation = lazyIsland(
  async () => (await import('#web/admin/bookings/BookingConversation.tsx')).BookingConversation,
)

export const amendPart = lazyIsland(async () => (await import('#web/admin/bookings/AmendPart.tsx')).AmendPart)

export const manualRefundPart = lazyIsland(
  async () => (await import('#web/admin/bookings/ManualRefundPart.tsx')).ManualRefundPart,
)

export const changePart = lazyIsland(async () => (await import('#web/admin/bookings/ChangePart.tsx')).ChangePart)

export const bookingHistory = lazyIsland(
  async () => (await import('#web/admin/bookings/BookingHistory.tsx')).BookingHistory,
)
