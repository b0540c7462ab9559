import type { Api } from '#api/index.ts'
import { accountsHandlers } from '#domains/accounts/handlers.server.ts'
import { alternativeHandlers } from '#domains/alternatives/handlers.server.ts'
import { changeHandlers } from '#domains/booking-changes/handlers.server.ts'
import { conversationHandlers } from '#domains/conversation/handlers.server.ts'
import { detailHandlers } from '#domains/traveller-details/handlers.server.ts'
import { documentHandlers } from '#domains/documents/handlers.server.ts'
import { adminBookingsHandlers } from '#domains/booking-admin/handlers.server.ts'
import { bookingsHandlers } from '#domains/bookings/http/handlers.server.ts'
import { orderHandlers } from '#domains/bookings/http/order-handlers.server.ts'
import { productAdminHandlers } from '#domains/booking-admin/product-handlers.server.ts'
import { findBookingHandlers } from '#domains/bookings/access/handlers.server.ts'
import { invoiceHandlers } from '#domains/invoices/handlers.server.ts'
import { offerHandlers } from '#domains/offers/handlers.server.ts'
import { hotelRequestHandlers } from '#domains/requests/handlers.server.ts'
import { payLinkHandlers } from '#domains/payment-links/handlers.server.ts'
import { phoneHandlers } from '#domains/phone-bookings/handlers.server.ts'
import { paymentHandlers } from '#domains/bookings/payment/handlers.server.ts'
import { tripHandlers } from '#domains/trips/handlers.server.ts'
import { voucherHandlers } from '#domains/vouchers/handlers.server.ts'
import { cartHandlers } from '#domains/cart/handlers.server.ts'
import { checkoutGiftCardHandlers } from '#domains/gift-cards/checkout-handlers.server.ts'
import { giftUseHandlers } from '#domains/gift-cards/handlers.server.ts'
import { officeHandlers } from '#domains/office/handlers.server.ts'
import { einvoicingHandlers } from '#domains/einvoicing/handlers.server.ts'
import { giftCardHandlers } from '#domains/payments/gift-cards/handlers.server.ts'
import { promotionHandlers } from '#domains/promotions/handlers.server.ts'
import { contentHandlers } from '#domains/content/handlers.server.ts'
import { contactHandlers } from '#domains/notifications/contact-handlers.server.ts'
import type { Handlers } from '#domains/context.ts'
import { adminHandlers } from '#domains/admin/handlers.server.ts'
import { editingHandlers } from '#domains/cms/handlers.server.ts'
import { hotelFileHandlers } from '#domains/cms/hotel-file/handlers.server.ts'
import { setupHandlers } from '#domains/admin/setup/handlers.server.ts'
import { messageAdminHandlers } from '#domains/admin/message-handlers.server.ts'
import { accountingHandlers } from '#domains/admin/accounting/handlers.server.ts'
import { reportHandlers } from '#domains/admin/report-handlers.server.ts'
import { outgoingHandlers } from '#domains/cms/emails/handlers.server.ts'
import { departureAdminHandlers } from '#domains/products/packages/admin/handlers.server.ts'
import { packagesHandlers } from '#domains/products/packages/handlers.server.ts'
import { placesHandlers } from '#domains/places/handlers.server.ts'
import { reviewAdminHandlers } from '#domains/reviews/admin-handlers.server.ts'
import { reviewHandlers } from '#domains/reviews/handlers.server.ts'
import { searchHandlers } from '#domains/site-search/handlers.server.ts'
import { servicesHandlers } from '#domains/products/services/handlers.server.ts'
import { roomCalendarHandlers } from '#domains/products/stays/inventory/calendar-handlers.server.ts'
import { slotAdminHandlers } from '#domains/products/services/admin/handlers.server.ts'
import { staffHandlers } from '#domains/staff/handlers.server.ts'
import { keyHandlers } from '#domains/staff/key-handlers.server.ts'
import { staffMemberHandlers } from '#domains/staff/people-handlers.server.ts'
import { stockAdminHandlers } from '#domains/products/stays/admin/handlers.server.ts'
import { staysHandlers } from '#domains/products/stays/handlers.server.ts'

/** Handler of each endpoint; a missing one is a compile error. */
export const handlers: Handlers<Api> = {
  ...contentHandlers,
  ...contactHandlers,
  ...placesHandlers,
  ...staysHandlers,
  ...packagesHandlers,
  ...servicesHandlers,
  ...accountsHandlers,
  ...promotionHandlers,
  ...giftCardHandlers,
  ...einvoicingHandlers,
  ...officeHandlers,
  ...giftUseHandlers,
  ...cartHandlers,
  ...bookingsHandlers,
  ...orderHandlers,
  ...checkoutGiftCardHandlers,
  ...alternativeHandlers,
  ...offerHandlers,
  ...paymentHandlers,
  ...invoiceHandlers,
  ...findBookingHandlers,
  ...tripHandlers,
  ...payLinkHandlers,
  ...hotelRequestHandlers,
  ...voucherHandlers,
  ...reviewHandlers,
  ...reviewAdminHandlers,
  ...searchHandlers,
  ...staffHandlers,
  ...staffMemberHandlers,
  ...keyHandlers,
  ...adminBookingsHandlers,
  ...phoneHandlers,
  ...documentHandlers,
  ...changeHandlers,
  ...conversationHandlers,
  ...detailHandlers,
  ...productAdminHandlers,
  ...adminHandlers,
  ...setupHandlers,
  ...messageAdminHandlers,
  ...reportHandlers,
  ...accountingHandlers,
  ...stockAdminHandlers,
  ...departureAdminHandlers,
  ...editingHandlers,
  ...hotelFileHandlers,
  ...outgoingHandlers,
  ...slotAdminHandlers,
  ...roomCalendarHandlers,
}
