import type { company as english } from '../en/company.ts'
import type { Translated } from '../icu-types.ts'

export const company = {
  title: 'بيانات الشركة',
  name: 'الاسم القانوني',
  vat: 'الرقم الضريبي',
  registration: 'السجل التجاري',
  address: 'العنوان المسجل',
} as const satisfies Translated<typeof english>
