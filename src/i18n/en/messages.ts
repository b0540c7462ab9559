import * as common from './site/common.ts'
import * as shell from './site/shell.ts'
import * as errors from './site/errors.ts'
import * as search from './site/search.ts'
import * as stays from './site/stays.ts'
import * as hotel from './site/hotel.ts'
import * as packages from './site/packages.ts'
import * as services from './site/services.ts'
import * as content from './site/content.ts'
import * as account from './account/account.ts'
import * as cart from './account/cart.ts'
import * as payment from './account/payment.ts'
import * as booking from './account/booking.ts'
import * as travellers from './account/travellers.ts'
import * as trips from './account/trips.ts'
import * as voucher from './account/voucher.ts'
import * as admin from './admin/admin.ts'
import * as adminbookings from './admin/adminbookings.ts'
import * as auditacts from './admin/auditacts.ts'
import * as auditfields from './admin/auditfields.ts'
import * as editing from './admin/editing.ts'
import * as catalogue from './admin/catalogue.ts'
import * as stock from './admin/stock.ts'
import * as hotelfile from './admin/hotelfile.ts'
import * as staff from './admin/staff.ts'
import * as emails from './server/emails.ts'
import * as defaults from './server/defaults.ts'
import * as linkedDates from './server/linked-dates.ts'

/**
 * The messages by bundle. The browser loads `site` with every public page, `account` for what follows a choice (cart,
 * checkout, bookings, accounts), `admin` in the admin; `server` never.
 */
export const messages = {
  site: { ...common, ...shell, ...errors, ...search, ...stays, ...hotel, ...packages, ...services, ...content },
  account: { ...account, ...cart, ...payment, ...booking, ...travellers, ...trips, ...voucher },
  admin: {
    ...admin,
    ...adminbookings,
    ...auditacts,
    ...auditfields,
    ...editing,
    ...catalogue,
    ...stock,
    ...hotelfile,
    ...staff,
  },
  server: { ...emails, ...defaults, ...linkedDates },
} as const

/** What the messages of every language contain; each file compares its texts with the English ones. */
export type Messages = {
  [Bundle in keyof typeof messages]: Record<keyof (typeof messages)[Bundle], Record<string, string>>
}
