import type { fields as english } from '../en/fields.ts'
import type { Translated } from '../icu-types.ts'

export const fields = {
  upload: 'رفع الملف',
  charactersLeft:
    '{left, plural, zero {لم تبقَ أحرف} one {بقي حرف واحد} two {بقي حرفان} few {بقيت # أحرف} many {بقي # حرفًا} other {بقي # حرف}}',
  charactersOver:
    '{over, plural, zero {لا أحرف زائدة} one {حرف واحد زائد} two {حرفان زائدان} few {# أحرف زائدة} many {# حرفًا زائدًا} other {# حرف زائد}}',
  dropFile: 'اختر ملفًا أو أفلِته هنا',
  chosenFile: 'الملف المختار: {name}',
  uploading: 'جارٍ الرفع: {percent, number}%',
} as const satisfies Translated<typeof english>
