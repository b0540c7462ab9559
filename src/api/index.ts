import type { AnyEndpoint, Client } from '#api/endpoint.ts'
import { accountsEndpoints } from '#domains/accounts/contract.ts'
import { bookingsEndpoints } from '#domains/bookings/contract/bookings.ts'
import { alternativeEndpoints } from '#domains/alternatives/contract.ts'
import { changesEndpoints } from '#domains/booking-changes/contract.ts'
import { orderEndpoints } from '#domains/bookings/contract/orders.ts'
import { documentEndpoints } from '#domains/documents/contract.ts'
import { conversationEndpoints } from '#domains/conversation/contract.ts'
import { detailEndpoints } from '#domains/traveller-details/contract.ts'
import { adminBookingsEndpoints } from '#domains/booking-admin/contract.ts'
import { productAdminEndpoints } from '#domains/booking-admin/product-contract.ts'
import { findBookingEndpoints } from '#domains/bookings/access/contract.ts'
import { invoiceEndpoints } from '#domains/invoices/contract.ts'
import { offerEndpoints } from '#domains/offers/contract.ts'
import { hotelRequestEndpoints } from '#domains/requests/contract.ts'
import { payLinkEndpoints } from '#domains/payment-links/contract.ts'
import { phoneEndpoints } from '#domains/phone-bookings/contract.ts'
import { paymentEndpoints } from '#domains/bookings/payment/contract.ts'
import { tripEndpoints } from '#domains/trips/contract.ts'
import { voucherEndpoints } from '#domains/vouchers/contract.ts'
import { cartEndpoints } from '#domains/cart/contract.ts'
import { checkoutGiftCardEndpoints, giftUseEndpoints } from '#domains/gift-cards/contract.ts'
import { giftCardEndpoints } from '#domains/payments/gift-cards/contract.ts'
import { officeEndpoints } from '#domains/office/contract.ts'
import { einvoicingEndpoints } from '#domains/einvoicing/contract.ts'
import { promotionEndpoints } from '#domains/promotions/contract.ts'
import { contentEndpoints } from '#domains/content/contract.ts'
import { contactEndpoints } from '#domains/notifications/contact-contract.ts'
import { adminEndpoints } from '#domains/admin/contract.ts'
import { editingEndpoints } from '#domains/cms/contract.ts'
import { hotelFileEndpoints } from '#domains/cms/hotel-file/contract.ts'
import { setupEndpoints } from '#domains/admin/setup/contract.ts'
import { messageAdminEndpoints } from '#domains/admin/message-contract.ts'
import { accountingEndpoints } from '#domains/admin/accounting/contract.ts'
import { reportEndpoints } from '#domains/admin/report-contract.ts'
import { outgoingEndpoints } from '#domains/cms/emails/contract.ts'
import { departureAdminEndpoints } from '#domains/products/packages/admin/contract.ts'
import { packagesEndpoints } from '#domains/products/packages/contract.ts'
import { placesEndpoints } from '#domains/places/contract.ts'
import { reviewAdminEndpoints } from '#domains/reviews/admin-contract.ts'
import { reviewEndpoints } from '#domains/reviews/contract.ts'
import { searchEndpoints } from '#domains/site-search/contract.ts'
import { servicesEndpoints } from '#domains/products/services/contract.ts'
import { roomCalendarEndpoints } from '#domains/products/stays/inventory/calendar-contract.ts'
import { slotAdminEndpoints } from '#domains/products/services/admin/contract.ts'
import { staffEndpoints } from '#domains/staff/contract.ts'
import { keyEndpoints } from '#domains/staff/key-contract.ts'
import { staffMemberEndpoints } from '#domains/staff/people-contract.ts'
import { stockAdminEndpoints } from '#domains/products/stays/admin/contract.ts'
import { staysEndpoints } from '#domains/products/stays/contract.ts'

/** The whole API, version 1: routes, callers, clients and the OpenAPI document come from this declaration. */
export const api = {
  ...contentEndpoints,
  ...contactEndpoints,
  ...placesEndpoints,
  ...staysEndpoints,
  ...packagesEndpoints,
  ...servicesEndpoints,
  ...accountsEndpoints,
  ...promotionEndpoints,
  ...giftCardEndpoints,
  ...giftUseEndpoints,
  ...einvoicingEndpoints,
  ...officeEndpoints,
  ...cartEndpoints,
  ...bookingsEndpoints,
  ...alternativeEndpoints,
  ...offerEndpoints,
  ...changesEndpoints,
  ...orderEndpoints,
  ...checkoutGiftCardEndpoints,
  ...paymentEndpoints,
  ...invoiceEndpoints,
  ...findBookingEndpoints,
  ...tripEndpoints,
  ...payLinkEndpoints,
  ...hotelRequestEndpoints,
  ...voucherEndpoints,
  ...reviewEndpoints,
  ...reviewAdminEndpoints,
  ...searchEndpoints,
  ...staffEndpoints,
  ...staffMemberEndpoints,
  ...keyEndpoints,
  ...adminBookingsEndpoints,
  ...phoneEndpoints,
  ...documentEndpoints,
  ...conversationEndpoints,
  ...detailEndpoints,
  ...productAdminEndpoints,
  ...adminEndpoints,
  ...setupEndpoints,
  ...messageAdminEndpoints,
  ...reportEndpoints,
  ...accountingEndpoints,
  ...stockAdminEndpoints,
  ...departureAdminEndpoints,
  ...editingEndpoints,
  ...hotelFileEndpoints,
  ...outgoingEndpoints,
  ...slotAdminEndpoints,
  ...roomCalendarEndpoints,
}

export type Api = typeof api
export type ApiName = keyof Api
export type ApiClient = Client<Api>

/**
 * All endpoints without the types of their own inputs and outputs, for code that treats them alike. Comparing those types
 * at each place doubled the time of the type check.
 */
export const endpoints: readonly AnyEndpoint[] = Object.values<AnyEndpoint>(api)

const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]))

/** The endpoint of a name that a caller sent. */
export function endpointNamed(name: string): AnyEndpoint | undefined {
  return byName.get(name)
}
