import { typedText } from '#i18n/digits.ts'

/**
 * Reads a typed amount in minor units: `1,234.50`, `1.234,50`, `1234,50`, `١٬٢٣٤٫٥٠`, with or without a sign of the
 * currency. Undefined if it is no amount, is one of another currency, has too many decimals, or can be read in two ways:
 * `1.234` in riyals, `1,234` in a currency with three decimals.
 */
export function readAmount(text: string, currency: string, decimals: number): number | undefined {
  const typed = typedText(text)
    .replaceAll(' ', '')
    .replaceAll('،', ',')
    .replace(/(?:\/-|\.-)$/, '')
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

const riyalSigns = ['ر.س', 'رس', 'ريالسعودي', 'ريالا', 'ريال', 'riyals', 'riyal', 'sr', 's.r', 'ریال', '\u20c1']

/** Known signs by currency, in lower case. */
const signs = new Map<string, string[]>()

/** An amount in lower case without the code or a sign of its currency before or after it. */
function withoutSign(amount: string, currency: string): string {
  const text = amount.toLowerCase()
  const known = signs.get(currency) ?? signsOf(currency)
  signs.set(currency, known)
  const longest = (found: string[]) => Math.max(0, ...found.map((sign) => sign.length))
  const before = longest(known.filter((sign) => text.startsWith(sign)))
  if (before > 0) return text.slice(before).replace(/^\.(?=\d{3,})/, '')
  const ended = text.replace(/\.$/, '')
  const after = longest(known.filter((sign) => ended.endsWith(sign)))
  return after > 0 ? ended.slice(0, -after) : text
}

function signsOf(currency: string): string[] {
  const shown = ['en', 'ar'].flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
    }),
  )
  return [currency, ...shown, ...(currency === 'SAR' ? riyalSigns : [])].map((sign) =>
    sign
      .toLowerCase()
      .replaceAll(/[\s\p{Cf}]/gu, '')
      .replace(/\.$/, ''),
  )
}

/** True for yes, a tick or a cross as people mark a list, in either language; undefined for a text that is none. */
export function readFlag(text: string): boolean | undefined {
  const plain = text.trim().toLowerCase()
  if (/^(?:yes|y|true|on|1|x|×|✓|✔|☑|☒|✅|نعم|صح|صحيح)$/u.test(plain)) return true
  return /^(?:no|n|false|off|0|☐|لا|خطأ|خطا)$/u.test(plain) ? false : undefined
}

/** Like `readFlag` in a column that says what is closed. */
export function readClosed(text: string): boolean | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\u064b-\u0652]/g, '')
  if (
    /^(?:closed?|stop(?:[ -]?s(?:ell|ale|old))?|not allowed|مغلقة?|مغلقه|مقفلة?|موقوفة?|متوقفة?|ممنوعة?|غير مسموح)$/u.test(
      plain,
    )
  )
    return true
  if (/^(?:open(?:ed)?|available|allowed|مفتوحة?|مفتوحه|متاحة?|متاحه|مسموح)$/u.test(plain)) return false
  return readFlag(plain)
}
