import { languageOf, locales } from './locale.ts'

/** `month` 1-12 */
type NamedMonth = { calendar: 'gregorian' | 'hijri'; month: number }

/** What the words of a date say; null what they do not say. `day` is an ordinal: `the third of`, «الأول من». */
type TypedWords = { named: NamedMonth | null; day: number | null }

/**
 * Reads the words of a typed date: the month as it is called from Morocco to Iraq or transcribed, an ordinal, weekdays and
 * eras. Undefined if any other word remains.
 */
export function readWords(text: string): TypedWords | undefined {
  const words = folded(text).split(' ').filter(Boolean)
  for (let length = Math.min(words.length, maxMonthWords); length > 0; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const named = monthOf(words.slice(first, first + length))
      const day = named && dayIn([...words.slice(0, first), ...words.slice(first + length)], named)
      if (named && day !== undefined) return { named, day }
    }
  }
  return words.every((word) => fillers.has(word)) ? { named: null, day: null } : undefined
}

const maxMonthWords = 4

/** The ordinal beside a month, null without one. The month can have two names: «كانون الثاني/يناير». */
function dayIn(words: readonly string[], { calendar, month }: NamedMonth): number | null | undefined {
  const rest = words.filter((word) => !fillers.has(word))
  const again = monthOf(rest)
  if (rest.length === 0 || (again?.calendar === calendar && again.month === month)) return null
  const ordinal = rest.join(' ')
  return ordinals.get(ordinal) ?? ordinals.get(`ال${ordinal}`)
}

/** Lower case without marks; letters that people use interchangeably are one. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\u0640'’‘`´′ʻʼʽʾʿˈء]/gu, '')
    .replaceAll(/[ىیے]/g, 'ي')
    .replaceAll(/[ةہھە]/g, 'ه')
    .replaceAll('ک', 'ك')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ı', 'i')
    .replaceAll(/\P{L}+/gu, ' ')
    .trim()
}

function monthOf(words: readonly string[]): NamedMonth | null {
  const gregorian = gregorianNames.get(words.join(' '))
  if (gregorian) return { calendar: 'gregorian', month: gregorian }
  const sound = /\p{Script=Arabic}/u.test(words.join('')) ? words.join('') : consonantsOf(words)
  const hijri = hijriNames.findIndex((pattern) => pattern.test(sound))
  return hijri < 0 ? null : { calendar: 'hijri', month: hijri + 1 }
}

/** The consonants of a transcribed name, those written in several ways as one: `Dhu al-Hijja` and `Zulhijjah` are `zlhj`. */
function consonantsOf(words: readonly string[]): string {
  return words
    .map((word) => (word === 'i' ? 'awal' : word === 'ii' ? 'sani' : word))
    .join('')
    .replaceAll(/dj|[cg](?!h)/g, 'j')
    .replaceAll(/d[hz]?/g, 'z')
    .replaceAll(/th|ts|[sc]h/g, 's')
    .replaceAll('kh', 'h')
    .replaceAll('q', 'k')
    .replaceAll('v', 'w')
    .replaceAll(/[aeiouyı]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/(..[^h])h$/, '$1')
}

/** Each Hijri month as its consonants in Latin letters, and as its folded Arabic name. */
const hijriNames = [
  /^(?:l?mhrm|(?:ال)?محرم)$/,
  /^(?:sfr|صفر)$/,
  /^(?:rbl?wl|ربيع(?:ال)?اول)$/,
  /^(?:rbl?(?:sn|hr)|ربيع(?:ال)?(?:اخر|ثاني?))$/,
  /^(?:jmzl?w?l|جماد[يا]?(?:ال)?اول[يا]?)$/,
  /^(?:jmzl?(?:sn|hr)|جماد[يا]?(?:ال)?(?:اخر|ثاني?)[هي]?)$/,
  /^(?:rjb|رجب)$/,
  /^(?:sbn|شعبان)$/,
  /^(?:rmzn|رمضان)$/,
  /^(?:sw?l|شوال)$/,
  /^(?:[zs]l?kz|[ذد][ويا]?(?:ال)?قعد[هت]?)$/,
  /^(?:[zs]l?hj|[ذد][ويا]?(?:ال)?حج[هت]?)$/,
]

/** As the site writes them, in Egypt, in the Levant and Iraq, in the Maghreb, in French, Turkish, Malay, Indonesian and Urdu. */
const gregorianNames = new Map(
  [
    'جانفي,كانون الثاني,كانون ثاني,جنوري,janvier,janv,ocak,januari',
    'فيفري,شباط,فروري,fevrier,fevr,fev,subat,februari',
    'اذار,مارچ,mars,mart,maret,mac',
    'افريل,نيسان,اپريل,avril,avr,nisan',
    'ماي,مايس,ايار,مئي,mai,mayis,mei',
    'يونيه,جوان,حزيران,جون,juin,haziran,juni,jun',
    'يوليه,يوليوز,جويليه,تموز,جولائي,juillet,juil,temmuz,juli,julai',
    'غشت,اغشت,اوت,اب,اگست,aout,agustos,agustus,ogos',
    'شتنبر,شتمبر,ايلول,ستمبر,septembre,sept,eylul',
    'تشرين الاول,تشرين اول,octobre,ekim,oktober,okt',
    'نونبر,نوامبر,تشرين الثاني,تشرين ثاني,نومبر,novembre,kasim',
    'دجنبر,دجمبر,كانون الاول,كانون اول,دسمبر,decembre,aralik,desember,disember,des',
  ].flatMap((names, i) =>
    [
      ...names.split(','),
      ...locales.flatMap((locale) => [languageOf(locale).months[i] ?? '', languageOf(locale).shortMonths[i] ?? '']),
    ].map((name) => [folded(name), i + 1] as const),
  ),
)

/** Weekdays, eras, endings of ordinals, epithets of Hijri months, and what stands between day, month and year. */
const fillers = new Set(
  [
    ...locales.flatMap((locale) => languageOf(locale).weekdays),
    ...locales.flatMap((locale) => languageOf(locale).columnWeekdays),
    'tues weds thur thurs lundi mardi mercredi jeudi vendredi samedi dimanche',
    'st nd rd th er the of on in from day month year date le de du al ul a h ah hijri hijriah hicri d ad c ce e bulan tarihi',
    'ه هجري هجريه للهجره م ميلادي ميلاديه يوم اليوم ليله شهر سنه عام لعام لسنه من في الموافق بتاريخ تاريخ و',
    'المبارك الكريم المكرم المعظم الحرام الخير المظفر الفرد المرجب mubarak kareem karim mukarram muazzam haram murajjab',
  ].flatMap((words) => folded(words).split(' ')),
)

/** First to thirty-first. */
const ordinals = new Map(
  [
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
      ' ',
    ),
    'الاول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' '),
  ].flatMap((names) => names.map((name, i) => [name, i + 1] as const)),
)
const arabicUnits = 'الحادي الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع'.split(' ')
const englishUnits = [...ordinals.keys()].slice(0, 9)
for (const [i, name] of arabicUnits.entries()) {
  ordinals.set(`${name} عشر`, 11 + i)
  for (const ending of ['ون', 'ين']) ordinals.set(`${name} والعشر${ending}`, 21 + i)
  ordinals.set(`twenty ${englishUnits[i]}`, 21 + i)
}
for (const ending of ['ون', 'ين']) {
  ordinals.set(`العشر${ending}`, 20)
  ordinals.set(`الثلاث${ending}`, 30)
  ordinals.set(`الحادي والثلاث${ending}`, 31)
  ordinals.set(`الواحد والعشر${ending}`, 21)
}
ordinals.set('غره', 1).set('الفاتح', 1).set('twentieth', 20).set('thirtieth', 30).set('thirty first', 31)
