import type { Client } from '#contract/endpoint.ts'
import { accountsEndpoints } from '#domains/accounts/contract.ts'
import { bookingsEndpoints } from '#domains/bookings/contract.ts'
import { orderEndpoints } from '#domains/bookings/order-contract.ts'
import { documentEndpoints } from '#domains/bookings/document-contract.ts'
import { deskBookingsEndpoints } from '#domains/bookings/desk-contract.ts'
import { journeyDeskEndpoints } from '#domains/bookings/journey-desk-contract.ts'
import { payLinkEndpoints } from '#domains/bookings/pay-link-contract.ts'
import { phoneEndpoints } from '#domains/bookings/phone-contract.ts'
import { paymentEndpoints } from '#domains/bookings/payment-contract.ts'
import { voucherEndpoints } from '#domains/bookings/voucher-contract.ts'
import { cartEndpoints } from '#domains/cart/contract.ts'
import { contentEndpoints } from '#domains/content/contract.ts'
import { contactEndpoints } from '#domains/messages/contact-contract.ts'
import { deskEndpoints } from '#domains/desk/contract.ts'
import { editingEndpoints } from '#domains/editing/contract.ts'
import { messageDeskEndpoints } from '#domains/desk/message-contract.ts'
import { reportEndpoints } from '#domains/desk/report-contract.ts'
import { outgoingEndpoints } from '#domains/editing/outgoing-contract.ts'
import { departureDeskEndpoints } from '#domains/packages/desk-contract.ts'
import { packagesEndpoints } from '#domains/packages/contract.ts'
import { placesEndpoints } from '#domains/places/contract.ts'
import { searchEndpoints } from '#domains/search/contract.ts'
import { servicesEndpoints } from '#domains/services/contract.ts'
import { roomCalendarEndpoints } from '#domains/stays/calendar-contract.ts'
import { slotDeskEndpoints } from '#domains/services/desk-contract.ts'
import { staffEndpoints } from '#domains/staff/contract.ts'
import { keyEndpoints } from '#domains/staff/key-contract.ts'
import { staffPeopleEndpoints } from '#domains/staff/people-contract.ts'
import { stockDeskEndpoints } from '#domains/stays/desk-contract.ts'
import { staysEndpoints } from '#domains/stays/contract.ts'

/**
 * The whole API, version 1. The Hono routes, the in-process caller, the browser client, the test
 * client and the OpenAPI document all come from this one declaration.
 */
export const api = {
  ...contentEndpoints,
  ...contactEndpoints,
  ...placesEndpoints,
  ...staysEndpoints,
  ...packagesEndpoints,
  ...servicesEndpoints,
  ...accountsEndpoints,
  ...cartEndpoints,
  ...bookingsEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...payLinkEndpoints,
  ...voucherEndpoints,
  ...searchEndpoints,
  ...staffEndpoints,
  ...staffPeopleEndpoints,
  ...keyEndpoints,
  ...deskBookingsEndpoints,
  ...phoneEndpoints,
  ...documentEndpoints,
  ...journeyDeskEndpoints,
  ...deskEndpoints,
  ...messageDeskEndpoints,
  ...reportEndpoints,
  ...stockDeskEndpoints,
  ...departureDeskEndpoints,
  ...editingEndpoints,
  ...outgoingEndpoints,
  ...slotDeskEndpoints,
  ...roomCalendarEndpoints,
}

export type Api = typeof api
export type ApiName = keyof Api
export type ApiClient = Client<Api>
