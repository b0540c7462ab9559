import { account } from './ar/account.ts'
import { booking } from './ar/booking.ts'
import { calendar } from './ar/calendar.ts'
import { cart } from './ar/cart.ts'
import { changes } from './ar/changes.ts'
import { channels } from './ar/channels.ts'
import { common } from './ar/common.ts'
import { content } from './ar/content.ts'
import { dates } from './ar/dates.ts'
import { audit } from './ar/audit.ts'
import { correspondence } from './ar/correspondence.ts'
import { people } from './ar/people.ts'
import { reports } from './ar/reports.ts'
import { messages } from './ar/messages.ts'
import { documents } from './ar/documents.ts'
import { ends } from './ar/ends.ts'
import { desk } from './ar/desk.ts'
import { errors } from './ar/errors.ts'
import { history } from './ar/history.ts'
import { hotel } from './ar/hotel.ts'
import { journeys } from './ar/journeys.ts'
import { journeydesk } from './ar/journeydesk.ts'
import { kit } from './ar/kit.ts'
import { fields } from './ar/fields.ts'
import { filters } from './ar/filters.ts'
import { exchange } from './ar/exchange.ts'
import { finding } from './ar/finding.ts'
import { handling } from './ar/handling.ts'
import { letters } from './ar/letters.ts'
import { licences } from './ar/licences.ts'
import { life } from './ar/life.ts'
import { pay } from './ar/pay.ts'
import { phone } from './ar/phone.ts'
import { profile } from './ar/profile.ts'
import { sandbox } from './ar/sandbox.ts'
import { reading } from './ar/reading.ts'
import { search } from './ar/search.ts'
import { services } from './ar/services.ts'
import { shell } from './ar/shell.ts'
import { slots } from './ar/slots.ts'
import { stays } from './ar/stays.ts'
import { voucher } from './ar/voucher.ts'
import { stock } from './ar/stock.ts'
import { catalogue } from './ar/catalogue.ts'
import { editing } from './ar/editing.ts'
import type { en } from './en.ts'
import type { Mismatched } from './icu-types.ts'

/** The Arabic texts by domain: a new file of `ar/` is added here and in `en.ts`. */
export const ar = {
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

/** Fails to compile, naming the keys, when an Arabic text asks for other arguments than the English one. */
export const parity: [Mismatched<typeof en, typeof ar>] extends [never]
  ? true
  : { different: Mismatched<typeof en, typeof ar> } = true
