import type { Bilingual } from '#i18n/locale.ts'

// Counted nouns for running text. Arabic forms are those after a preposition or as a verb's object.

/**
 * `about 960 metres` and `نحو 960 مترًا`, rounded as on the hotel page; from one kilometre on in km with one decimal.
 */
export function aboutMetres(metres: number): Bilingual {
  const round = Math.max(10, Math.round(metres / 10) * 10)
  if (round >= 1000) {
    const km = (Math.round(metres / 100) / 10).toString()
    return { en: `about ${km}\u00a0km`, ar: `نحو ${km}\u00a0كم` }
  }
  const unit = round % 100 === 0 ? 'متر' : round % 100 === 10 ? 'أمتار' : 'مترًا'
  return { en: `about ${round}\u00a0metres`, ar: `نحو ${round}\u00a0${unit}` }
}

export function minutes(count: number): Bilingual {
  return {
    en: count === 1 ? 'one minute' : `${count}\u00a0minutes`,
    ar: counted(count, ['دقيقة', 'دقيقتين', 'دقائق', 'دقيقة']),
  }
}

export function squareMetres(count: number): Bilingual {
  return {
    en: `${count}\u00a0square metres`,
    ar: counted(count, ['متر مربع', 'مترين مربعين', 'أمتار مربعة', 'مترًا مربعًا']),
  }
}

/** `شخصين`, `ثلاثة أشخاص`: written out, because the numbers are small. */
export function people(count: number): Bilingual {
  const en = englishTexts[count] ?? String(count)
  if (count === 1) return { en: 'one guest', ar: 'شخص واحد' }
  if (count === 2) return { en: 'two guests', ar: 'شخصين' }
  return { en: `${en} guests`, ar: `${arabicTexts[count] ?? count} أشخاص` }
}

export function kindsOfRooms(count: number): Bilingual {
  return { en: `${englishTexts[count] ?? count} kinds of room`, ar: `${arabicTexts[count] ?? count} أنواع من الغرف` }
}

/** `five-star` and `من فئة خمس نجوم`. */
export function starClass(stars: number): Bilingual {
  const ar = ['', 'نجمة واحدة', 'نجمتين', 'ثلاث نجوم', 'أربع نجوم', 'خمس نجوم'][stars] as string
  return { en: `${englishTexts[stars]}-star`, ar: `من فئة ${ar}` }
}

/** Joins a list with commas and `and`; in Arabic every item is joined with `و`. */
export function listed(items: Bilingual[]): Bilingual {
  const en = items.map((item) => item.en)
  const last = en.pop() ?? ''
  return { en: en.length ? `${en.join(', ')} and ${last}` : last, ar: items.map((item) => item.ar).join(' و') }
}

const englishTexts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const arabicTexts: Record<number, string> = {
  3: 'ثلاثة',
  4: 'أربعة',
  5: 'خمسة',
  6: 'ستة',
  7: 'سبعة',
  8: 'ثمانية',
  9: 'تسعة',
  10: 'عشرة',
}

/** Plural forms for one, two, few (3-10) and many (11-99); full hundreds take the singular form. */
function counted(count: number, [one, two, few, many]: [string, string, string, string]): string {
  if (count === 1) return `${one} ${one.endsWith('ة') ? 'واحدة' : 'واحد'}`
  if (count === 2) return two
  const rest = count % 100
  return `${count}\u00a0${rest >= 3 && rest <= 10 ? few : rest >= 11 ? many : one}`
}
