import type { stays as english } from '../en/stays.ts'
import type { Translated } from '../icu-types.ts'

export const stays = {
  roomsLeft:
    '{count, plural, zero {لم تبقَ غرف} one {بقيت غرفة واحدة فقط} two {بقيت غرفتان فقط} few {بقيت # غرف فقط} many {بقيت # غرفة فقط} other {بقيت # غرفة فقط}}',
  freeCancellation: 'إلغاء مجاني',
  freeCancellationUntil: 'إلغاء مجاني حتى {until}',
  partlyRefundable: 'قابل للاسترداد جزئيًا',
  nonRefundable: 'غير قابل للاسترداد',
  totalForStay:
    '{nights, plural, zero {إجمالي الإقامة} one {الإجمالي لليلة واحدة} two {الإجمالي لليلتين} few {الإجمالي لمدة # ليالٍ} many {الإجمالي لمدة # ليلة} other {الإجمالي لمدة # ليلة}}',
  amenities: 'المرافق والخدمات',
  nearby: 'أماكن قريبة',
  airports: 'أقرب المطارات',
  pricePolicy: 'كيف يُحتسب هذا السعر',
} as const satisfies Translated<typeof english>
