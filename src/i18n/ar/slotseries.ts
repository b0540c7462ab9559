import type { slotseries as english } from '../en/slotseries.ts'
import type { Translated } from '../icu-types.ts'

export const slotseries = {
  title: 'السعة في أيام كثيرة',
  text: 'سعة واحدة لخيار «{option}» في عدة أوقات، في الأيام التي تختارها. ولا تظهر إلا أيام جدوله.',
  back: 'إلى التقويم',
  open: '{option}: أيام كثيرة دفعةً واحدة',
  openTitle: 'أيام كثيرة دفعةً واحدة',
  openThis: 'نسخ إلى أيام كثيرة',
  what: 'القيم الجديدة',
  times: 'الأوقات',
  weekdays: 'في هذه الأيام وحدها',
  weekdaysHint: 'إن لم تختر شيئًا شمل التغيير كل الأيام.',
  from: 'من',
  until: 'حتى نهاية',
  show: 'عرض الأيام',
  days: 'الأيام التي ستتغيّر',
  daysHint: 'ألغِ اختيار العطل وسائر الاستثناءات. ولا يتغيّر دفعةً واحدة أكثر من {max, number} يوم.',
  slot: '{time}: المحجوز {taken} من {capacity}',
  slotClosed: '{time}: مغلق',
  tooMany: 'عدد هذه الأيام {count, number}، ولا يتغيّر دفعةً واحدة أكثر من {max, number}. اختر مدة أقصر.',
  taken: 'المحجوز أكثر من السعة الجديدة',
  none: 'ليس في الجدول يوم في هذه المدة.',
  save: 'تغيير هذه الأيام',
  changed:
    '{count, plural, zero {لم يتغيّر أي يوم} one {تغيّر يوم واحد} two {تغيّر يومان} few {تغيّرت # أيام} many {تغيّر # يومًا} other {تغيّر # يوم}}',
  undo: 'تراجع',
  undone: 'عادت الأيام كما كانت من قبل',
} as const satisfies Translated<typeof english>
