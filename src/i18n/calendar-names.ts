import type { Bilingual, Locale } from './locale.ts'

/*
 * Written out, because the names in Intl differ between releases of its data, and a page must render the same text on
 * the server and in every browser. Hijri names as in CLDR.
 */

/** January … December */
export const monthNames: Bilingual<readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
}

/** Sunday … Saturday */
export const weekdayNames: Bilingual<readonly string[]> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  ar: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' '),
}

/** Sun … Sat, in Arabic without the article: for the headers of narrow columns. */
export function shortWeekdayNames(locale: Locale): readonly string[] {
  return locale === 'ar'
    ? 'أحد اثنين ثلاثاء أربعاء خميس جمعة سبت'.split(' ')
    : weekdayNames.en.map((name) => name.slice(0, 3))
}

/** Column headers of a calendar, starting with the first day of the week: 0 Sunday … 6 Saturday. */
export function weekHeads(locale: Locale, firstWeekday: number): readonly string[] {
  const names = shortWeekdayNames(locale)
  return [...names.slice(firstWeekday), ...names.slice(0, firstWeekday)]
}

/** Number of calendar columns before that of a weekday. */
export function columnsBefore(weekday: number, firstWeekday: number): number {
  return (weekday - firstWeekday + 7) % 7
}

/** Muharram … Dhuʻl-Hijjah */
export const hijriMonthNames: Bilingual<readonly string[]> = {
  en: 'Muharram,Safar,Rabiʻ I,Rabiʻ II,Jumada I,Jumada II,Rajab,Shaʻban,Ramadan,Shawwal,Dhuʻl-Qiʻdah,Dhuʻl-Hijjah'.split(
    ',',
  ),
  ar: 'محرم,صفر,ربيع الأول,ربيع الآخر,جمادى الأولى,جمادى الآخرة,رجب,شعبان,رمضان,شوال,ذو القعدة,ذو الحجة'.split(','),
}
