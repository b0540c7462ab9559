import type { Api } from '#contract/api.ts'
import { accountsHandlers } from '#domains/accounts/handlers.server.ts'
import { documentHandlers } from '#domains/bookings/document-handlers.server.ts'
import { deskBookingsHandlers } from '#domains/bookings/desk-handlers.server.ts'
import { bookingsHandlers } from '#domains/bookings/handlers.server.ts'
import { orderHandlers } from '#domains/bookings/order-handlers.server.ts'
import { journeyDeskHandlers } from '#domains/bookings/journey-desk-handlers.server.ts'
import { payLinkHandlers } from '#domains/bookings/pay-link-handlers.server.ts'
import { phoneHandlers } from '#domains/bookings/phone-handlers.server.ts'
import { paymentHandlers } from '#domains/bookings/payment-handlers.server.ts'
import { voucherHandlers } from '#domains/bookings/voucher-handlers.server.ts'
import { cartHandlers } from '#domains/cart/handlers.server.ts'
import { contentHandlers } from '#domains/content/handlers.server.ts'
import { contactHandlers } from '#domains/messages/contact-handlers.server.ts'
import type { Handlers } from '#domains/context.ts'
import { deskHandlers } from '#domains/desk/handlers.server.ts'
import { editingHandlers } from '#domains/editing/handlers.server.ts'
import { messageDeskHandlers } from '#domains/desk/message-handlers.server.ts'
import { reportHandlers } from '#domains/desk/report-handlers.server.ts'
import { outgoingHandlers } from '#domains/editing/outgoing-handlers.server.ts'
import { departureDeskHandlers } from '#domains/packages/desk-handlers.server.ts'
import { packagesHandlers } from '#domains/packages/handlers.server.ts'
import { placesHandlers } from '#domains/places/handlers.server.ts'
import { searchHandlers } from '#domains/search/handlers.server.ts'
import { servicesHandlers } from '#domains/services/handlers.server.ts'
import { roomCalendarHandlers } from '#domains/stays/calendar-handlers.server.ts'
import { slotDeskHandlers } from '#domains/services/desk-handlers.server.ts'
import { staffHandlers } from '#domains/staff/handlers.server.ts'
import { keyHandlers } from '#domains/staff/key-handlers.server.ts'
import { staffPeopleHandlers } from '#domains/staff/people-handlers.server.ts'
import { stockDeskHandlers } from '#domains/stays/desk-handlers.server.ts'
import { staysHandlers } from '#domains/stays/handlers.server.ts'

/** Who answers each endpoint; a missing one is a compile error. */
export const handlers: Handlers<Api> = {
  ...contentHandlers,
  ...contactHandlers,
  ...placesHandlers,
  ...staysHandlers,
  ...packagesHandlers,
  ...servicesHandlers,
  ...accountsHandlers,
  ...cartHandlers,
  ...bookingsHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...payLinkHandlers,
  ...voucherHandlers,
  ...searchHandlers,
  ...staffHandlers,
  ...staffPeopleHandlers,
  ...keyHandlers,
  ...deskBookingsHandlers,
  ...phoneHandlers,
  ...documentHandlers,
  ...journeyDeskHandlers,
  ...deskHandlers,
  ...messageDeskHandlers,
  ...reportHandlers,
  ...stockDeskHandlers,
  ...departureDeskHandlers,
  ...editingHandlers,
  ...outgoingHandlers,
  ...slotDeskHandlers,
  ...roomCalendarHandlers,
}
