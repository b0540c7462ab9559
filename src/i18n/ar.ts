import { account } from './ar/account.ts'
import { accountmenu } from './ar/accountmenu.ts'
import { birth } from './ar/birth.ts'
import { booking } from './ar/booking.ts'
import { brand } from './ar/brand.ts'
import { calendar } from './ar/calendar.ts'
import { cart } from './ar/cart.ts'
import { own } from './ar/own.ts'
import { changes } from './ar/changes.ts'
import { channels } from './ar/channels.ts'
import { common } from './ar/common.ts'
import { companions } from './ar/companions.ts'
import { content } from './ar/content.ts'
import { conversation } from './ar/conversation.ts'
import { dates } from './ar/dates.ts'
import { audit } from './ar/audit.ts'
import { correspondence } from './ar/correspondence.ts'
import { people } from './ar/people.ts'
import { rate } from './ar/rate.ts'
import { recent } from './ar/recent.ts'
import { reports } from './ar/reports.ts'
import { reviewdesk } from './ar/reviewdesk.ts'
import { reviews } from './ar/reviews.ts'
import { setup } from './ar/setup.ts'
import { checklist } from './ar/checklist.ts'
import { company } from './ar/company.ts'
import { lookup } from './ar/lookup.ts'
import { manifest } from './ar/manifest.ts'
import { map } from './ar/map.ts'
import { twocities } from './ar/twocities.ts'
import { messages } from './ar/messages.ts'
import { details } from './ar/details.ts'
import { documents } from './ar/documents.ts'
import { ends } from './ar/ends.ts'
import { desk } from './ar/desk.ts'
import { errors } from './ar/errors.ts'
import { history } from './ar/history.ts'
import { hotel } from './ar/hotel.ts'
import { hotelfile } from './ar/hotelfile.ts'
import { hotelsheets } from './ar/hotelsheets.ts'
import { invoice } from './ar/invoice.ts'
import { journeys } from './ar/journeys.ts'
import { journeydesk } from './ar/journeydesk.ts'
import { kit } from './ar/kit.ts'
import { fields } from './ar/fields.ts'
import { filters } from './ar/filters.ts'
import { exchange } from './ar/exchange.ts'
import { finding } from './ar/finding.ts'
import { handling } from './ar/handling.ts'
import { late } from './ar/late.ts'
import { letters } from './ar/letters.ts'
import { licences } from './ar/licences.ts'
import { life } from './ar/life.ts'
import { pay } from './ar/pay.ts'
import { renewal } from './ar/renewal.ts'
import { trip } from './ar/trip.ts'
import { transfers } from './ar/transfers.ts'
import { instead } from './ar/instead.ts'
import { trips } from './ar/trips.ts'
import { travellers } from './ar/travellers.ts'
import { tries } from './ar/tries.ts'
import { phone } from './ar/phone.ts'
import { naming } from './ar/naming.ts'
import { photos } from './ar/photos.ts'
import { profile } from './ar/profile.ts'
import { sandbox } from './ar/sandbox.ts'
import { proof } from './ar/proof.ts'
import { reading } from './ar/reading.ts'
import { savedstays } from './ar/savedstays.ts'
import { search } from './ar/search.ts'
import { series } from './ar/series.ts'
import { services } from './ar/services.ts'
import { shell } from './ar/shell.ts'
import { slots } from './ar/slots.ts'
import { soon } from './ar/soon.ts'
import { slotseries } from './ar/slotseries.ts'
import { stays } from './ar/stays.ts'
import { undo } from './ar/undo.ts'
import { voice } from './ar/voice.ts'
import { voucher } from './ar/voucher.ts'
import { stock } from './ar/stock.ts'
import { stockfile } from './ar/stockfile.ts'
import { catalogue } from './ar/catalogue.ts'
import { drafts } from './ar/drafts.ts'
import { itemlist } from './ar/itemlist.ts'
import { revisions } from './ar/revisions.ts'
import { editing } from './ar/editing.ts'
import type { en } from './en.ts'
import type { Mismatched } from './icu-types.ts'

/** The Arabic messages by namespace: a new file of `ar/` is added here and in `en.ts`. */
export const ar = {
  account,
  accountmenu,
  audit,
  birth,
  booking,
  brand,
  calendar,
  cart,
  catalogue,
  own,
  changes,
  channels,
  checklist,
  common,
  company,
  companions,
  content,
  conversation,
  correspondence,
  dates,
  desk,
  details,
  documents,
  drafts,
  itemlist,
  revisions,
  editing,
  ends,
  errors,
  exchange,
  fields,
  filters,
  finding,
  handling,
  history,
  hotel,
  hotelfile,
  hotelsheets,
  journeydesk,
  invoice,
  journeys,
  kit,
  late,
  letters,
  licences,
  life,
  lookup,
  manifest,
  map,
  twocities,
  messages,
  naming,
  pay,
  people,
  phone,
  photos,
  profile,
  proof,
  rate,
  recent,
  reading,
  renewal,
  reports,
  reviewdesk,
  reviews,
  sandbox,
  savedstays,
  search,
  series,
  services,
  setup,
  shell,
  slots,
  slotseries,
  soon,
  stays,
  stock,
  stockfile,
  travellers,
  tries,
  trip,
  transfers,
  instead,
  trips,
  undo,
  voice,
  voucher,
} as const

/** Fails to compile and names the keys when an Arabic message takes other arguments than the English one. */
export const parity: [Mismatched<typeof en, typeof ar>] extends [never]
  ? true
  : { different: Mismatched<typeof en, typeof ar> } = true
