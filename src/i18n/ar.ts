import { account } from './ar/account.ts'
import { accountmenu } from './ar/accountmenu.ts'
import { admin } from './ar/admin.ts'
import { adminbookings } from './ar/adminbookings.ts'
import { admingifts } from './ar/admingifts.ts'
import { adminpackages } from './ar/adminpackages.ts'
import { adminreviews } from './ar/adminreviews.ts'
import { articles } from './ar/articles.ts'
import { audit } from './ar/audit.ts'
import { birth } from './ar/birth.ts'
import { booking } from './ar/booking.ts'
import { bookingchange } from './ar/bookingchange.ts'
import { bookingstatus } from './ar/bookingstatus.ts'
import { brand } from './ar/brand.ts'
import { calendar } from './ar/calendar.ts'
import { cart } from './ar/cart.ts'
import { catalogue } from './ar/catalogue.ts'
import { channels } from './ar/channels.ts'
import { checklist } from './ar/checklist.ts'
import { common } from './ar/common.ts'
import { companions } from './ar/companions.ts'
import { company } from './ar/company.ts'
import { content } from './ar/content.ts'
import { conversation } from './ar/conversation.ts'
import { dates } from './ar/dates.ts'
import { details } from './ar/details.ts'
import { documents } from './ar/documents.ts'
import { drafts } from './ar/drafts.ts'
import { editing } from './ar/editing.ts'
import { editornames } from './ar/editornames.ts'
import { einvoicing } from './ar/einvoicing.ts'
import { emails } from './ar/emails.ts'
import { emptypages } from './ar/emptypages.ts'
import { errorpages } from './ar/errorpages.ts'
import { errors } from './ar/errors.ts'
import { exchange } from './ar/exchange.ts'
import { fields } from './ar/fields.ts'
import { filters } from './ar/filters.ts'
import { findbooking } from './ar/findbooking.ts'
import { history } from './ar/history.ts'
import { giftcards } from './ar/giftcards.ts'
import { hotel } from './ar/hotel.ts'
import { hotelfile } from './ar/hotelfile.ts'
import { hotelsheets } from './ar/hotelsheets.ts'
import { hotelemails } from './ar/hotelemails.ts'
import { hotelrequest } from './ar/hotelrequest.ts'
import { instead } from './ar/instead.ts'
import { invoice } from './ar/invoice.ts'
import { itemlist } from './ar/itemlist.ts'
import { kit } from './ar/kit.ts'
import { latework } from './ar/latework.ts'
import { licences } from './ar/licences.ts'
import { linkrenewal } from './ar/linkrenewal.ts'
import { manifest } from './ar/manifest.ts'
import { map } from './ar/map.ts'
import { messages } from './ar/messages.ts'
import { missingdetails } from './ar/missingdetails.ts'
import { offers } from './ar/offers.ts'
import { packagelist } from './ar/packagelist.ts'
import { packagerooms } from './ar/packagerooms.ts'
import { packages } from './ar/packages.ts'
import { pagetitles } from './ar/pagetitles.ts'
import { pay } from './ar/pay.ts'
import { paymentchange } from './ar/paymentchange.ts'
import { paymentplace } from './ar/paymentplace.ts'
import { phone } from './ar/phone.ts'
import { photos } from './ar/photos.ts'
import { productcheckout } from './ar/productcheckout.ts'
import { profile } from './ar/profile.ts'
import { providers } from './ar/providers.ts'
import { providertexts } from './ar/providertexts.ts'
import { rate } from './ar/rate.ts'
import { recent } from './ar/recent.ts'
import { reports } from './ar/reports.ts'
import { refill } from './ar/refill.ts'
import { reviews } from './ar/reviews.ts'
import { revisions } from './ar/revisions.ts'
import { sandbox } from './ar/sandbox.ts'
import { savedstays } from './ar/savedstays.ts'
import { search } from './ar/search.ts'
import { series } from './ar/series.ts'
import { services } from './ar/services.ts'
import { setup } from './ar/setup.ts'
import { shell } from './ar/shell.ts'
import { signinlimits } from './ar/signinlimits.ts'
import { sitesearch } from './ar/sitesearch.ts'
import { notices } from './ar/notices.ts'
import { slots } from './ar/slots.ts'
import { slotseries } from './ar/slotseries.ts'
import { staff } from './ar/staff.ts'
import { staffemails } from './ar/staffemails.ts'
import { stays } from './ar/stays.ts'
import { stepup } from './ar/stepup.ts'
import { stock } from './ar/stock.ts'
import { stockfile } from './ar/stockfile.ts'
import { transfers } from './ar/transfers.ts'
import { travellers } from './ar/travellers.ts'
import { trip } from './ar/trip.ts'
import { trips } from './ar/trips.ts'
import { twocities } from './ar/twocities.ts'
import { undo } from './ar/undo.ts'
import { vehicles } from './ar/vehicles.ts'
import { voucher } from './ar/voucher.ts'

/** The Arabic messages by namespace: a new file of `ar/` is added here and in `en.ts`. */
export const ar = {
  account,
  accountmenu,
  admin,
  adminbookings,
  admingifts,
  adminpackages,
  adminreviews,
  articles,
  audit,
  birth,
  booking,
  bookingchange,
  bookingstatus,
  brand,
  calendar,
  cart,
  catalogue,
  channels,
  checklist,
  common,
  companions,
  company,
  content,
  conversation,
  dates,
  details,
  documents,
  drafts,
  editing,
  editornames,
  einvoicing,
  emails,
  emptypages,
  errorpages,
  errors,
  exchange,
  fields,
  filters,
  findbooking,
  history,
  giftcards,
  hotel,
  hotelfile,
  hotelsheets,
  hotelemails,
  hotelrequest,
  instead,
  invoice,
  itemlist,
  kit,
  latework,
  licences,
  linkrenewal,
  manifest,
  map,
  messages,
  missingdetails,
  offers,
  packagelist,
  packagerooms,
  packages,
  pagetitles,
  pay,
  paymentchange,
  paymentplace,
  phone,
  photos,
  productcheckout,
  profile,
  providers,
  providertexts,
  rate,
  recent,
  reports,
  refill,
  reviews,
  revisions,
  sandbox,
  savedstays,
  search,
  series,
  services,
  setup,
  shell,
  signinlimits,
  sitesearch,
  notices,
  slots,
  slotseries,
  staff,
  staffemails,
  stays,
  stepup,
  stock,
  stockfile,
  transfers,
  travellers,
  trip,
  trips,
  twocities,
  undo,
  vehicles,
  voucher,
} as const
