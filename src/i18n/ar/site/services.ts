import type * as english from '../../en/site/services.ts'
import type { Translated } from '../../icu-types.ts'

/** Services: categories, the details of a service and its price. */
export const services = {
  found:
    '{count, plural, zero {لا خدمات} one {خدمة واحدة · أقل سعر شاملًا الضرائب} two {خدمتان · أقل سعر شاملًا الضرائب} few {# خدمات · أقل سعر شاملًا الضرائب} many {# خدمة · أقل سعر شاملًا الضرائب} other {# خدمة · أقل سعر شاملًا الضرائب}}',
  all: 'كل الخدمات',
  allTypes: 'الكل',
  route: 'خط السير',
  city: 'المدينة',
  anyCity: 'كل المدن',
  search: 'ابحث في الخدمات',
  nothing: 'لا توجد خدمة مناسبة',
  nothingText: 'جرّب كلمة أخرى أو مدينة أخرى، أو اسألنا.',
  seeOptions: 'عرض الخيارات',
  basis_person: 'للشخص',
  basis_vehicle: 'للمركبة',
  basis_group: 'للمجموعة',
  basis_day: 'لليوم',
  minutes:
    '{count, plural, zero {أقل من دقيقة} one {نحو دقيقة} two {نحو دقيقتين} few {نحو # دقائق} many {نحو # دقيقة} other {نحو # دقيقة}}',
  hours:
    'نحو {hours, plural, zero {# ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}{minutes, plural, =0 {} =15 { وربع} =30 { ونصف} zero {} one { ودقيقة} two { ودقيقتين} few { و# دقائق} many { و# دقيقة} other { و# دقيقة}}',
  fromTo: 'من {from} إلى {to}',
  onRequest: 'يحتاج إلى تأكيد',
  onRequestText: 'ترسل طلبًا فنؤكده أو نعتذر عنه، ولا يُخصم منك شيء قبل ذلك.',
  about: 'عن الخدمة',
  facts: 'لمحة سريعة',
  duration: 'المدة',
  meetingPoint: 'نقطة اللقاء',
  handover: 'مكان التسليم',
  bookBefore:
    '{hours, plural, zero {الحجز متاح حتى الموعد} one {الحجز متاح حتى ساعة قبل الموعد} two {الحجز متاح حتى ساعتين قبل الموعد} few {الحجز متاح حتى # ساعات قبل الموعد} many {الحجز متاح حتى # ساعة قبل الموعد} other {الحجز متاح حتى # ساعة قبل الموعد}}',
  cancelBefore:
    '{hours, plural, zero {إلغاء مجاني حتى الموعد} one {إلغاء مجاني حتى ساعة قبل الموعد} two {إلغاء مجاني حتى ساعتين قبل الموعد} few {إلغاء مجاني حتى # ساعات قبل الموعد} many {إلغاء مجاني حتى # ساعة قبل الموعد} other {إلغاء مجاني حتى # ساعة قبل الموعد}}',
  maxPeople:
    '{count, plural, zero {بلا حد} one {شخص واحد} two {حتى شخصين} few {حتى # أشخاص} many {حتى # شخصًا} other {حتى # شخص}}',
  included: 'يشمل السعر',
  notes: 'معلومات تهمك',
  nearby: 'أماكن قريبة',
  nearbyCity: 'نأتي إليك حيث تكون. والمسافات هنا من وسط {city}.',
  taxes: 'شامل الضرائب',
  openMap: 'فتح الخريطة',
  similar: 'خدمات مشابهة',
  options: 'الخيارات',
  chosen: 'تم الاختيار',
  chooseIt: 'اختيار',
  chooseOption: 'اختيار: {option}',
  otherPrices: 'أسعار أخرى',
  fromDay: 'من {day}',
  untilDay: 'حتى {day}',
  betweenHours: 'من {from} إلى {to}',
  optionsOn: 'المتاح يوم {date}',
  child: 'الطفل {amount}',
  wholeDay: 'طوال اليوم',
  left: '{count, plural, zero {لم يبق شيء} one {بقي واحد} two {بقي اثنان} few {بقي #} many {بقي #} other {بقي #}}',
  timesBetween:
    '{count, plural, zero {لا أوقات} one {وقت واحد} two {وقتان} few {# أوقات} many {# وقتًا} other {# وقت}} من {from} إلى {to}',
  anyHour: 'على مدار الساعة',
  closed: 'مغلق',

  quote: 'سعرك',
  option: 'الخيار',
  date: 'التاريخ',
  time: 'الوقت',
  people: 'البالغون',
  ages: 'أعمار الأطفال',
  days: 'الأيام',
  units: 'العدد',
  proposedDate: 'مقترح: {date}',
  proposed: '{free, select, true {أول يوم بإلغاء مجاني} other {أول يوم متاح}}',
  chooseDate: 'اختر التاريخ',
  showPrice: 'اعرض السعر',
  line_adult:
    '{count, plural, zero {لا بالغين} one {بالغ واحد × {each}} two {بالغان × {each}} few {# بالغين × {each}} many {# بالغًا × {each}} other {# بالغ × {each}}}',
  line_child:
    '{count, plural, zero {لا أطفال} one {طفل واحد × {each}} two {طفلان × {each}} few {# أطفال × {each}} many {# طفلًا × {each}} other {# طفل × {each}}}',
  line_free:
    '{count, plural, zero {لا أطفال} one {طفل واحد مجانًا} two {طفلان مجانًا} few {# أطفال مجانًا} many {# طفلًا مجانًا} other {# طفل مجانًا}}',
  line_person:
    '{count, plural, zero {لا أحد} one {شخص واحد × {each}} two {شخصان × {each}} few {# أشخاص × {each}} many {# شخصًا × {each}} other {# شخص × {each}}}',
  line_vehicle:
    '{count, plural, zero {لا مركبات} one {مركبة واحدة × {each}} two {مركبتان × {each}} few {# مركبات × {each}} many {# مركبة × {each}} other {# مركبة × {each}}}',
  line_group:
    '{count, plural, zero {لا مجموعات} one {مجموعة واحدة × {each}} two {مجموعتان × {each}} few {# مجموعات × {each}} many {# مجموعة × {each}} other {# مجموعة × {each}}}',
  line_day:
    '{count, plural, zero {بلا أيام} one {يوم واحد × {each}} two {يومان × {each}} few {# أيام × {each}} many {# يومًا × {each}} other {# يوم × {each}}}',
  book: 'احجز الآن',
  ask: 'أرسل طلبًا',
  cheaperVehicle: '{option}: {total} لكم جميعًا',
} as const satisfies Translated<typeof english.services>

export const vehicles = {
  option:
    '{count, plural, zero {{option}} one {{option}} two {مركبتان: {option}} few {# مركبات: {option}} many {# مركبة: {option}} other {# مركبة: {option}}}',
} as const satisfies Translated<typeof english.vehicles>
