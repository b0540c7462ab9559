import type { stays as english } from '../en/stays.ts'
import type { Translated } from '../icu-types.ts'

export const stays = {
  roomsLeft:
    '{count, plural, zero {لم تبقَ غرف} one {بقيت غرفة واحدة فقط} two {بقيت غرفتان فقط} few {بقيت # غرف فقط} many {بقيت # غرفة فقط} other {بقيت # غرفة فقط}}',
  amenities: 'المرافق والخدمات',
  mainFacilities: 'أبرز المرافق',
  airports: 'أقرب المطارات',
  pricePolicy: 'كيف يُحتسب هذا السعر',

  onRequest: 'يحتاج إلى تأكيد',
  onRequestText: 'يؤكّد هذا الفندق كل طلب بنفسه. أرسل طلبك، ولا تدفع شيئًا قبل موافقته.',
  inDistrict: '{district}، {city}',
  walkTo:
    '{distance} · نحو {minutes, plural, zero {دقيقة} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} مشيًا إلى {place}',
  ratingWord:
    '{band, select, superb {رائع} excellent {ممتاز} very_good {جيد جدًا} good {جيد} fair {مقبول} other {منخفض}}',
  ratedBy:
    '{band, select, superb {رائع} excellent {ممتاز} very_good {جيد جدًا} good {جيد} fair {مقبول} other {منخفض}} · {count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
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
  chooseRoom: 'اختر غرفة',
  pricesAre:
    '{dated, select, yes {} other {لم تختر تواريخك بعد. }}الأسعار للفترة {range}، {nights, plural, zero {بلا ليالٍ} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}، شاملة الضرائب والرسوم الإلزامية.',
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
  pay_accepted: 'الدفع عبر الإنترنت بعد موافقة {by, select, hotel {الفندق} other {مقدّم الخدمة}}',
  pay_acceptedSplit: 'الدفع عبر الإنترنت بعد موافقة الفندق، و{there} في الفندق',
  pay_bothAccepted: 'الدفع عبر الإنترنت بعد الموافقة أو {where}',
  pay_where: 'عند الوصول',
  chooseRate: '{action}: {room}، {board}، {terms}، {total}',
  ask: 'إرسال طلب',
  partlyRefundableNow: 'قابل للاسترداد جزئيًا: تكلفة الإلغاء {amount}',
  partlyRefundableUntil: 'قابل للاسترداد جزئيًا: تكلفة الإلغاء {amount} حتى {until}',
  cancellationInFull: 'تكلفة الإلغاء بالتفصيل',
  roomNotAvailable: 'غير متاحة في هذه التواريخ',
  moreRates:
    '{count, plural, zero {لا أسعار أخرى} one {سعر آخر} two {سعران آخران} few {# أسعار أخرى} many {# سعرًا آخر} other {# سعر آخر}}',
  tooManyForARoom: 'ضيوفك أكثر مما تتسع له غرفة واحدة',
  spreadOver:
    '{rooms, plural, zero {اعرض الأسعار} one {اعرض أسعار غرفة واحدة} two {اعرض أسعار غرفتين} few {اعرض أسعار # غرف} many {اعرض أسعار # غرفة} other {اعرض أسعار # غرفة}}',
  why_sold_out: 'كل الغرف من هذا النوع محجوزة في ليلة واحدة على الأقل من هذه الليالي.',
  why_closed: 'لا يعرض الفندق هذه الغرفة في هذه الليالي.',
  why_closed_to_arrival: 'لا يمكن الوصول في هذا اليوم. جرّب يومًا قبله أو بعده.',
  why_min_stay:
    '{nights, plural, zero {لا حد أدنى للإقامة في هذه التواريخ.} one {يجب ألا تقل الإقامة في هذه التواريخ عن ليلة واحدة.} two {يجب ألا تقل الإقامة في هذه التواريخ عن ليلتين.} few {يجب ألا تقل الإقامة في هذه التواريخ عن # ليالٍ.} many {يجب ألا تقل الإقامة في هذه التواريخ عن # ليلة.} other {يجب ألا تقل الإقامة في هذه التواريخ عن # ليلة.}}',
  why_too_many_guests: 'لا يتسع هذا النوع لضيوفك في غرفة واحدة. وزّعهم على غرف أكثر.',
  why_too_few_rooms:
    '{rooms, plural, zero {لا غرف متاحة من هذا النوع.} one {لا غرف متاحة من هذا النوع.} two {لا تتوفر غرفتان من هذا النوع.} few {لا تتوفر # غرف من هذا النوع.} many {لا تتوفر # غرفة من هذا النوع.} other {لا تتوفر # غرفة من هذا النوع.}}',
  why_no_prices: 'لم تُفتح أسعار هذه الليالي بعد.',
  bathrooms:
    '{count, plural, zero {لا دورات مياه} one {دورة مياه واحدة} two {دورتا مياه} few {# دورات مياه} many {# دورة مياه} other {# دورة مياه}}',
  squareMetres: '{area, number}\u00a0م²',
  reviews:
    '{count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  bookNow: 'احجز الآن',
  ratingOf: '{rating} من {best, number}',
  stars: '{count, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
} as const satisfies Translated<typeof english>
