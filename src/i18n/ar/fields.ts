import type { fields as english } from '../en/fields.ts'
import type { Translated } from '../icu-types.ts'

export const fields = {
  retry: 'حاول مرة أخرى',
  upload: 'رفع الملف',
  charactersLeft:
    '{left, plural, zero {لم تبقَ أحرف} one {بقي حرف واحد} two {بقي حرفان} few {بقيت # أحرف} many {بقي # حرفًا} other {بقي # حرف}}',
  charactersOver:
    '{over, plural, zero {لا أحرف زائدة} one {حرف واحد زائد} two {حرفان زائدان} few {# أحرف زائدة} many {# حرفًا زائدًا} other {# حرف زائد}}',
  optionsFound:
    '{count, plural, zero {لا نتائج} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
  searching: 'جارٍ البحث…',
  nothingFound: 'لا نتائج لعبارة «{typed}».',
  notLoaded: 'تعذّر تحميل القائمة.',
  country: 'مفتاح الدولة',
  phone: 'رقم الهاتف',
  phoneUnderstood: 'سيُحفظ الرقم هكذا: {number}',
  phoneWrong: 'هذا ليس رقم هاتف صحيحًا في ذلك البلد.',
  dropFile: 'اختر ملفًا أو أفلِته هنا',
  chosenFile: 'الملف المختار: {name}',
  uploading: 'جارٍ الرفع: {percent, number}%',
  rangeFrom: 'من',
  rangeTo: 'إلى',
  lowerEnd: '{label}: الحد الأدنى',
  upperEnd: '{label}: الحد الأعلى',
  openCalendar: 'افتح التقويم',
} as const satisfies Translated<typeof english>
