import { account } from './ar/account.ts'
import { booking } from './ar/booking.ts'
import { calendar } from './ar/calendar.ts'
import { common } from './ar/common.ts'
import { content } from './ar/content.ts'
import { dates } from './ar/dates.ts'
import { errors } from './ar/errors.ts'
import { journeys } from './ar/journeys.ts'
import { kit } from './ar/kit.ts'
import { fields } from './ar/fields.ts'
import { letters } from './ar/letters.ts'
import { life } from './ar/life.ts'
import { profile } from './ar/profile.ts'
import { search } from './ar/search.ts'
import { services } from './ar/services.ts'
import { shell } from './ar/shell.ts'
import { stays } from './ar/stays.ts'
import type { en } from './en.ts'
import type { Mismatched } from './icu-types.ts'

/** The Arabic texts by domain: a new file of `ar/` is added here and in `en.ts`. */
export const ar = {
  account,
  booking,
  calendar,
  common,
  content,
  dates,
  errors,
  journeys,
  kit,
  fields,
  letters,
  life,
  profile,
  search,
  services,
  shell,
  stays,
} as const

/** Fails to compile, naming the keys, when an Arabic text asks for other arguments than the English one. */
export const parity: [Mismatched<typeof en, typeof ar>] extends [never]
  ? true
  : { different: Mismatched<typeof en, typeof ar> } = true
