import { account } from './en/account.ts'
import { accountmenu } from './en/accountmenu.ts'
import { admin } from './en/admin.ts'
import { adminbookings } from './en/adminbookings.ts'
import { admingifts } from './en/admingifts.ts'
import { adminpackages } from './en/adminpackages.ts'
import { adminreviews } from './en/adminreviews.ts'
import { articles } from './en/articles.ts'
import { audit } from './en/audit.ts'
import { birth } from './en/birth.ts'
import { booking } from './en/booking.ts'
import { bookingchange } from './en/bookingchange.ts'
import { bookingstatus } from './en/bookingstatus.ts'
import { brand } from './en/brand.ts'
import { calendar } from './en/calendar.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { channels } from './en/channels.ts'
import { checklist } from './en/checklist.ts'
import { common } from './en/common.ts'
import { companions } from './en/companions.ts'
import { company } from './en/company.ts'
import { content } from './en/content.ts'
import { conversation } from './en/conversation.ts'
import { dates } from './en/dates.ts'
import { details } from './en/details.ts'
import { documents } from './en/documents.ts'
import { drafts } from './en/drafts.ts'
import { editing } from './en/editing.ts'
import { editornames } from './en/editornames.ts'
import { einvoicing } from './en/einvoicing.ts'
import { emails } from './en/emails.ts'
import { emptypages } from './en/emptypages.ts'
import { errorpages } from './en/errorpages.ts'
import { errors } from './en/errors.ts'
import { exchange } from './en/exchange.ts'
import { fields } from './en/fields.ts'
import { filters } from './en/filters.ts'
import { findbooking } from './en/findbooking.ts'
import { history } from './en/history.ts'
import { giftcards } from './en/giftcards.ts'
import { hotel } from './en/hotel.ts'
import { hotelfile } from './en/hotelfile.ts'
import { hotelsheets } from './en/hotelsheets.ts'
import { hotelemails } from './en/hotelemails.ts'
import { hotelrequest } from './en/hotelrequest.ts'
import { instead } from './en/instead.ts'
import { invoice } from './en/invoice.ts'
import { itemlist } from './en/itemlist.ts'
import { kit } from './en/kit.ts'
import { latework } from './en/latework.ts'
import { licences } from './en/licences.ts'
import { linkrenewal } from './en/linkrenewal.ts'
import { manifest } from './en/manifest.ts'
import { map } from './en/map.ts'
import { messages } from './en/messages.ts'
import { missingdetails } from './en/missingdetails.ts'
import { offers } from './en/offers.ts'
import { packagelist } from './en/packagelist.ts'
import { packagerooms } from './en/packagerooms.ts'
import { packages } from './en/packages.ts'
import { pagetitles } from './en/pagetitles.ts'
import { pay } from './en/pay.ts'
import { paymentchange } from './en/paymentchange.ts'
import { paymentplace } from './en/paymentplace.ts'
import { phone } from './en/phone.ts'
import { photos } from './en/photos.ts'
import { productcheckout } from './en/productcheckout.ts'
import { profile } from './en/profile.ts'
import { providers } from './en/providers.ts'
import { providertexts } from './en/providertexts.ts'
import { rate } from './en/rate.ts'
import { recent } from './en/recent.ts'
import { reports } from './en/reports.ts'
import { refill } from './en/refill.ts'
import { reviews } from './en/reviews.ts'
import { revisions } from './en/revisions.ts'
import { sandbox } from './en/sandbox.ts'
import { savedstays } from './en/savedstays.ts'
import { search } from './en/search.ts'
import { series } from './en/series.ts'
import { services } from './en/services.ts'
import { setup } from './en/setup.ts'
import { shell } from './en/shell.ts'
import { signinlimits } from './en/signinlimits.ts'
import { sitesearch } from './en/sitesearch.ts'
import { notices } from './en/notices.ts'
import { slots } from './en/slots.ts'
import { slotseries } from './en/slotseries.ts'
import { staff } from './en/staff.ts'
import { staffemails } from './en/staffemails.ts'
import { stays } from './en/stays.ts'
import { stepup } from './en/stepup.ts'
import { stock } from './en/stock.ts'
import { stockfile } from './en/stockfile.ts'
import { transfers } from './en/transfers.ts'
import { travellers } from './en/travellers.ts'
import { trip } from './en/trip.ts'
import { trips } from './en/trips.ts'
import { twocities } from './en/twocities.ts'
import { undo } from './en/undo.ts'
import { vehicles } from './en/vehicles.ts'
import { voucher } from './en/voucher.ts'

/** The English messages by namespace: a new file of `en/` is added here and in `ar.ts`. */
export const en = {
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
