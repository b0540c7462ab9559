import { lazyIsland } from '#web/lib/lazy-island.tsx'
import '#web/ui/timeline.css'

/* Islands next to a form or confirmation. Their HTML is complete; their code and messages are loaded later. */

export const saveToCart = lazyIsland(async () => (await import('#web/features/cart/SaveToCart.tsx')).SaveToCart)

export const staySummary = lazyIsland(async () => (await import('#web/features/bookings/StaySummary.tsx')).StaySummary)

export const packageSummary = lazyIsland(
  async () => (await import('#web/features/packages/PackageSummary.tsx')).PackageSummary,
)

export const serviceSummary = lazyIsland(
  async () => (await import('#web/features/services/ServiceSummary.tsx')).ServiceSummary,
)

export const paymentChange = lazyIsland(
  async () => (await import('#web/features/bookings/PaymentChange.tsx')).PaymentChange,
)

export const bookingDocuments = lazyIsland(
  async () => (await import('#web/features/bookings/documents/BookingDocuments.tsx')).BookingDocuments,
)

export const bookedBy = lazyIsland(async () => (await import('#web/features/bookings/TravellersCard.tsx')).BookedBy)

export const documentsPart = lazyIsland(
  async () => (await import('#web/features/bookings/documents/Documents.tsx')).Documents,
)

export const offerAnswer = lazyIsland(async () => (await import('#web/features/bookings/OfferAnswer.tsx')).OfferAnswer)

export const transferOffers = lazyIsland(
  async () => (await import('#web/features/bookings/trips/TransferOffers.tsx')).TransferOffers,
)

export const bookingTasks = lazyIsland(
  async () => (await import('#web/features/bookings/BookingTasks.tsx')).BookingTasks,
)

export const instalments = lazyIsland(async () => (await import('#web/features/bookings/Instalments.tsx')).Instalments)

export const cancelSection = lazyIsland(
  async () => (await import('#web/features/bookings/CancelSection.tsx')).CancelSection,
)

export const checkoutPage = lazyIsland(async () => (await import('#web/features/checkout/Checkout.tsx')).Checkout)

export const orderPage = lazyIsland(async () => (await import('#web/features/checkout/OrderPage.tsx')).OrderPage)
