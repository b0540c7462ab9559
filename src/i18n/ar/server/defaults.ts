import type * as english from '../../en/server/defaults.ts'
import type { Translated } from '../../icu-types.ts'

export const editornames = {
  untitled: 'بلا عنوان',
  untitled_blog: 'مقال بلا عنوان',
  untitled_blog_category: 'تصنيف بلا اسم',
  untitled_hashtag: 'وسم بلا اسم',
  untitled_question: 'سؤال بلا عنوان',
  untitled_question_topic: 'موضوع بلا اسم',
  untitled_season_note: 'تنبيه بلا عنوان',
  untitled_hotel: 'فندق بلا اسم',
  untitled_room_type: 'نوع غرفة بلا اسم',
  untitled_rate_plan: 'خطة أسعار بلا رمز',
  untitled_policy: 'سياسة بلا اسم',
  untitled_place: 'مكان بلا اسم',
  untitled_package: 'باقة بلا اسم',
  untitled_package_type: 'نوع باقة بلا اسم',
  untitled_service: 'خدمة بلا اسم',
  untitled_service_option: 'خيار خدمة بلا اسم',
  untitled_service_type: 'نوع خدمة بلا اسم',
  untitled_season: 'موسم بلا اسم',
  untitled_tax_rule: 'ضريبة بلا نوع',
  subject_entrance: 'المدخل',
  subject_building: 'المبنى من الخارج',
  subject_lobby: 'البهو',
  subject_reception: 'الاستقبال',
  subject_room: 'الغرفة',
  subject_bathroom: 'دورة المياه',
  subject_view: 'الإطلالة من النافذة',
  subject_haram_view: 'إطلالة على الحرم',
  subject_breakfast: 'الفطور',
  subject_restaurant: 'المطعم',
  subject_prayer_room: 'المصلّى',
  subject_corridor: 'الممر والمصاعد',
  subject_street: 'الشارع أمام المبنى',
  subject_way: 'الطريق إلى الحرم',
  subject_bus: 'الحافلة',
  subject_car: 'السيارة',
  subject_group: 'المجموعة في الطريق',
  subject_place: 'أحد المزارات',
} as const satisfies Translated<typeof english.editornames>

export const providertexts = {
  homeTitle: 'فنادق وباقات وخدمات',
  homeDescription: 'كل سعر شامل الضرائب والرسوم، ومعه آخر موعد للإلغاء المجاني.',
  heroTitle: 'أين تودّ الإقامة؟',
  heroTitleTrip: 'سافِر معنا',
  openingTitle: 'يبدأ الحجز هنا قريبًا',
  openingText: 'نعدّ عروضنا الأولى، ويسعدنا أن تسألنا من الآن.',
  heroText: 'السعر كاملًا بضرائبه ورسومه من اللحظة الأولى.',
  withinHours: 'خلال {count, plural, zero {# ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  withinWorkingDays:
    'خلال {count, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}',
} as const satisfies Translated<typeof english.providertexts>

export const pagetitles = {
  booking:
    '{state, select, checking {جارٍ تأكيد الدفع} pending {بانتظار الدفع} waiting {أُرسل الطلب} offer {عرض جديد لك} pay {قُبل الطلب ويبقى الدفع} document {وثيقة مطلوبة} hotel {تغيّر فندقك} overdue {قسط متأخر} confirmed {حجز مؤكَّد} changed {حجز معدَّل} rejected {لم يُقبل الطلب} expired {انتهت المهلة} cancelled {حجز ملغى} completed {حجز مكتمل} no_show {سُجّل عدم الحضور} cancelling {إلغاء الحجز} withdrawing {سحب الطلب} other {حجزك}}: {reference}',
  order:
    '{state, select, checking {جارٍ تأكيد الدفع} pending {طلبك بانتظار الدفع} confirmed {طلب مؤكَّد} ended {طلب منتهٍ} part {طلبك} mixed {طلبك} other {طلبك}}: {reference}',
} as const satisfies Translated<typeof english.pagetitles>

export const licences = {
  title: 'المصادر والتراخيص',
  intro: 'المصادر التي بُني عليها هذا الموقع، وأصحابها.',
  data: 'الأماكن والحقائق',
  dataText:
    'لم يُؤخذ من هذه المصادر إلا الحقائق: الإحداثيات والأسماء والرموز. وما كان منها تحت رخصة قواعد البيانات المفتوحة يبقى تحتها عند نقله، غُيِّر أم لم يُغيَّر.',
  fonts: 'الخطوط',
  fontsText: 'نستخدم من هذه الخطوط الحروف التي تحتاج إليها اللغتان.',
  documentFonts: 'الأسماء المكتوبة بحروف لغات أخرى في المستندات',
  pictures: 'الصور',
  picturesText:
    'الصور المرسومة يرسمها برنامج من برامج الموقع، ولا تُظهر فندقًا حقيقيًا ولا شخصًا حقيقيًا. أما الصور الفوتوغرافية فمن عندنا.',
  invented:
    'الفنادق وأسماؤها وأسعارها وتقييماتها من نسج الخيال لغرض العرض، أما الأماكن والأبواب والأحياء والمسافات فحقيقية.',
  software: 'البرمجيات',
  softwareText: 'المكتبات التي بُني بها البرنامج، ولكلٍّ منها رخصتها.',
  places: 'الأبواب والمعالم والأماكن القريبة من الفنادق',
  districts: 'الأحياء',
  cities: 'المدن',
  airports: 'المطارات والإحداثيات',
  countries: 'أسماء البلدان',
  phones: 'أرقام الهواتف',
} as const satisfies Translated<typeof english.licences>

export const sandbox = {
  title: 'دفع تجريبي',
  notice: 'هذه صفحة تجريبية: لا تُنقل فيها أموال ولا تُطلب فيها بطاقة. اختر ما تفعله البطاقة التجريبية.',
  amount: 'المبلغ المطلوب',
  reference: 'الرقم المرجعي: {reference}',
  cards: 'البطاقات التجريبية',
  card_good: 'تُقبل فورًا',
  card_declined: 'تُرفض',
  card_asks: 'يطلب البنك التحقق أولًا',
  card_slow: 'تُقبل، لكن البنك يردّ بعد 20 ثانية',
  card_silent: 'تُقبل، لكن إشعار الدفع يضيع',
  card_twice: 'تُقبل، ويصل إشعار الدفع مرتين',
  cardEnds: 'بطاقة تجريبية تنتهي بالأرقام {digits}',
  pay: 'دفع {amount}',
  back: 'العودة من دون دفع',
  bankTitle: 'سؤال من البنك التجريبي',
  bankText: 'دفعة بمبلغ {amount} بالبطاقة التجريبية المنتهية بالأرقام {digits}: هل هي منك؟',
  bankYes: 'نعم، أؤكّدها',
  bankNo: 'لا، أرفضها',
  overTitle: 'انتهت مهلة هذه الصفحة',
  overText: 'لم يعد الدفع متاحًا هنا.',
  overBack: 'العودة إلى الحجز',
} as const satisfies Translated<typeof english.sandbox>
