import { account } from './en/account.ts'
import { accountmenu } from './en/accountmenu.ts'
import { birth } from './en/birth.ts'
import { booking } from './en/booking.ts'
import { brand } from './en/brand.ts'
import { calendar } from './en/calendar.ts'
import { cart } from './en/cart.ts'
import { own } from './en/own.ts'
import { changes } from './en/changes.ts'
import { channels } from './en/channels.ts'
import { common } from './en/common.ts'
import { companions } from './en/companions.ts'
import { content } from './en/content.ts'
import { conversation } from './en/conversation.ts'
import { dates } from './en/dates.ts'
import { audit } from './en/audit.ts'
import { correspondence } from './en/correspondence.ts'
import { people } from './en/people.ts'
import { rate } from './en/rate.ts'
import { recent } from './en/recent.ts'
import { reports } from './en/reports.ts'
import { reviewdesk } from './en/reviewdesk.ts'
import { reviews } from './en/reviews.ts'
import { setup } from './en/setup.ts'
import { checklist } from './en/checklist.ts'
import { company } from './en/company.ts'
import { lookup } from './en/lookup.ts'
import { manifest } from './en/manifest.ts'
import { map } from './en/map.ts'
import { twocities } from './en/twocities.ts'
import { messages } from './en/messages.ts'
import { details } from './en/details.ts'
import { documents } from './en/documents.ts'
import { ends } from './en/ends.ts'
import { desk } from './en/desk.ts'
import { errors } from './en/errors.ts'
import { history } from './en/history.ts'
import { hotel } from './en/hotel.ts'
import { hotelfile } from './en/hotelfile.ts'
import { hotelsheets } from './en/hotelsheets.ts'
import { invoice } from './en/invoice.ts'
import { journeys } from './en/journeys.ts'
import { journeydesk } from './en/journeydesk.ts'
import { kit } from './en/kit.ts'
import { fields } from './en/fields.ts'
import { filters } from './en/filters.ts'
import { exchange } from './en/exchange.ts'
import { finding } from './en/finding.ts'
import { handling } from './en/handling.ts'
import { late } from './en/late.ts'
import { letters } from './en/letters.ts'
import { licences } from './en/licences.ts'
import { life } from './en/life.ts'
import { pay } from './en/pay.ts'
import { renewal } from './en/renewal.ts'
import { trip } from './en/trip.ts'
import { transfers } from './en/transfers.ts'
import { instead } from './en/instead.ts'
import { trips } from './en/trips.ts'
import { travellers } from './en/travellers.ts'
import { tries } from './en/tries.ts'
import { phone } from './en/phone.ts'
import { naming } from './en/naming.ts'
import { photos } from './en/photos.ts'
import { profile } from './en/profile.ts'
import { sandbox } from './en/sandbox.ts'
import { proof } from './en/proof.ts'
import { reading } from './en/reading.ts'
import { savedstays } from './en/savedstays.ts'
import { search } from './en/search.ts'
import { series } from './en/series.ts'
import { services } from './en/services.ts'
import { shell } from './en/shell.ts'
import { slots } from './en/slots.ts'
import { soon } from './en/soon.ts'
import { slotseries } from './en/slotseries.ts'
import { stays } from './en/stays.ts'
import { undo } from './en/undo.ts'
import { voice } from './en/voice.ts'
import { voucher } from './en/voucher.ts'
import { stock } from './en/stock.ts'
import { stockfile } from './en/stockfile.ts'
import { catalogue } from './en/catalogue.ts'
import { drafts } from './en/drafts.ts'
import { itemlist } from './en/itemlist.ts'
import { revisions } from './en/revisions.ts'
import { editing } from './en/editing.ts'

/** The English messages by namespace: a new file of `en/` is added here and in `ar.ts`. */
export const en = {
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
