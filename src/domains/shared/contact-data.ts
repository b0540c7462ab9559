import { latinDigits } from '#i18n/digits.ts'

/**
 * Replaces email addresses, links and phone numbers by asterisks, for text that everybody can read. A phone number has
 * nine digits in one shape, or eight after `+` or `00`. Dates of both calendars, years, rooms, scores, prices and booking
 * references stay. Takes time in proportion to the text, whatever it contains.
 */
export function hideContactData(text: string): string {
  const covered = text.replace(email, hidden).replace(spelledEmail, hidden).replace(link, hidden)
  const plain = latinDigits(covered)
    .replace(date, (match, ...parts: string[]) => (isDate(parts) ? mask(match) : match))
    .replace(decimal, mask)
  const parts: string[] = []
  let end = 0
  for (const { 0: run, index } of plain.matchAll(digitRun)) {
    const before = plain.slice(Math.max(0, index - 40), index)
    const after = plain.slice(index + run.length, index + run.length + 8)
    const skipped = phoneIn(run, before, after)
    if (skipped === null) continue
    parts.push(covered.slice(end, index + skipped), hidden)
    end = index + run.length
  }
  return parts.join('') + covered.slice(end)
}

const hidden = '***'
// Each begins where a run begins, so that no run is read from every one of its characters.
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+[@＠][\p{L}\p{N}.-]+\.\p{L}{2,}/gu
/** `amina (at) example.com`, `amina at example dot com` */
const spelledEmail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64} ?(?:[([{] ?at ?[)\]}] ?[\p{L}\p{N}-]{1,63} ?(?:\.|[([{] ?dot ?[)\]}])|at [\p{L}\p{N}-]{1,63} dot) ?\p{L}{2,}/giu
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+(?:(?:com|net|org|info|biz|app|shop|site|online|xyz|link|sa|ae)(?![\p{L}\p{N}-])(?:\/\S*)?|(?:me|ly|co|io|eg|kw|qa|bh|om|jo|ma|dz|tn|tr|pk|id|in|bd|ng|my|uk|us|de|fr|ru|to|gl|gg|cc|tv)\/\S+)/giu
const date = /(?<!\d[-./\p{Pd}]?)(\d{1,4})([-./\p{Pd} ])(\d{1,2})\2(\d{1,4})(?![-./\p{Pd}]?\d)/gu
const decimal = /(?<![\d.])(?:0|[1-9]\d{0,5})\.\d{1,2}(?!\.?\d)/gu
const digitRun = /(?<![\d+＋])(?:[+＋] ?)?\d(?:[\s()./_*·\p{Pd}]{0,2}\d)*/gu

const mask = (match: string) => match.replaceAll(/\d/g, 'x')

/** True for day, month and year in either order, of the Gregorian or the Hijri calendar; `01.03.26` is one, too. */
function isDate([a = '', separator, month = '', c = '']: string[]): boolean {
  const isUpTo = (part: string, max: number) => part.length < 3 && Number(part) >= 1 && Number(part) <= max
  const isYear = (part: string) => /^(?:1[345]|19|20)\d\d$/.test(part) || (/^\d\d$/.test(part) && separator !== ' ')
  return isUpTo(month, 12) && ((isYear(a) && isUpTo(c, 31)) || (isUpTo(a, 31) && isYear(c)))
}

/** Number of characters before the phone number in a run of digits; null if it has none. */
function phoneIn(run: string, before: string, after: string): number | null {
  if (!isPhone(run, before, after)) return null
  // The number of a room stands before the phone number of its guest.
  const [first = ''] = /^\d{1,5}[^\d+]+(?=[\d+])/.exec(run) ?? []
  return first !== '' && numbered.test(before) && isPhone(run.slice(first.length), '', after) ? first.length : 0
}

/** True if a run of digits is one phone number and not a list of rooms, years, scores or prices. */
function isPhone(run: string, before: string, after: string): boolean {
  const groups = run.match(/\d+/g) ?? []
  const digits = groups.join('')
  if (/^[+＋]/.test(run) || /^00[1-9]/.test(digits)) return digits.length >= 8
  if (digits.length < 9 || isSeries(groups) || isPeriod(run)) return false
  const isKnown = trunkOrGulfCode.test(digits) || saudiMobile.test(digits)
  if (groups.every(({ length }) => length === 1)) return isKnown && /[6-9]/.test(digits)
  if (trunkOrGulfCode.test(digits) || (groups.length === 1 && isKnown)) return true
  if (reference.test(before) || currencyBefore.test(before) || currencyAfter.test(after)) return false
  if (groups.length === 1) return !/0{5}$/.test(digits)
  if (numbered.test(before)) return groups.some(({ length }) => length > 8)
  const isList = groups.every(({ length }) => length < 3) || groups.every(({ length }) => length === 4)
  return !isList && !isPriceList(groups)
}

const trunkOrGulfCode = /^(?:0[1-9]|96[568]|97[134])/
const saudiMobile = /^5\d{8}$/
const currency =
  '(?:SAR|SR|USD|EUR|GBP|AED|KWD|BHD|OMR|QAR|JOD|EGP|TRY|PKR|INR|BDT|IDR|MYR|NGN|Rp|RM|Rs|riyals?|dinars?|dirhams?|ريال|دينار|درهم|جنيه|ليرة|روبية|ر\\.س|د\\.ك|[$€£﷼₺₹৳\u20c1])'
const currencyBefore = new RegExp(`${currency}\\.?\\s?$`, 'iu')
const currencyAfter = new RegExp(`^\\s?${currency}`, 'iu')
/** A booking reference: letters joined to its digits, or a word for it. */
const reference =
  /(?:(?<!\p{L})[A-Z]{1,5}-?|(?:booking|reservation|confirmation|reference|ref|order|invoice|voucher|ticket|حجز|الحجز|حجزي|المرجع|المرجعي|الطلب|الفاتورة|القسيمة|التذكرة)[\s.:#-]{0,3}(?:(?:number|no|nr|code|is|was|رقم|رقمه|هو)[\s.:#-]{0,3}){0,2})$/u
/** A word for what has numbers. */
const numbered =
  /(?:rooms?|suites?|floors?|gates?|bus|buses|lines?|flights?|غرفة|غرف|الغرفة|الغرف|جناح|طابق|الطابق|باب|أبواب|حافلة|الحافلات|رحلة)[\s.:#-]{0,3}(?:(?:numbers?|nos?|رقم|أرقام)[\s.:#-]{0,3})?$/iu

/** True for numbers of one length in even or small steps: rooms `101 102 105`, floors `101 201 301`, years; five that rise. */
function isSeries(groups: readonly string[]): boolean {
  const steps = groups.slice(1).map((group, i) => Number(group) - Number(groups[i]))
  const width = groups[0]?.length ?? 0
  const isEven = width > 2 && steps.every((step) => step === steps[0])
  const isSmall = steps.every((step) => step > 0 && step <= 10)
  const isRising = groups.length > 4 && steps.every((step) => step > 0) && groups[0]?.[0] !== '0'
  return isRising || (groups.length > 2 && groups.every(({ length }) => length === width) && (isEven || isSmall))
}

/** True for `10-15.12.2026`, `2026-12-10/2026-12-15`, and days without signs between their parts: `20261210-20270105`. */
function isPeriod(run: string): boolean {
  const [, day = '', ...last] = /^(\d{1,2})\p{Pd}(\d{1,2})([./-])(\d{1,2})\3(\d{4})$/u.exec(run) ?? []
  if (Number(day) >= 1 && Number(day) <= 31) return isDate(last)
  const days = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})[\s/\p{Pd}]{1,2}(\d{1,4})(\2)(\d{1,2})\2(\d{1,4})$/u.exec(run)
  if (days) return isDate(days.slice(1, 5)) && isDate(days.slice(5))
  return (run.match(/\d+/g) ?? []).every((group) => {
    const [, year = '', month = '', of = ''] = /^(\d{4})(\d\d)(\d\d)$/.exec(group) ?? []
    return isDate([year, '', month, of])
  })
}

/** True for round amounts, such as `500 550 600` and `10 000 000`. */
function isPriceList(groups: readonly string[]): boolean {
  const isMultiple = (of: number) => groups.every((group) => Number(group) % of === 0)
  if (groups.slice(1).every((group) => group === '000') && groups.length > 2) return true
  return isMultiple(50) || (isMultiple(5) && groups.length > 3)
}
