import type * as english from '../../en/site/search.ts'
import type { Translated } from '../../icu-types.ts'

export const search = {
  where: 'إلى أين؟',
  wherePlaceholder: 'مدينة أو باب أو فندق',
  guestsAndRooms: 'الضيوف والغرف',
  adults: 'البالغون',
  children: 'الأطفال',
  childAgeOf: 'عمر الطفل {number, number}',
  noChild: 'بلا طفل',
  addChild: 'إضافة طفل',
  removeChild: 'إزالة الطفل: {age}',
  childAgeAt: 'عمر الطفل عند الوصول',
  addRoom: 'إضافة غرفة',
  removeRoom: 'إزالة الغرفة {number, number}',
  roomTitle: 'الغرفة {number, number}',
  searchHotels: 'ابحث عن فندق',
  cities: 'مدن الرحلة',
  oneCity: 'مدينة واحدة',
  bothCities: '{first} و{second}',
  cityOrder: 'ترتيب المدينتين',
  cityFirst: '{city} أولًا',
  nightsOf: 'ليالي {city}',
  clearFilters: 'مسح التصفية',
  sort_recommended: 'الموصى به',
  sort_price: 'الأقل سعرًا أولًا',
  sort_walk: 'الأقرب مشيًا أولًا',
  sort_stars: 'الأكثر نجومًا أولًا',
  sort_rating: 'الأعلى تقييمًا أولًا',
  nothingFits: 'لا نتائج تطابق هذا البحث',

  searchStays: 'ابحث عن فنادق',
  searchAgain: 'بحث',
  showPrices: 'عرض الأسعار',
  suggestions: 'أماكن مقترحة',
  suggestionsFound: 'الاقتراحات: {count, number}',
  chooseDate: 'اختر تاريخًا',
  childrenHint:
    '{oldest, plural, zero {دون السنة} one {حتى سنة واحدة} two {حتى سنتين} few {حتى # سنوات} many {حتى # سنة} other {حتى # سنة}}',
  childAges: 'أعمار الأطفال',
  childAgesHint: 'مثل: 9، 4. اتركه فارغًا إن لم يكن معك أطفال.',
  noRoom: 'بلا غرفة',
  fieldError: '{field}: {message}',

  promises: 'ما نَعِدك به',
  promise_price: 'السعر كاملًا من البداية',
  promise_price_text: 'الإجمالي شامل الضرائب والرسوم الإلزامية',
  promise_cancel: 'شروط إلغاء واضحة',
  promise_cancel_text: 'تعرف قبل الحجز هل الإلغاء مجاني، وحتى متى',
  promise_walk: 'المسافة بالدقائق مشيًا',
  promise_walk_text: 'إلى باب محدد بالاسم، لا مجرد «بالقرب»',
  withinWalk:
    '{count, plural, zero {فنادق في {city} على بُعد عشر دقائق مشيًا أو أقل} one {فندق في {city} على بُعد عشر دقائق مشيًا أو أقل} two {فندقان في {city} على بُعد عشر دقائق مشيًا أو أقل} few {فنادق في {city} على بُعد عشر دقائق مشيًا أو أقل} many {فنادق في {city} على بُعد عشر دقائق مشيًا أو أقل} other {فنادق في {city} على بُعد عشر دقائق مشيًا أو أقل}}',
  pricesFor:
    'الأسعار للفترة {range}، {nights, plural, zero {بلا ليالٍ} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}، {party}',
  seeAllIn:
    'عرض {count, plural, zero {الفنادق} one {الفندق الوحيد} two {الفندقين} few {كل الفنادق (#)} many {كل الفنادق (#)} other {كل الفنادق (#)}} في {city}',

  hotelsIn:
    '{kind, select, near {الفنادق قرب {place}} hotel {{place}} words {الفنادق المطابقة لـ«{place}»} other {الفنادق في {place}}}',
  hotelsInDescription:
    'فنادق {place}: السعر الكامل مع الضرائب والرسوم، ودقائق المشي إلى {kind, select, near {{place}} other {أقرب باب}}، وحتى متى يمكنك الإلغاء مجانًا.',
  found:
    '{count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}} {dated, select, yes {بغرف متاحة في تواريخك} other {· تواريخ مقترحة}}',
  whyNothing: 'لم نجد مكانًا باسم «{place}».',
  wayRooms: 'في غرف أكثر: {party}',
  wayCity: 'في أي مكان في {city}',
  wayWith:
    '{way} ({count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}})',
  hotels: '{count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}}',
  childAge: '{age, plural, zero {دون السنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}',
  oneLess: '{what}: إنقاص واحد',
  oneMore: '{what}: زيادة واحد',
} as const satisfies Translated<typeof english.search>

export const filters = {
  title: 'التصفية',
  titleApplied: 'التصفية ({count, number})',
  apply: 'عرض الفنادق',
  applied: 'التصفية المختارة',
  hotels: '{count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}}',
  showAll: 'عرض الكل ({count, number})',

  terms: 'شروط الحجز',
  free_cancellation: 'إلغاء مجاني',
  pay_on_arrival: 'الدفع عند الوصول',
  walk_max: 'المشي إلى أقرب باب',
  walkToPlace: 'المشي إلى {place}',
  within:
    'ضمن {minutes, plural, zero {أقل من دقيقة} one {نحو دقيقة} two {نحو دقيقتين} few {نحو # دقائق} many {نحو # دقيقة} other {نحو # دقيقة}} مشيًا من {place}.',
  farther:
    'أبعد من ذلك: {count, plural, zero {لا فنادق أخرى} one {فندق آخر} two {فندقان آخران} few {# فنادق أخرى} many {# فندقًا آخر} other {# فندق آخر}} ضمن {minutes, plural, zero {أقل من دقيقة} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} مشيًا',
  walkAny: 'أي مسافة',
  walkWithin:
    '{minutes, plural, zero {أقل من دقيقة} one {خلال دقيقة} two {خلال دقيقتين} few {خلال # دقائق} many {خلال # دقيقة} other {خلال # دقيقة}}',
  walkWithinLong:
    '{minutes, plural, zero {أقل من دقيقة مشيًا} one {خلال دقيقة مشيًا} two {خلال دقيقتين مشيًا} few {خلال # دقائق مشيًا} many {خلال # دقيقة مشيًا} other {خلال # دقيقة مشيًا}}',
  walkWithinOf:
    '{minutes, plural, zero {أقل من دقيقة} one {دقيقة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} مشيًا على الأكثر إلى {place}',
  price: 'سعر الليلة شاملًا الضرائب والرسوم',
  priceMin: 'من',
  priceMax: 'إلى',
  priceFromTo: 'من {from} إلى {to} لليلة',
  priceFrom: 'من {from} لليلة',
  priceTo: 'حتى {to} لليلة',
  stars: 'تصنيف الفندق',
  starsCount: '{count, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  board: 'الوجبات',
  districts: 'الحي',
  facilities: 'في الفندق',
  amenities: 'في الغرفة',
  skipToMap: 'انتقل إلى الخريطة',
  skipToResults: 'انتقل إلى النتائج',

  bar: 'الخريطة والتصفية والترتيب',
  short: 'تصفية',
  shortApplied: 'تصفية ({count, number})',
  sort: 'ترتيب',
  view: 'طريقة العرض',
  list: 'قائمة',
  map: 'خريطة',
  days: 'الأسعار حسب اليوم',
  mapOf: 'خريطة الفنادق المتاحة في {city}',
  mapNote:
    '{shown, plural, zero {لا فنادق على الخريطة.} one {فندق واحد على الخريطة بسعر الإقامة كاملة.} two {فندقان على الخريطة بسعر الإقامة كاملة.} few {# فنادق على الخريطة بسعر الإقامة كاملة.} many {# فندقًا على الخريطة بسعر الإقامة كاملة.} other {# فندق على الخريطة بسعر الإقامة كاملة.}} قرّب الخريطة لترى أسعار النقاط.',
  marker:
    '{name}، {price}، {nights, plural, zero {بلا ليالٍ} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',

  didYouMean: 'هل تقصد',
  bestMatch: 'أقرب ما يوافق «{typed}»: {place}.',
  orPlace: 'أو:',
  placeIn: '{place}، {city}',
  dropOne:
    'من دون «{filter}» ({count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}})',
  dropAll:
    'من دون تصفية ({count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}})',
  dateWay: '{range}، ابتداءً من {price}',
  why_filters: 'تتوفر غرف في هذه الليالي، لكن لا فندق يطابق التصفية.',
  why_no_hotels: 'ليست لدينا بعد فنادق في {place} أو بالقرب من هذا المكان.',
  why_min_stay:
    '{nights, plural, zero {تشترط الفنادق هنا إقامة أطول في هذه التواريخ.} one {تشترط الفنادق هنا ليلة واحدة على الأقل في هذه التواريخ.} two {تشترط الفنادق هنا ليلتين على الأقل في هذه التواريخ.} few {تشترط الفنادق هنا # ليالٍ على الأقل في هذه التواريخ.} many {تشترط الفنادق هنا # ليلة على الأقل في هذه التواريخ.} other {تشترط الفنادق هنا # ليلة على الأقل في هذه التواريخ.}}',
  why_max_stay:
    '{nights, plural, zero {تقبل الفنادق هنا إقامة أقصر في هذه التواريخ.} one {تقبل الفنادق هنا ليلة واحدة على الأكثر في هذه التواريخ.} two {تقبل الفنادق هنا ليلتين على الأكثر في هذه التواريخ.} few {تقبل الفنادق هنا # ليالٍ على الأكثر في هذه التواريخ.} many {تقبل الفنادق هنا # ليلة على الأكثر في هذه التواريخ.} other {تقبل الفنادق هنا # ليلة على الأكثر في هذه التواريخ.}}',
  why_closed_to_departure: 'لا مغادرة من أي فندق هنا يوم {date}: غادر قبله بيوم أو بعده بيوم.',
  why_closed_to_arrival: 'لا يستقبل أي فندق هنا ضيوفًا جددًا في هذا اليوم.',
  why_no_prices: 'لم تُفتح أسعار هذه الليالي بعد.',
  why_unlicensed: 'لا يمكن حجز الفنادق هنا الآن لأن تراخيصها لم تُجدَّد بعد.',
  why_too_many_guests: 'لا تتسع غرفة واحدة هنا لهذا العدد من الضيوف. وزّعهم على غرف أكثر.',
  why_sold_out: 'كل الغرف التي تناسب مجموعتك محجوزة في هذه الليالي.',

  daysTitle: 'الأسعار حسب يوم الوصول',
  daysNote:
    'أقل سعر {nights, plural, zero {للإقامة} one {لليلة واحدة} two {لليلتين} few {لمدة # ليالٍ} many {لمدة # ليلة} other {لمدة # ليلة}} ({party})، شاملًا الضرائب والرسوم الإلزامية ({currency}).',
  daysEarlier: 'أيام سابقة',
  daysLater: 'أيام لاحقة',
  dayWith:
    '{date}، {hijri}: {nights, plural, zero {الإقامة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}} ابتداءً من {price}',
  dayWithout: '{date}، {hijri}: {why}',
  lowest: 'أقل سعر',
  chosenDay: 'يومك المختار',
  no_filters: 'لا شيء بهذه التصفية',
  no_sold_out: 'لا غرف متاحة',
  no_closed: 'مغلق',
  no_closed_to_arrival: 'لا وصول في هذا اليوم',
  no_closed_to_departure: 'لا مغادرة في آخر يوم',
  no_max_stay:
    '{nights, plural, zero {إقامة أقصر} one {ليلة على الأكثر} two {ليلتان على الأكثر} few {# ليالٍ على الأكثر} many {# ليلة على الأكثر} other {# ليلة على الأكثر}}',
  no_min_stay:
    '{nights, plural, zero {إقامة أطول} one {ليلة على الأقل} two {ليلتان على الأقل} few {# ليالٍ على الأقل} many {# ليلة على الأقل} other {# ليلة على الأقل}}',
  no_too_many_guests: 'الغرف لا تتسع',
  no_too_few_rooms: 'الغرف لا تكفي',
  no_no_prices: 'لا أسعار بعد',
  no_unlicensed: 'الحجز متوقف',
  season_ramadan: 'رمضان',
  season_ramadan_last_ten: 'العشر الأواخر من رمضان',
  season_eid_al_fitr: 'عيد الفطر',
  season_hajj_days: 'أيام الحج',
  season_day_of_arafah: 'يوم عرفة',
  season_eid_al_adha: 'عيد الأضحى',
  season_midyear_holiday: 'إجازة منتصف العام',
  season_summer_holiday: 'الإجازة الصيفية',
} as const satisfies Translated<typeof english.filters>
