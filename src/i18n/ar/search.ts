import type { search as english } from '../en/search.ts'
import type { Translated } from '../icu-types.ts'

export const search = {
  where: 'إلى أين؟',
  wherePlaceholder: 'مدينة أو باب أو فندق',
  guestsAndRooms: 'الضيوف والغرف',
  adults: 'البالغون',
  children: 'الأطفال',
  chooseAge: 'اختر العمر',
  childAgeAt: 'عمر الطفل {number, number} عند الوصول',
  addRoom: 'إضافة غرفة',
  removeRoom: 'إزالة الغرفة {number, number}',
  roomTitle: 'الغرفة {number, number}',
  searchHotels: 'البحث عن فنادق',
  bothCities: '{first} و{second} معًا',
  cityOrder: 'ترتيب المدينتين',
  cityFirst: '{city} أولًا',
  nightsOf: 'ليالي {city}',
  clearFilters: 'مسح كل عوامل التصفية',
  sortRecommended: 'الموصى به',
  sortPrice: 'الأقل سعرًا أولًا',
  sortWalk: 'الأقرب مشيًا أولًا',
  sortStars: 'الأكثر نجومًا أولًا',
  sortRating: 'الأعلى تقييمًا أولًا',
  nothingFits: 'لا نتائج تطابق هذا البحث',

  searchStays: 'ابحث عن فندق',
  searchAgain: 'بحث',
  showPrices: 'عرض الأسعار',
  suggestions: 'أماكن مقترحة',
  suggestionsFound: 'الاقتراحات: {count, number}',
  chooseDate: 'اختر تاريخًا',
  childrenHint:
    '{oldest, plural, zero {دون السنة} one {حتى سنة واحدة} two {حتى سنتين} few {حتى # سنوات} many {حتى # سنة} other {حتى # سنة}}',
  childAges: 'أعمار الأطفال',
  childAgesHint: 'مثل: 9، 4. اتركه فارغًا إن لم يكن معك أطفال.',
  noRoom: 'لا حاجة إليها',
  fieldError: '{field}: {message}',

  promises: 'ما نَعِدك به',
  promise_price: 'السعر كاملًا من البداية',
  promise_price_text: 'الإجمالي شامل الضرائب والرسوم الإلزامية',
  promise_cancel: 'شروط إلغاء واضحة',
  promise_cancel_text: 'مع كل سعر: هل يمكن الإلغاء مجانًا، وحتى متى',
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
    '{count, plural, zero {لا فنادق فيها غرف متاحة} one {فندق واحد فيه غرف متاحة} two {فندقان فيهما غرف متاحة} few {# فنادق فيها غرف متاحة} many {# فندقًا فيها غرف متاحة} other {# فندق فيها غرف متاحة}} {dated, select, yes {في تواريخك} other {في تواريخ مقترحة. اختر تواريخك أعلاه}}',
  whyNothing: 'لم نجد مكانًا باسم «{place}».',
  wayRooms: 'في غرف أكثر: {party}',
  wayCity: 'في أي مكان في {city}',
  wayWith:
    '{way} ({count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}})',
  hotels: '{count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}}',
  childAge: '{age, plural, zero {دون السنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}',
  oneLess: '{what}: إنقاص واحد',
  oneMore: '{what}: زيادة واحد',
} as const satisfies Translated<typeof english>
