import type * as english from '../../en/site/stays.ts'
import type { Translated } from '../../icu-types.ts'

export const stays = {
  roomsLeft:
    '{count, plural, zero {لم تبقَ غرف} one {بقيت غرفة واحدة فقط} two {بقيت غرفتان فقط} few {بقيت # غرف فقط} many {بقيت # غرفة فقط} other {بقيت # غرفة فقط}}',
  amenities: 'المرافق والخدمات',
  mainFacilities: 'أبرز المرافق',
  airports: 'أقرب المطارات',
  straightLine: '{distance} بخط مستقيم',
  pricePolicy: 'مكوّنات السعر',

  onRequest: 'يحتاج إلى تأكيد',
  onRequestText: 'يؤكّد هذا الفندق كل طلب بنفسه. أرسل طلبك، ولا تدفع شيئًا قبل موافقته.',
  inDistrict: '{district}، {city}',
  walkShort:
    '{minutes, plural, zero {دقيقة} one {دقيقة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} مشيًا · {place}',
  walkTo:
    '{minutes, plural, zero {دقيقة} one {دقيقة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} مشيًا إلى {place} · {distance}',
  ratingWord:
    '{band, select, superb {رائع} excellent {ممتاز} very_good {جيد جدًا} good {جيد} fair {مقبول} other {منخفض}}',
  ratedBy:
    '{band, select, superb {رائع} excellent {ممتاز} very_good {جيد جدًا} good {جيد} fair {مقبول} other {منخفض}} · {count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  freeCancellationFor: 'أو إلغاء مجاني بزيادة {amount}',
  partAtHotel: 'يشمل {amount} تُدفع في الفندق',
  aNight: '{price} لليلة',
  seeRooms: 'عرض الغرف',
  more: 'بزيادة {amount}',
  nightsAllIn:
    '{nights, plural, zero {بلا ليالٍ} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}} · شامل الضرائب والرسوم',
  beforeTaxes: 'لليلة قبل الضرائب',

  hotelTitle: '{name}، {city}',
  pictures: 'الصور',
  showPictures:
    '{count, plural, zero {لا صور} one {عرض الصورة} two {عرض الصورتين} few {عرض الصور كلها (#)} many {عرض الصور كلها (#)} other {عرض الصور كلها (#)}}',
  sections: 'أقسام هذه الصفحة',
  section_rooms: 'الغرف والأسعار',
  section_about: 'عن الفندق',
  section_around: 'بالقرب من الفندق',
  section_policies: 'السياسات والرسوم',
  section_reviews: 'التقييمات',
  chooseRoom: 'اختر غرفة',
  pricesAre:
    'لم تختر تواريخك بعد. الأسعار للفترة {range}، {nights, plural, zero {بلا ليالٍ} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}، شاملة الضرائب والرسوم الإلزامية.',
  facilities_access: 'تسهيلات ذوي الإعاقة والمصاعد',
  facilities_worship: 'العبادة',
  facilities_service: 'الخدمات',
  facilities_transport: 'النقل ومواقف السيارات',
  facilities_food: 'المأكولات والمشروبات',
  facilities_wellness: 'الصحة والاستجمام',
  facilities_business: 'الأعمال',
  facilities_family: 'العائلات',
  facilities_safety: 'السلامة',
  facilities_internet: 'الإنترنت',
  near_holy: 'الأبواب والأماكن المقدسة',
  near_transport: 'المواصلات',
  near_food: 'المطاعم والمقاهي',
  near_shops: 'التسوق',
  near_health: 'الصحة',
  near_services: 'الخدمات والمتاحف',
  awayOnFoot:
    '{distance}، نحو {minutes, plural, zero {دقيقة} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  airportCode: '{name} ({code})',
  hotelTimes: 'تسجيل الوصول والمغادرة',
  shortestStay:
    '{nights, plural, zero {لا حد أدنى للإقامة} one {أقل مدة للإقامة ليلة واحدة} two {أقل مدة للإقامة ليلتان} few {أقل مدة للإقامة # ليالٍ} many {أقل مدة للإقامة # ليلة} other {أقل مدة للإقامة # ليلة}}',
  fees: 'الرسوم',
  fee_mandatory_booking: 'إلزامية، ومحسوبة ضمن الإجمالي',
  fee_mandatory_property: 'إلزامية، ومحسوبة ضمن الإجمالي، وتُدفع في الفندق',
  fee_optional_booking: 'حسب رغبتك، والدفع ضمن الحجز',
  fee_optional_property: 'حسب رغبتك، والدفع في الفندق',
  feeBasis_stay: '{amount} عن الإقامة كلها',
  feeBasis_night: '{amount} لليلة',
  feeBasis_person: '{amount} للشخص',
  feeBasis_person_night: '{amount} للشخص في الليلة',

  sleeps:
    '{count, plural, zero {السعة: لا ضيوف} one {السعة: ضيف واحد} two {السعة: ضيفان} few {السعة: حتى # ضيوف} many {السعة: حتى # ضيفًا} other {السعة: حتى # ضيف}}',
  floors: '{same, select, yes {الطابق {from, number}} other {الطوابق من {from, number} إلى {to, number}}}',
  roomAmenities: 'في الغرفة',
  roomAlso: 'مزايا أخرى لهذه الغرفة',
  everyRoom: 'في كل غرفة',
  bed_king:
    '{count, plural, zero {لا أسرّة} one {سرير كينج} two {سريرا كينج} few {# أسرّة كينج} many {# سرير كينج} other {# سرير كينج}}',
  bed_queen:
    '{count, plural, zero {لا أسرّة} one {سرير كوين} two {سريرا كوين} few {# أسرّة كوين} many {# سرير كوين} other {# سرير كوين}}',
  bed_double:
    '{count, plural, zero {لا أسرّة} one {سرير مزدوج واحد} two {سريران مزدوجان} few {# أسرّة مزدوجة} many {# سريرًا مزدوجًا} other {# سرير مزدوج}}',
  bed_twin:
    '{count, plural, zero {لا أسرّة} one {سرير منفصل واحد} two {سريران منفصلان} few {# أسرّة منفصلة} many {# سريرًا منفصلًا} other {# سرير منفصل}}',
  bed_single:
    '{count, plural, zero {لا أسرّة} one {سرير مفرد واحد} two {سريران مفردان} few {# أسرّة مفردة} many {# سريرًا مفردًا} other {# سرير مفرد}}',
  bed_sofa:
    '{count, plural, zero {لا أرائك} one {أريكة تتحول إلى سرير} two {أريكتان تتحولان إلى سريرين} few {# أرائك تتحول إلى أسرّة} many {# أريكة تتحول إلى أسرّة} other {# أريكة تتحول إلى أسرّة}}',
  view_city: 'إطلالة على المدينة',
  view_mountain: 'إطلالة على الجبل',
  view_courtyard: 'إطلالة على الفناء',
  view_partial_haram: 'إطلالة جزئية على الحرم',
  view_haram: 'إطلالة على الحرم',
  view_sea: 'إطلالة على البحر',
  board_room_only: 'الغرفة فقط',
  board_breakfast: 'شامل وجبة الفطور',
  board_half_board: 'شامل الفطور والعشاء',
  board_suhoor_iftar: 'شامل السحور والإفطار',
  pay_prepay: 'الدفع عبر الإنترنت عند الحجز',
  pay_arrival: 'الدفع {where}، ولا شيء الآن',
  pay_both: 'الدفع الآن عبر الإنترنت أو {where}',
  pay_split: 'تدفع {now} الآن، و{there} في الفندق',
  pay_accepted: 'الدفع عبر الإنترنت بعد {by, select, hotel {موافقة الفندق} other {موافقتنا}}',
  pay_acceptedSplit: 'الدفع عبر الإنترنت بعد موافقة الفندق، و{there} في الفندق',
  pay_bothAccepted: 'الدفع بعد الموافقة أو {where}',
  until: 'حتى {until}',
  chooseRate: '{action}: {room}، {board}، {terms}، {total}',
  ask: 'إرسال طلب',
  partlyRefundableNow: 'قابل للاسترداد جزئيًا: رسوم الإلغاء {amount}',
  partlyRefundableUntil: 'قابل للاسترداد جزئيًا: رسوم الإلغاء {amount} حتى {until}',
  cancellationInFull: 'رسوم الإلغاء بالتفصيل',
  roomNotAvailable: 'غير متاحة في هذه التواريخ',
  moreRates:
    '{count, plural, zero {لا أسعار أخرى} one {سعر آخر} two {سعران آخران} few {# أسعار أخرى} many {# سعرًا آخر} other {# سعر آخر}} ابتداءً من {price}',
  tooManyForARoom: 'ضيوفك أكثر مما تتسع له غرفة واحدة',
  spreadOver:
    '{rooms, plural, zero {اعرض الأسعار} one {اعرض أسعار غرفة واحدة} two {اعرض أسعار غرفتين} few {اعرض أسعار # غرف} many {اعرض أسعار # غرفة} other {اعرض أسعار # غرفة}}',
  why_sold_out: 'محجوزة في ليلة واحدة على الأقل من هذه الليالي.',
  why_closed: 'لا يعرضها الفندق في هذه الليالي.',
  why_closed_to_arrival: 'لا يمكن الوصول في هذا اليوم. جرّب يومًا قبله أو بعده.',
  why_closed_to_departure: 'لا مغادرة يوم {date}: غادر قبله بيوم أو بعده بيوم.',
  why_max_stay:
    '{nights, plural, zero {لا حد أعلى للإقامة في هذه التواريخ.} one {يجب ألا تزيد الإقامة في هذه التواريخ على ليلة واحدة.} two {يجب ألا تزيد الإقامة في هذه التواريخ على ليلتين.} few {يجب ألا تزيد الإقامة في هذه التواريخ على # ليالٍ.} many {يجب ألا تزيد الإقامة في هذه التواريخ على # ليلة.} other {يجب ألا تزيد الإقامة في هذه التواريخ على # ليلة.}}',
  why_min_stay:
    '{nights, plural, zero {لا حد أدنى للإقامة في هذه التواريخ.} one {يجب ألا تقل الإقامة في هذه التواريخ عن ليلة واحدة.} two {يجب ألا تقل الإقامة في هذه التواريخ عن ليلتين.} few {يجب ألا تقل الإقامة في هذه التواريخ عن # ليالٍ.} many {يجب ألا تقل الإقامة في هذه التواريخ عن # ليلة.} other {يجب ألا تقل الإقامة في هذه التواريخ عن # ليلة.}}',
  why_too_many_guests: 'لا تتسع أي من هذه الغرف لضيوفك. أضف غرفة أخرى.',
  why_too_few_rooms:
    '{rooms, plural, zero {لا غرف متاحة.} one {لا غرف متاحة.} two {لا تتوفر غرفتان من أي نوع.} few {لا تتوفر # غرف من أي نوع.} many {لا تتوفر # غرفة من أي نوع.} other {لا تتوفر # غرفة من أي نوع.}}',
  why_no_prices: 'لم تُفتح أسعار هذه الليالي بعد.',
  why_unlicensed: 'لا يمكن حجز هذا الفندق الآن لأن ترخيصه لم يُجدَّد بعد.',
  bathrooms:
    '{count, plural, zero {لا دورات مياه} one {دورة مياه واحدة} two {دورتا مياه} few {# دورات مياه} many {# دورة مياه} other {# دورة مياه}}',
  squareMetres: '{area, number}\u00a0م²',
  reviews:
    '{count, plural, zero {لا تقييمات بعد} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  officialClass:
    '{class, select, stars_5 {خمس نجوم} stars_4 {أربع نجوم} stars_3 {ثلاث نجوم} stars_2 {نجمتان} stars_1 {نجمة واحدة} apartments_1 {شقق مخدومة، الدرجة الأولى} apartments_2 {شقق مخدومة، الدرجة الثانية} apartments_3 {شقق مخدومة، الدرجة الثالثة} unclassified {مرخّص بلا تصنيف} other {}}',
  bookNow: 'احجز الآن',
  ratingOf: '{rating} من {best, number}',
  stars: '{count, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
} as const satisfies Translated<typeof english.stays>

export const savedstays = {
  seen: '{price} عند الحفظ',
  less: 'السعر الآن أقل بمقدار {amount} منه عند الحفظ ({price})',
  more: 'السعر الآن أعلى بمقدار {amount} منه عند الحفظ ({price})',
  same: 'السعر كما كان عند الحفظ',
  past: 'انقضت هذه التواريخ',
  gone: 'لم تعد متاحة في هذه التواريخ',
  saveDates: 'حفظ بهذه التواريخ',
  saveDatesOf: 'حفظ بهذه التواريخ: «{hotel}»',
  datesSaved: 'حُفظ الفندق بهذه التواريخ.',
  alert: 'راسلني حين ينخفض السعر',
  alertOf: 'راسلني حين ينخفض السعر: «{hotel}»',
  alertOn: 'ستصلك رسالة حين ينخفض السعر',
  stop: 'إيقاف',
  stopOf: 'إيقاف الرسائل عن «{hotel}»',
  alertSet: 'ستصلك رسالة حين ينخفض سعر هذه الإقامة، مرة واحدة في اليوم على الأكثر، إلى أن يحين موعدها.',
  alertEnded: 'لن تصلك رسائل أخرى عن هذه الإقامة.',
  alertNotSet: 'لا سعر لهذه الإقامة الآن، فلا يمكن متابعة سعرها.',
  alertNoAddress: 'أضف عنوان بريد إلكتروني إلى حسابك أولًا لنتمكن من مراسلتك.',
  alertSignIn: 'سجّل الدخول لتصلك رسالة حين ينخفض سعر إقامة محفوظة.',
  ownDates: 'يظهر كل فندق بالتواريخ التي حفظته بها.',
  back: 'العودة إلى التواريخ المحفوظة',
  endTitle: 'هل تريد إيقاف الرسائل عن هذه الإقامة؟',
  endText: '«{hotel}»، {dates}: تصلك رسالة حين ينخفض سعر هذه الإقامة.',
  end: 'إيقاف هذه الرسائل',
  endedTitle: 'أُوقفت هذه الرسائل',
  endedText: '«{hotel}»، {dates}: لن تصلك رسائل أخرى عن هذه الإقامة، وتبقى ضمن فنادقك المحفوظة.',
  unknownTitle: 'هذا الرابط غير مكتمل',
  unknownText: 'افتحه مرة أخرى من رسالة البريد الإلكتروني، أو أوقف الرسائل من صفحة فنادقك المحفوظة.',
} as const satisfies Translated<typeof english.savedstays>

export const twocities = {
  pair: '{first} ثم {second}',
  hint: 'المدينتان في بحث واحد',
  description: 'فنادق في {first} و{second} في سفر واحد: ليالي كل مدينة، والانتقال بينهما، وإجمالي الإقامتين.',
  nightsZero: 'اختر ليلة واحدة على الأقل في {city}.',
  nightsMax:
    '{max, plural, zero {لا يمكن حجز ليالٍ في {city}.} one {الحد الأقصى ليلة واحدة في {city}.} two {الحد الأقصى ليلتان في {city}.} few {الحد الأقصى # ليالٍ في {city}.} many {الحد الأقصى # ليلة في {city}.} other {الحد الأقصى # ليلة في {city}.}}',
  budget: 'ميزانية الفندقين معًا',
  budgetHint: 'لكل الليالي، شاملة الضرائب والرسوم',
  budgetLow: 'مجموع أرخص فندقين في هذا البحث {price}.',
  clear: 'مسح التصفية والميزانية',

  choose: 'اختيار',
  chooseOf: 'اختيار هذا الفندق: «{hotel}»، {city}',
  chosen: 'فندقك في {city}',
  drop: 'فندق آخر',
  gone: 'لا توجد في «{hotel}» غرفة لهذه الليالي تناسب هذا البحث. اختر فندقًا آخر.',
  terms: 'الغرفة والشروط',
  others: 'فنادق أخرى في {city}',
  toHotel: 'كل غرف هذا الفندق',
  otherDates: 'تغيير موعد السفر: {range} في {city}، ابتداءً من {price}',
  withoutFilters:
    'دون التصفية والميزانية ({count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}})',

  between: 'من {first} إلى {second}',
  betweenOn: '{date} · يمكنك إضافته لاحقًا',
  forPeople:
    '{count, plural, zero {لـ# شخص} one {لشخص واحد} two {لشخصين} few {لـ# أشخاص} many {لـ# شخصًا} other {لـ# شخص}}',
  transfer: 'النقل',
  addTransfer: 'إضافة',
  addTransferOf: 'إضافة «{name}»',
  dropTransfer: 'إزالة',
  dropTransferOf: 'إزالة «{name}»',
  time: 'موعد الانطلاق',
  extras: 'الإضافات',
  extraPeopleOf: 'المسافرون: «{name}»',
  extraChildren: 'يُحسب الأطفال ابتداءً من الأكبر سنًّا.',
  transferGone: 'وسيلة النقل أو إحدى الإضافات التي اخترتها غير متاحة لهذا التاريخ وهذا العدد من المسافرين.',
  noTransfers: 'لا توجد وسيلة نقل بين المدينتين يمكن حجزها هنا في هذا اليوم.',
  groupTooLarge: 'عدد أفراد مجموعتك أكبر من أن يشمله حجز نقل واحد. تواصل معنا لنرتب لك المركبات المناسبة.',

  summary: 'خطة سفرك',
  chooseIn: 'اختر في {city}',
  totalFrom: 'مع أرخص فندق في {city}',
  total: 'المجموع',
  add: 'إضافة إلى السلة',

  notAdded: 'تعذّرت إضافة بعض ما اخترته',
  notAddedLine: '«{name}»: {reason}',
} as const satisfies Translated<typeof english.twocities>

export const map = {
  ring: '{minutes, number}\u00a0د',
  way: '{minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} مشيًا',
  wayTo:
    'نحو {minutes, plural, zero {دقيقة} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} مشيًا إلى {gate}',
  zoomIn: 'تكبير الخريطة',
  zoomOut: 'تصغير الخريطة',
  whole: 'عرض جميع الفنادق',
  searchArea: 'البحث في هذه المنطقة',
  inArea:
    '{count, plural, zero {لا فنادق من نتائج بحثك في هذه المنطقة} one {فندق واحد في هذه المنطقة} two {فندقان في هذه المنطقة} few {# فنادق في هذه المنطقة} many {# فندقًا في هذه المنطقة} other {# فندق في هذه المنطقة}}',
  seeHotel: 'عرض الفندق',
  close: 'إغلاق',
  around: 'خريطة المناطق المحيطة',
  aroundNote: 'تأتي صور الخريطة من {host}، فيظهر له عنوان جهازك على الإنترنت.',
  failed: 'يتعذّر تحريك الخريطة الآن، أما روابطها فتعمل.',
  source: '©\u00a0مساهمو OpenStreetMap، الأحياء: Who’s On First',
} as const satisfies Translated<typeof english.map>

export const prices = {
  meals: 'الوجبات',
  vat: 'ضريبة القيمة المضافة ({rate})',
  cityFee: 'رسوم البلدية ({rate})',
  vatInside: 'يتضمن الإجمالي {amount} ضريبة قيمة مضافة ({rate}).',
  details: 'تفاصيل السعر',
  cancelling_none: 'غير قابل للاسترداد، وعند الإلغاء تدفع السعر كاملًا.',
  packageRoom:
    '{sharing, select, single {غرفة مفردة} double {غرفة ثنائية} triple {غرفة ثلاثية} quad {غرفة رباعية} any {السعر للشخص} other {غرفة}}',
  cancelUntil: 'حتى {until}',
  cancelFrom: 'من {from}',
  cancelNow: 'من لحظة الحجز',
  fullyRefundable: 'قابل للاسترداد بالكامل',
  cancelTitle: 'عند الإلغاء',
  freeUntil_payment: 'لم يُدفع الحجز بعد: الإلغاء مجاني إلى أن تدفع.',
  freeUntil_provider: 'يمكنك سحب طلبك مجانًا إلى أن يُقبل.',
  freeUntil_offer: 'رفض العرض مجاني.',
  onceConfirmed: 'بعد تأكيد الحجز:',
  timesOf: 'الأوقات بتوقيت {place}.',
  addToCart: 'أضف إلى السلة',
  updateCart: 'عدّله في السلة',
  addToCartText: 'السلة لا تحجز المكان ولا تثبّت السعر.',
} as const satisfies Translated<typeof english.prices>
