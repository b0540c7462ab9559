import { later } from '#web/later.tsx'

/*
 * What stands beside a form or a confirmation and is complete as HTML: its code and words come later.
 */

export const keepInCart = later(async () => (await import('#domains/cart/ui/KeepInCart.tsx')).KeepInCart, ['cart'])

export const staySummary = later(
  async () => (await import('#domains/bookings/ui/StaySummary.tsx')).StaySummary,
  ['booking', 'pay', 'stays'],
)

export const packageSummary = later(
  async () => (await import('#web/packages/PackageSummary.tsx')).PackageSummary,
  ['booking', 'journeys'],
)

export const serviceSummary = later(
  async () => (await import('#web/services/ServiceSummary.tsx')).ServiceSummary,
  ['booking', 'services'],
)

export const paymentChange = later(
  async () => (await import('#domains/bookings/ui/PaymentChange.tsx')).PaymentChange,
  ['cart', 'pay'],
)

export const bookingPapers = later(
  async () => (await import('#domains/bookings/ui/BookingPapers.tsx')).BookingPapers,
  ['voucher'],
)

export const documentsPart = later(
  async () => (await import('#domains/bookings/ui/Documents.tsx')).Documents,
  ['documents'],
)

export const offerAnswer = later(
  async () => (await import('#domains/bookings/ui/OfferAnswer.tsx')).OfferAnswer,
  ['booking', 'life', 'stays'],
)

export const journeyOffer = later(
  async () => (await import('#web/booking/JourneyOffer.tsx')).JourneyOffer,
  ['booking', 'changes', 'journeys', 'life', 'services', 'stays'],
)

export const instalments = later(
  async () => (await import('#domains/bookings/ui/Instalments.tsx')).Instalments,
  ['changes'],
)

export const changedPrice = later(
  async () => (await import('#domains/bookings/ui/ChangedPrice.tsx')).ChangedPrice,
  ['booking'],
)

export const otherRooms = later(
  async () => (await import('#domains/bookings/ui/OtherRooms.tsx')).OtherRooms,
  ['life', 'stays'],
)

export const checkoutPage = later(
  async () => (await import('#web/checkout/Checkout.tsx')).Checkout,
  ['account', 'booking', 'cart', 'errors', 'journeys', 'pay', 'services', 'stays'],
)

export const orderPage = later(
  async () => (await import('#web/checkout/OrderPage.tsx')).OrderPage,
  ['booking', 'cart', 'errors', 'life', 'pay', 'stays'],
)
