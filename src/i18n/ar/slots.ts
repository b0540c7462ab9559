import type { slots as english } from '../en/slots.ts'
import type { Translated } from '../icu-types.ts'

export const slots = {
  title: 'سعة الخدمات',
  text: 'كم شخصًا أو مركبة أو مجموعة يمكن حجزها في كل يوم، وكم حُجز منها. اختر خانة لتغييرها.',
  service: 'الخدمة',
  from: 'ابتداءً من',
  show: 'عرض',
  earlier: 'الأسبوع السابق',
  later: 'الأسبوع التالي',
  option: 'الخيار والوقت',
  wholeDay: 'اليوم كله',
  of: '{taken} من {capacity}',
  closed: 'مغلق',
  none: 'لا خدمات معروضة بعد',
  edit: 'تغيير {option}، {day}',
  taken: '{count, plural, zero {لم يُحجز شيء} one {حُجز واحد} two {حُجز اثنان} few {حُجز #} many {حُجز #} other {حُجز #}}',
  capacity: 'السعة',
  until: 'حتى نهاية يوم',
  untilHint: 'القيمة نفسها لكل يوم مجدول حتى هذا اليوم، لشهرين على الأكثر.',
  close: 'مغلق أمام البيع',
  save: 'حفظ',
  saved:
    '{count, plural, zero {لم يتغير أي يوم} one {تغيّر يوم واحد} two {تغيّر يومان} few {تغيّرت # أيام} many {تغيّر # يومًا} other {تغيّر # يوم}}',
} as const satisfies Translated<typeof english>
