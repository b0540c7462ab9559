import { later } from '#web/later.tsx'

/*
 * What stands beside a form or a confirmation and is complete as HTML: its code and words come later.
 */

export const keepInCart = later(async () => (await import('#domains/cart/ui/KeepInCart.tsx')).KeepInCart)

export const staySummary = later(async () => (await import('#domains/bookings/ui/StaySummary.tsx')).StaySummary)

export const packageSummary = later(async () => (await import('#web/packages/PackageSummary.tsx')).PackageSummary)

export const serviceSummary = later(async () => (await import('#web/services/ServiceSummary.tsx')).ServiceSummary)

export const paymentChange = later(async () => (await import('#domains/bookings/ui/PaymentChange.tsx')).PaymentChange)

export const bookingPapers = later(async () => (await import('#domains/bookings/ui/BookingPapers.tsx')).BookingPapers)

export const documentsPart = later(async () => (await import('#domains/bookings/ui/Documents.tsx')).Documents)

export const offerAnswer = later(async () => (await import('#domains/bookings/ui/OfferAnswer.tsx')).OfferAnswer)

export const journeyOffer = later(async () => (await import('#web/booking/JourneyOffer.tsx')).JourneyOffer)

export const instalments = later(async () => (await import('#domains/bookings/ui/Instalments.tsx')).Instalments)

export const changedPrice = later(async () => (await import('#domains/bookings/ui/ChangedPrice.tsx')).ChangedPrice)

export const otherRooms = later(async () => (await import('#domains/bookings/ui/OtherRooms.tsx')).OtherRooms)

export const checkoutPage = later(async () => (await import('#web/checkout/Checkout.tsx')).Checkout)

export const orderPage = later(async () => (await import('#web/checkout/OrderPage.tsx')).OrderPage)
