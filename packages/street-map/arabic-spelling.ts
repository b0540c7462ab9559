/**
 * Corrects Arabic spelling that map sources omit: hamzas, final yas and the sign after a number. Works word by word and
 * only on known words.
 */
export function correctArabic(text: string): string {
  return text
    .replaceAll(/[\u0600-\u06ff]+/g, (word) => corrected[word] ?? word)
    .replaceAll(/,\s*/g, '، ')
    .replaceAll(/\s*[-–]\s*(?=\p{L})/gu, '، ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const corrected: Record<string, string> = {
  ابحر: 'أبحر',
  ابراهيم: 'إبراهيم',
  ابرق: 'أبرق',
  ابو: 'أبو',
  اجياد: 'أجياد',
  احد: 'أحد',
  اسامة: 'أسامة',
  الابراج: 'الأبراج',
  الاجابة: 'الإجابة',
  الاجاويد: 'الأجاويد',
  الاجواد: 'الأجواد',
  الاحوال: 'الأحوال',
  الاسكان: 'الإسكان',
  الاسلامي: 'الإسلامي',
  الاصالة: 'الأصالة',
  الاصيفرين: 'الأصيفرين',
  الامير: 'الأمير',
  الامارة: 'الإمارة',
  الامواج: 'الأمواج',
  الاندلس: 'الأندلس',
  الجنوبى: 'الجنوبي',
  الشمالى: 'الشمالي',
  الصوارى: 'الصواري',
  المنتزة: 'المنتزه',
  الوزيريه: 'الوزيرية',
  ام: 'أم',
  بنى: 'بني',
  عبدالاشهل: 'عبد الأشهل',
  كدى: 'كدي',
  وام: 'وأم',
}
