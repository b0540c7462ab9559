import { latinDigits } from '#i18n/digits.ts'
import { readDate } from '#i18n/typed-date.ts'

/**
 * Replaces email addresses, links, names on social networks and phone numbers by asterisks, for text that everybody can
 * read. A phone number has nine digits in one shape, however they are written, or eight after `+` or `00`, or seven after a
 * word for it. Dates of both calendars, years, times, rooms, scores, prices, booking references and numbers of documents
 * stay. Takes time in proportion to the text, whatever it contains.
 */
export function hideContactData(text: string): string {
  const covered = addresses.reduce((rest, address) => rest.replace(address, hidden), text)
  return hideRuns(hideRuns(covered, digitRun, phoneIn), spreadRun, spreadPhoneIn)
}

/** Hides runs of digits from the character on that `phoneAt` returns, unless that is null. */
function hideRuns(text: string, runs: RegExp, phoneAt: typeof phoneIn): string {
  const { plain, starts } = readable(text)
  const undated = plain
    .replace(date, (match, ...parts: string[]) => (isDate(parts) ? mask(match) : match))
    .replace(time, mask)
    .replace(decimal, mask)
  const parts: string[] = []
  let end = 0
  for (const { 0: run, index } of undated.matchAll(runs)) {
    const before = undated.slice(Math.max(0, index - 40), index)
    const after = undated.slice(index + run.length, index + run.length + 8)
    const skipped = phoneAt(run, before, after)
    if (skipped === null) continue
    parts.push(text.slice(end, starts[index + skipped]), hidden)
    end = starts[index + run.length] ?? text.length
  }
  return parts.join('') + text.slice(end)
}

/** The text as a reader understands it, with a digit for each word of one, and where each of its characters begins. */
function readable(text: string): { plain: string; starts: number[] } {
  const starts: number[] = []
  let plain = ''
  const add = (characters: string, index: number) => {
    for (let i = 0; i < characters.length; i++) starts.push(index)
    plain += characters
  }
  for (const { 0: found, 1: doubled, 2: word, 3: letter, index } of text.matchAll(units)) {
    const digit =
      word === undefined ? (letter === undefined ? null : '0') : digitWords.get(word.toLowerCase().replace(/ه$/, 'ة'))
    if (digit) add(digit.repeat(doubled === undefined ? 1 : /^d/i.test(doubled) ? 2 : 3), index)
    else if (!/\p{Cf}|\p{Default_Ignorable_Code_Point}|\u20e3/u.test(found)) {
      const latin = latinDigits(found.normalize('NFKC'))
      add(/^[\d.,+]+$/.test(latin) ? latin : found, index)
    }
  }
  return { plain, starts: [...starts, text.length] }
}

const digitWords = new Map(
  'zero oh صفر,one واحد واحدة,two اثنان اثنين,three ثلاثة,four أربعة اربعة,five خمسة,six ستة,seven سبعة,eight ثمانية,nine تسعة'
    .split(',')
    .flatMap((words, digit) => words.split(' ').map((word) => [word, String(digit)] as const)),
)
/** A word for a digit that stands alone or beside digits, a letter O as one, or any other character. */
const units = new RegExp(
  `(?<!\\p{L})(?:(double|triple)[\\s-]?)?(${[...digitWords.keys()].join('|').replaceAll('ة', '[ةه]')})(?!\\p{L})|(?<!\\p{L})(o)(?=[\\s-]?\\p{Nd})|[^]`,
  'giu',
)

const hidden = '***'
const at = '[@＠]|[([{] ?(?:@|at|ات) ?[)\\]}]'
const bracketedDot = '[([{] ?(?:\\.|dot) ?[)\\]}]'
const dot = `[.．,]|${bracketedDot}`
const local = '(?<![\\p{L}\\p{N}.%+-])[\\p{L}\\p{N}.%+-]{1,64}'
const host = '[\\p{L}\\p{N}-]{1,63}'
const topLevel = '(?:com|net|org|info|sa|ae|eg|uk|fr|de|tr|كوم)(?!\\p{L})'
const mailHosts = 'gmail|hotmail|yahoo|outlook|icloud|ymail|جيميل|هوتميل|ياهو|اوتلوك|أوتلوك'
const networks =
  'insta(?:gram)?|ig|snap(?:chat)?|telegram|tiktok|twitter|facebook|fb|skype|imo|سناب(?:شات)?|[اإ]نستا(?:جرام|قرام)?|ت[يل]ل?[يل]?[جغق]رام|تويتر|تيك توك|فيس ?بوك'
/** Each begins where a run begins, so that no run is read from every one of its characters. */
const addresses = [
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+ ?[@＠] ?[\p{L}\p{N}.-]+[.．]\p{L}{2,}/gu,
  // `amina (at) example.com`, `amina @ example . com`, `amina@gmail`, and in words: `amina at example dot com`
  new RegExp(`${local}[ _]?(?:${at})[ _]?(?:${host}[ _]?(?:${dot})[ _]?${topLevel}|(?:${mailHosts})(?!\\p{L}))`, 'giu'),
  new RegExp(
    `${local}[ _](?:at|arroba|ات)[ _]${host}[ _]?(?:(?<=[ _])(?:dot|دوت|نقطة)|${bracketedDot})[ _]?\\p{L}{2,}`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})\\p{L}+ على (?:${mailHosts}) (?:دوت|نقطة) كوم`, 'gu'),
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+(?:com|net|org|info|biz|app|shop|site|online|xyz|link|travel|deals|store|sa|ae)(?![\p{L}\p{N}-])(?:\/\S*)?/giu,
  /(?<![\p{L}\p{N}@.-])(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.)+[a-z]{2,5}\/[\w@+-]\S*/gu,
  /(?<![\p{L}\p{N}@.-])[\p{L}\p{N}-]{2,63} ?(?:[([{] ?(?:\.|dot) ?[)\]}]|(?<= )(?:dot|\.)(?= )) ?(?:com|net|org|info|sa|travel)(?!\p{L})/giu,
  /(?<![\p{L}\p{N}])[@＠][\p{L}_][\p{L}\p{N}_.]{1,29}/gu,
  new RegExp(`(?<=(?<!\\p{L})(?:${networks}) ?[:=] ?)[A-Za-z0-9][\\w.]{2,29}(?= ?(?:$|[\\n,;!،)]))`, 'giu'),
]
const date = /(?<!\d[-./\p{Pd}]?)(\d{1,4})([-./\p{Pd} ])(\d{1,2})\2(\d{1,4})(?![-./\p{Pd}]?\d)/gu
const time = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![\d:])/g
const decimal = /(?<![\d.])(?:0|[1-9]\d{0,5})\.\d{1,2}(?!\.?\d)/gu
const digitRun = /(?<![\d+])(?:(?:\+|plus) ?)?\d(?:[\s()./_*·\p{Pd}]{0,2}\d)*/gu
/** With the signs in between that lists have, too. */
const spreadRun = /(?<![\d+])\+?\d(?:[\s()./_*·,،|~=:;\p{Pd}]{0,3}\d)*/gu

const mask = (match: string) => match.replaceAll(/\d/g, 'x')

/** True for a day of either calendar, with its year in four digits between spaces. */
function isDate([a = '', separator = '', month = '', c = '']: string[]): boolean {
  const isShort = separator === ' ' && a.length < 3 && c.length < 3
  return !isShort && (['dmy', 'mdy'] as const).some((order) => readDate([a, month, c].join(separator), order))
}

/** Number of characters before the phone number in a run of digits; null if it has none. */
function phoneIn(run: string, before: string, after: string): number | null {
  if (!isPhone(run, before, after)) return joinedNumber.exec(run)?.index ?? null
  // The number of a room stands before the phone number of its guest.
  const [first = ''] = /^\d{1,5}[^\d+]+(?=[\d+])/.exec(run) ?? []
  return first !== '' && numbered.test(before) && isPhone(run.slice(first.length), '', after) ? first.length : 0
}

/** A phone number behind another number. */
const joinedNumber = /(?<=\D)(?:0[1-9]\d{7,9}|00\d{9,13}|9665\d{8}|0\d{1,2}[ -]\d{3}[ -]\d{4})(?!\d)/

/** Like `phoneIn`, for a whole number with a code in up to four groups, or in single digits. */
function spreadPhoneIn(run: string, before: string): number | null {
  const groups = run.match(/\d+/g) ?? []
  const isSingle = groups.every(({ length }) => length === 1)
  const hasCode = /^(?:(?:\+|00)[1-9]\d{8,13}|0[1-9]\d{8,9}|9665\d{8})$/.test(run.replaceAll(/[^\d+]/g, ''))
  const isShort = groups.length < 5 && groups.some(({ length }) => length > 2)
  return hasCode && (isSingle || isShort) && !isExcused(before) && !isSeries(groups) ? 0 : null
}

/** True if a run of digits is one phone number and not a list of rooms, years, scores or prices. */
function isPhone(run: string, before: string, after: string): boolean {
  const groups = run.match(/\d+/g) ?? []
  const digits = groups.join('')
  if (/^(?:\+|plus)/.test(run) || /^00[1-9]/.test(digits)) return digits.length >= 8
  if (isSeries(groups) || isPeriod(run)) return false
  if (digits.length < 16 && digits.length > 6 && phoneWord.test(before)) return true
  if (digits.length < 9 || (groups.length === 1 && digits.length > 13)) return false
  const isKnown = trunkOrGulfCode.test(digits) || saudiMobile.test(digits)
  if (groups.every(({ length }) => length === 1)) return isKnown && /[6-9]/.test(digits)
  // A ticket has thirteen digits.
  if (isExcused(before) && digits.length > 12) return false
  if (trunkOrGulfCode.test(digits) || (groups.length === 1 && isKnown)) return true
  if (isExcused(before) || currencyBefore.test(before) || currencyAfter.test(after)) return false
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
/** A booking reference, or a word for what has a long number. */
const isExcused = (before: string) => /(?<!\p{L})[A-Z]{1,5}-?$/u.test(before) || reference.test(before)
const reference =
  /(?<!\p{L})(?:booking|reservation|confirmation|reference|ref|order|invoice|voucher|ticket|pnr|id|visa|passport|iqama|zip|postal|postcode|cr|vat|licen[cs]e|permit|registration|(?:ال)?(?:حجز|مرجع|طلب|فاتورة|قسيمة|تذكرة|تأشيرة|جواز|هوية|[إا]قامة|ترخيص|سجل|تجاري|بريدي|ضريبي)|حجزي|المرجعي)[\s.:#-]{0,3}(?:(?:number|no|nr|code|id|is|was|رقم|رقمه|هو|التجاري)[\s.:#-]{0,3}){0,2}$/iu
/** A word for a phone number. */
const phoneWord =
  /(?<!\p{L})(?:whats ?app|tel|telephone|phone|mobile|call|واتس ?[اآ]?ب|(?:ال)?(?:جوال|هاتف|موبايل|تلفون)|جوالي|اتصل(?:وا)?|رقمي)[\s.:#/-]{0,3}(?:(?:me|us|number|no|is|on|at|رقم|على|هو)[\s.:#-]{0,3}){0,3}$/iu
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
  return (run.match(/\d+/g) ?? []).every((group) => /^(?:1[345]|19|20)\d{6}$/.test(group) && readDate(group, 'dmy'))
}

/** True for round amounts, such as `500 550 600` and `10 000 000`. */
function isPriceList(groups: readonly string[]): boolean {
  const isMultiple = (of: number) => groups.every((group) => Number(group) % of === 0)
  if (groups.slice(1).every((group) => group === '000') && groups.length > 2) return true
  return isMultiple(50) || (isMultiple(5) && groups.length > 3)
}
