import { typedText } from '#i18n/digits.ts'

/**
 * Reads a typed amount in minor units: `1,234.50`, `1.234,50`, `1234,50`, `١٬٢٣٤٫٥٠`, with or without a sign of the
 * currency. Undefined if it is no amount, is one of another currency, has too many decimals, or can be read in two ways:
 * `1.234` in riyals, `1,234` in a currency with three decimals.
 */
export function readAmount(text: string, currency: string, decimals: number): number | undefined {
  if (text.length > 100 || !/^[A-Z]{3}$/.test(currency)) return undefined
  const typed = typedText(text)
    .replaceAll(' ', '')
    .replaceAll('،', ',')
    .replace(/(?:\/[-=]|[.,]-)$/, '')
  const plain = withoutSign(typed, currency)
  const [, whole, fraction = ''] =
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(plain) ??
    /^(\d{1,3}(?:['’]\d{3})+)(?:[.,](\d+))?$/.exec(plain) ??
    /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(plain) ??
    /^(\d{1,3}(?:\.\d{3}){2,})$/.exec(plain) ??
    /^(\d+)(?:[.,](\d+))?$/.exec(plain) ??
    []
  if (whole === undefined || fraction.length > decimals) return undefined
  if (decimals === 3 && /^\d{1,3},\d{3}$/.test(plain)) return undefined
  const digits = whole.replaceAll(/\D/g, '')
  return digits.length > 7 ? undefined : Number(digits + fraction.padEnd(decimals, '0'))
}

/** What people write for a currency besides its code and its signs in the formats of both languages. */
const writtenSigns: Record<string, string> = {
  SAR: 'ر\\.?س|س\\.?ر|ريال(?:سعودي|ات|ا)?|ریال|(?:saudi)?riyals?|s\\.?r|\u20c1',
  AED: 'dhs?|د\\.?إ|درهم',
  KWD: 'k\\.?d|د\\.?ك|دينار',
  BHD: 'b\\.?d|د\\.?ب|دينار',
  OMR: 'r\\.?o|ر\\.?ع|ريال',
  QAR: 'q\\.?r|ر\\.?ق|ريال',
  EGP: 'l\\.?e|ج\\.?م|جنيه',
  TRY: 'tl',
}

/** An amount in lower case without the code or a sign of its currency before and after it. */
function withoutSign(amount: string, currency: string): string {
  const sign = signs.get(currency) ?? signsOf(currency)
  signs.set(currency, sign)
  return amount
    .toLowerCase()
    .replace(new RegExp(`^(?:${sign})(?:\\.(?=\\d{3}))?`), '')
    .replace(/(?:\/|per|ل|ال)?(?:night|ليل[ةه])$/, '')
    .replace(new RegExp(`(?:(?:${sign})\\.?)+$`), '')
}

/** The pattern of the signs of a currency, in lower case without spaces. */
const signs = new Map<string, string>()

function signsOf(currency: string): string {
  const shown = ['en', 'ar'].flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
    }),
  )
  const plain = [currency, ...shown].map((sign) =>
    sign
      .toLowerCase()
      .replaceAll(/[\s\p{Cf}]|\.(?=\p{Cf}*$)/gu, '')
      .replaceAll(/[.$]/g, '\\$&'),
  )
  return [...plain, writtenSigns[currency]].filter(Boolean).join('|')
}

/** A text in lower case without marks and spelling variants: `Min. stay`, `min_stay`, `MIN STAY` are equal. */
export function plainWords(text: string): string {
  return typedText(text)
    .toLowerCase()
    .replaceAll(/[\u064b-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What people write for yes and no in a list, and in a column that says what is closed. */
const answers = {
  yes: 'yes,y,true,on,1,x,×,√,✓,✔,☑,☒,✅,نعم,صح,صحيح',
  no: 'no,n,false,off,0,☐,لا,خطا',
  closed:
    'close,closed,stop,stopped,stop sell,stopsell,stop sale,stopsale,stop sales,stop sold,blocked,no sale,not for sale,not available,unavailable,not allowed,مغلق,مغلقه,مقفل,مقفله,موقوف,موقوفه,موقوف البيع,متوقف,متوقفه,اغلاق,ايقاف,ايقاف البيع,ممنوع,ممنوعه,غير متاح,غير متاحه,غير مسموح',
  open: 'open,opened,open for sale,free,available,allowed,مفتوح,مفتوحه,متاح,متاحه,مسموح',
}

function isAnswer(text: string, ...names: readonly (keyof typeof answers)[]): boolean {
  const plain = plainWords(text.replace(/^([01])\.0+$/, '$1')) || typedText(text)
  return names.some((name) => answers[name].split(',').includes(plain))
}

/** True for yes, a tick or a cross as people mark a list, in either language; undefined for a text that is none. */
export function readFlag(text: string): boolean | undefined {
  return isAnswer(text, 'yes') || (isAnswer(text, 'no') ? false : undefined)
}

/** Like `readFlag` in a column that says what is closed. */
export function readClosed(text: string): boolean | undefined {
  return isAnswer(text, 'yes', 'closed') || (isAnswer(text, 'no', 'open') ? false : undefined)
}

/** True for a tick. Beside ticks in a column, a cross says no; alone it marks what is meant. */
export const isTick = (text: string) => /^[√✓✔☑✅]$/u.test(typedText(text))
export const isCross = (text: string) => /^[x×✗✘✖❌☒]$/iu.test(typedText(text))
