import { account } from './en/account.ts'
import { booking } from './en/booking.ts'
import { calendar } from './en/calendar.ts'
import { cart } from './en/cart.ts'
import { changes } from './en/changes.ts'
import { channels } from './en/channels.ts'
import { common } from './en/common.ts'
import { content } from './en/content.ts'
import { dates } from './en/dates.ts'
import { audit } from './en/audit.ts'
import { correspondence } from './en/correspondence.ts'
import { people } from './en/people.ts'
import { reports } from './en/reports.ts'
import { messages } from './en/messages.ts'
import { documents } from './en/documents.ts'
import { ends } from './en/ends.ts'
import { desk } from './en/desk.ts'
import { errors } from './en/errors.ts'
import { history } from './en/history.ts'
import { hotel } from './en/hotel.ts'
import { journeys } from './en/journeys.ts'
import { journeydesk } from './en/journeydesk.ts'
import { kit } from './en/kit.ts'
import { fields } from './en/fields.ts'
import { filters } from './en/filters.ts'
import { exchange } from './en/exchange.ts'
import { finding } from './en/finding.ts'
import { handling } from './en/handling.ts'
import { letters } from './en/letters.ts'
import { licences } from './en/licences.ts'
import { life } from './en/life.ts'
import { pay } from './en/pay.ts'
import { phone } from './en/phone.ts'
import { profile } from './en/profile.ts'
import { sandbox } from './en/sandbox.ts'
import { reading } from './en/reading.ts'
import { search } from './en/search.ts'
import { services } from './en/services.ts'
import { shell } from './en/shell.ts'
import { slots } from './en/slots.ts'
import { stays } from './en/stays.ts'
import { voucher } from './en/voucher.ts'
import { stock } from './en/stock.ts'
import { catalogue } from './en/catalogue.ts'
import { editing } from './en/editing.ts'

/** The English texts by domain: a new file of `en/` is added here and in `ar.ts`. */
export const en = {
  account,
  booking,
  calendar,
  cart,
  changes,
  channels,
  common,
  content,
  dates,
  documents,
  ends,
  desk,
  audit,
  correspondence,
  people,
  reports,
  messages,
  errors,
  history,
  hotel,
  journeydesk,
  journeys,
  kit,
  fields,
  filters,
  exchange,
  finding,
  handling,
  letters,
  licences,
  life,
  pay,
  phone,
  profile,
  sandbox,
  reading,
  search,
  services,
  shell,
  slots,
  stays,
  voucher,
  stock,
  catalogue,
  editing,
} as const
