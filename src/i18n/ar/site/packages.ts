import type * as english from '../../en/site/packages.ts'
import type { Translated } from '../../icu-types.ts'

/** Packages: filters and cards, the details of a package, its programme and price. */
export const packages = {
  filters: 'التصفية',
  filter: 'عرض الباقات',
  moreFilters: 'خيارات أخرى',
  any: 'الكل',
  clearAll: 'مسح الكل',
  kind: 'نوع الباقة',
  month: 'شهر الانطلاق',
  gregorianMonths: 'ميلادي',
  hijriMonths: 'هجري',
  daysBetween:
    'من {from, number} إلى {to, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  daysFrom:
    '{from, plural, zero {أي مدة} one {يوم فأكثر} two {يومان فأكثر} few {# أيام فأكثر} many {# يومًا فأكثر} other {# يوم فأكثر}}',
  priceUpTo: 'السعر للشخص',
  upTo: 'حتى {amount}',
  departureCity: 'مدينة الانطلاق',
  tour_small_group: 'مجموعة صغيرة',
  tour_large_group: 'مجموعة كبيرة',
  tour_private: 'خاص',
  tour_self_guided: 'من دون مرشد',
  groupUpTo:
    '{count, plural, zero {بلا حد} one {شخص واحد} two {حتى شخصين} few {حتى # أشخاص} many {حتى # شخصًا} other {حتى # شخص}}',
  sort_recommended: 'الموصى بها',
  sort_departure: 'الأقرب موعدًا',
  sort_price: 'السعر',
  sort_duration: 'المدة',

  // Card and facts
  daysAndNights:
    '{days, plural, zero {بلا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}، {nights, plural, zero {بلا مبيت} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  fliesFrom: 'طيران من {city}، {date}',
  departsFrom: 'من {city}، {date}',
  hotels: 'الفنادق',
  walk: '{minutes, plural, zero {أقل من دقيقة} one {دقيقة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  atMost: 'الأبعد:',
  onFoot: 'مشيًا',
  board: '{board, select, breakfast {فطور} half_board {نصف إقامة} suhoor_iftar {سحور وإفطار} other {نصف إقامة}}',
  perPerson:
    '{sharing, select, single {للشخص في غرفة مفردة} double {للشخص في غرفة ثنائية} triple {للشخص في غرفة ثلاثية} quad {للشخص في غرفة رباعية} any {للشخص} other {للشخص}}',
  seeDates: 'عرض المواعيد',
  seatsLeft:
    '{count, plural, zero {اكتمل العدد} one {بقي مقعد واحد} two {بقي مقعدان} few {بقيت # مقاعد} many {بقي # مقعدًا} other {بقي # مقعد}}',
  seatsShort: '{left} في هذا الموعد، وعددكم {count, number}',
  seatsShortText: 'اختر موعدًا آخر، أو راسلنا بشأن المجموعات.',
  groupTooLarge: 'أقصى عدد للضيوف في الحجز الواحد: {size, number}',
  groupTooLargeText: 'راسلنا لنرتّب ذلك لمجموعتكم.',
  withoutFlight: 'غير مشمول',
  noFlight: 'دون طيران',
  onRequest: 'يحتاج إلى تأكيد',
  onRequestText: 'ترسل طلبًا فنؤكده أو نعتذر عنه، ولا يُخصم منك شيء قبل ذلك.',

  // Sections of a page
  parts: 'أقسام هذه الصفحة',
  part_programme: 'البرنامج',
  part_departures: 'المواعيد والأسعار',
  part_hotels: 'الإقامة والطيران',
  part_included: 'ما تشمله الباقة',
  facts: 'لمحة سريعة',
  factDuration: 'المدة',
  factGroup: 'حجم المجموعة',
  factTour: 'نوع البرنامج',
  factFrom: 'مدينة الانطلاق',
  factDates: 'تاريخ البداية والنهاية',
  factFlight: 'الطيران',
  factMeets: 'البداية',
  description: 'عن هذه الباقة',
  seePrice: 'اعرف سعرك',

  // Programme
  programmeUndated: 'لا موعد قادم لهذه الباقة، ولذلك لم تُذكر الأوقات المرتبطة بالصلاة.',
  dayOf: 'اليوم {number, number}',
  leaveBy: 'آخر موعد للخروج {time}',
  about: 'نحو {time}',
  minutesBefore_fajr:
    '{minutes, plural, =60 {قبل الفجر بساعة} =90 {قبل الفجر بساعة ونصف} zero {عند الفجر} one {قبل الفجر بدقيقة} two {قبل الفجر بدقيقتين} few {قبل الفجر بـ# دقائق} many {قبل الفجر بـ# دقيقة} other {قبل الفجر بـ# دقيقة}}',
  minutesBefore_sunrise:
    '{minutes, plural, =60 {قبل الشروق بساعة} =90 {قبل الشروق بساعة ونصف} zero {عند الشروق} one {قبل الشروق بدقيقة} two {قبل الشروق بدقيقتين} few {قبل الشروق بـ# دقائق} many {قبل الشروق بـ# دقيقة} other {قبل الشروق بـ# دقيقة}}',
  minutesBefore_dhuhr:
    '{minutes, plural, =60 {قبل الظهر بساعة} =90 {قبل الظهر بساعة ونصف} zero {عند الظهر} one {قبل الظهر بدقيقة} two {قبل الظهر بدقيقتين} few {قبل الظهر بـ# دقائق} many {قبل الظهر بـ# دقيقة} other {قبل الظهر بـ# دقيقة}}',
  minutesBefore_asr:
    '{minutes, plural, =60 {قبل العصر بساعة} =90 {قبل العصر بساعة ونصف} zero {عند العصر} one {قبل العصر بدقيقة} two {قبل العصر بدقيقتين} few {قبل العصر بـ# دقائق} many {قبل العصر بـ# دقيقة} other {قبل العصر بـ# دقيقة}}',
  minutesBefore_maghrib:
    '{minutes, plural, =60 {قبل المغرب بساعة} =90 {قبل المغرب بساعة ونصف} zero {عند المغرب} one {قبل المغرب بدقيقة} two {قبل المغرب بدقيقتين} few {قبل المغرب بـ# دقائق} many {قبل المغرب بـ# دقيقة} other {قبل المغرب بـ# دقيقة}}',
  minutesBefore_isha:
    '{minutes, plural, =60 {قبل العشاء بساعة} =90 {قبل العشاء بساعة ونصف} zero {عند العشاء} one {قبل العشاء بدقيقة} two {قبل العشاء بدقيقتين} few {قبل العشاء بـ# دقائق} many {قبل العشاء بـ# دقيقة} other {قبل العشاء بـ# دقيقة}}',
  minutesAfter_fajr:
    '{minutes, plural, =60 {بعد الفجر بساعة} =90 {بعد الفجر بساعة ونصف} zero {عند الفجر} one {بعد الفجر بدقيقة} two {بعد الفجر بدقيقتين} few {بعد الفجر بـ# دقائق} many {بعد الفجر بـ# دقيقة} other {بعد الفجر بـ# دقيقة}}',
  minutesAfter_sunrise:
    '{minutes, plural, =60 {بعد الشروق بساعة} =90 {بعد الشروق بساعة ونصف} zero {عند الشروق} one {بعد الشروق بدقيقة} two {بعد الشروق بدقيقتين} few {بعد الشروق بـ# دقائق} many {بعد الشروق بـ# دقيقة} other {بعد الشروق بـ# دقيقة}}',
  minutesAfter_dhuhr:
    '{minutes, plural, =60 {بعد الظهر بساعة} =90 {بعد الظهر بساعة ونصف} zero {عند الظهر} one {بعد الظهر بدقيقة} two {بعد الظهر بدقيقتين} few {بعد الظهر بـ# دقائق} many {بعد الظهر بـ# دقيقة} other {بعد الظهر بـ# دقيقة}}',
  minutesAfter_asr:
    '{minutes, plural, =60 {بعد العصر بساعة} =90 {بعد العصر بساعة ونصف} zero {عند العصر} one {بعد العصر بدقيقة} two {بعد العصر بدقيقتين} few {بعد العصر بـ# دقائق} many {بعد العصر بـ# دقيقة} other {بعد العصر بـ# دقيقة}}',
  minutesAfter_maghrib:
    '{minutes, plural, =60 {بعد المغرب بساعة} =90 {بعد المغرب بساعة ونصف} zero {عند المغرب} one {بعد المغرب بدقيقة} two {بعد المغرب بدقيقتين} few {بعد المغرب بـ# دقائق} many {بعد المغرب بـ# دقيقة} other {بعد المغرب بـ# دقيقة}}',
  minutesAfter_isha:
    '{minutes, plural, =60 {بعد العشاء بساعة} =90 {بعد العشاء بساعة ونصف} zero {عند العشاء} one {بعد العشاء بدقيقة} two {بعد العشاء بدقيقتين} few {بعد العشاء بـ# دقائق} many {بعد العشاء بـ# دقيقة} other {بعد العشاء بـ# دقيقة}}',
  inTheDay: 'خلال اليوم',
  map: 'الأماكن على الخريطة',
  mapOf: 'الأماكن في {city} وحولها',
  moreDays:
    '{count, plural, zero {لا أيام أخرى} one {يوم آخر} two {يومان آخران} few {# أيام أخرى} many {# يومًا آخر} other {# يوم آخر}}',
  addToCalendar: 'أضف إلى التقويم',
  print: 'البرنامج للطباعة',
  programmeTitle: 'برنامج الباقة',
  programmeScan: 'امسح الرمز لمعرفة المواعيد والأسعار',

  // Departures
  departureDates: 'التواريخ',
  departureOf: 'موعد الانطلاق',
  closed: 'أُغلق الحجز',
  bookUntil: '{day, select, today {آخر يوم للحجز: اليوم} tomorrow {آخر يوم للحجز: غدًا} other {الحجز متاح حتى {date}}}',
  sharingNotSold: 'غير معروض',
  sharing_single: 'غرفة مفردة',
  sharing_double: 'غرفة ثنائية',
  sharing_triple: 'غرفة ثلاثية',
  sharing_quad: 'غرفة رباعية',
  sharing_any: 'للشخص',
  roomPrice:
    '{sharing, select, single {مفردة} double {ثنائية} triple {ثلاثية} quad {رباعية} any {للشخص} other {للشخص}}\u00a0{amount}',
  childPrices:
    'الأطفال من {infants, number} إلى {to, plural, zero {# سنة} one {سنة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} ابتداءً من {child}. والأطفال دون {infants, plural, zero {السنة} one {سنة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} بلا سرير بسعر {infant}.',
  otherDates:
    '{count, plural, zero {لا مواعيد أخرى} one {موعد آخر} two {موعدان آخران} few {# مواعيد أخرى} many {# موعدًا آخر} other {# موعد آخر}}',
  chooseDate: 'اختر هذا الموعد',
  noDepartures: 'لا مواعيد متاحة للحجز في الوقت الحاضر.',
  pricesPerPerson: 'للشخص البالغ شاملًا الضرائب.',

  // Package hotel and flight
  nightsIn:
    '{nights, plural, zero {من دون مبيت في {city}} one {ليلة واحدة في {city}} two {ليلتان في {city}} few {# ليالٍ في {city}} many {# ليلة في {city}} other {# ليلة في {city}}}',
  guarantee_named: 'تقيم في هذا الفندق نفسه، فإن تعذّر فلك فندق لا يقلّ عنه أو استرداد كل ما دفعت.',
  // To be confirmed by an adviser.
  guarantee_similar: 'هذا الفندق، فإن تعذّر فآخر لا يقلّ عنه جودةً وقربًا، ونخبرك قبل السفر.',
  flightRoute: 'من {from} إلى {to} ذهابًا وإيابًا',
  walkToPlace:
    '{distance} إلى {place}، نحو {minutes, plural, zero {دقيقة} one {دقيقة} two {دقيقتين} few {#\u00a0دقائق} many {#\u00a0دقيقة} other {#\u00a0دقيقة}} مشيًا',

  // Included
  included: 'يشمل السعر',
  excluded: 'لا يشمل السعر',
  toKnow: 'قبل أن تحجز',

  // Price box
  adults: 'البالغون',
  ages: 'أعمار الأطفال',
  otherFamily: 'عائلة أخرى في غرف مستقلة',
  otherFamilies: 'عائلات أخرى معك',
  sharing: 'الغرف',
  roomsUpTo:
    '{sharing, select, single {غرف مفردة} double {غرف ثنائية أو أصغر} triple {غرف ثلاثية أو أصغر} quad {أقل عدد من الغرف} other {}}',
  extras: 'إضافات',
  total: 'المجموع شاملًا الضرائب',
  eachAdult: '{amount} للبالغ',
  extraBasis_person: '{name}، {amount} للشخص',
  extraBasis_room: '{name}، {amount} للغرفة',
  extraBasis_booking: '{name}، {amount}',
  showPrice: 'اعرض السعر',
  yourPrice: 'سعرك',
  noneOf: 'لا شيء',
  personsOf_adult:
    '{count, plural, zero {لا بالغين} one {بالغ واحد × {each}} two {بالغان × {each}} few {# بالغين × {each}} many {# بالغًا × {each}} other {# بالغ × {each}}}',
  personsOf_child:
    '{count, plural, zero {لا أطفال} one {طفل واحد × {each}} two {طفلان × {each}} few {# أطفال × {each}} many {# طفلًا × {each}} other {# طفل × {each}}}',
  personsOf_infant:
    '{count, plural, zero {لا رضّع} one {رضيع واحد × {each}} two {رضيعان × {each}} few {# رضّع × {each}} many {# رضيعًا × {each}} other {# رضيع × {each}}}',
  timesExtra: '{name} × {count, number}',
  book: 'احجز الآن',
  ask: 'أرسل طلبًا',
  otherWays: 'مجموعتك في غرف أخرى:',
} as const satisfies Translated<typeof english.packages>

/** The number of packages found, and the list without any. */
export const packagelist = {
  found:
    '{count, plural, zero {لا باقات مفتوحة للحجز} one {باقة واحدة مفتوحة للحجز} two {باقتان مفتوحتان للحجز} few {# باقات مفتوحة للحجز} many {# باقة مفتوحة للحجز} other {# باقة مفتوحة للحجز}} · أقل سعر للشخص شاملًا الضرائب',
  nothing: 'لا باقات تطابق بحثك',
  nothingText: 'خفّف التصفية لترى المزيد:',
  nothingAtAll: 'أخبرنا بما تنوي.',
  without:
    '{count, plural, zero {من دون «{filter}»: لا باقات} one {من دون «{filter}»: باقة واحدة} two {من دون «{filter}»: باقتان} few {من دون «{filter}»: # باقات} many {من دون «{filter}»: # باقة} other {من دون «{filter}»: # باقة}}',
  planTrip: 'أخبرنا بخطتك',
} as const satisfies Translated<typeof english.packagelist>

/** The rooms of a group, counted. */
export const packagerooms = {
  single:
    '{count, plural, zero {لا غرف} one {غرفة مفردة} two {غرفتان مفردتان} few {# غرف مفردة} many {# غرفة مفردة} other {# غرفة مفردة}}',
  double:
    '{count, plural, zero {لا غرف} one {غرفة ثنائية} two {غرفتان ثنائيتان} few {# غرف ثنائية} many {# غرفة ثنائية} other {# غرفة ثنائية}}',
  triple:
    '{count, plural, zero {لا غرف} one {غرفة ثلاثية} two {غرفتان ثلاثيتان} few {# غرف ثلاثية} many {# غرفة ثلاثية} other {# غرفة ثلاثية}}',
  quad: '{count, plural, zero {لا غرف} one {غرفة رباعية} two {غرفتان رباعيتان} few {# غرف رباعية} many {# غرفة رباعية} other {# غرفة رباعية}}',
  smallerRoom: 'تكفيكم غرفة أصغر، وهذا سعرها.',
  smaller: 'نوزّع أفراد كل عائلة بالتساوي على أقل عدد من الغرف، لذلك تكون بعض الغرف أقل أسرّة.',
} as const satisfies Translated<typeof english.packagerooms>
