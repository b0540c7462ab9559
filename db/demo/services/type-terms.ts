import type { TextPair } from '#db/demo/services/shape.ts'

export type TypeTerms = {
  included: readonly TextPair[]
  notes: readonly TextPair[]
  policy: string
  closesHoursBefore: number
  more: TextPair
}

/** Terms that apply to every service of a category. */
export const typeTerms = {
  'airport-transfers': {
    included: [
      ['An hour of waiting after landing', 'ساعة انتظار بعد هبوط الطائرة'],
      ['A name on a board at the exit', 'لوحة باسمك عند المخرج'],
      ['Tolls, parking and fuel', 'الرسوم والمواقف والوقود'],
    ],
    notes: [
      ['Give the flight number when you book: the driver follows it.', 'اذكر رقم الرحلة عند الحجز ليتابعها السائق.'],
    ],
    policy: 'service-24h',
    closesHoursBefore: 12,
    more: [
      'Drivers hold a licence for pilgrims’ transport and speak Arabic and some English. A child seat is free if you ask for it a day before.',
      'يحمل السائقون رخصة نقل المعتمرين ويتحدثون العربية وشيئًا من الإنجليزية. ومقعد الطفل مجاني إن طُلب قبل يوم.',
    ],
  },
  'transport-between-cities': {
    included: [
      ['From door to door', 'من الباب إلى الباب'],
      ['Water and a stop on the way', 'ماء واستراحة في الطريق'],
      ['Tolls, parking and fuel', 'الرسوم والمواقف والوقود'],
    ],
    notes: [
      ['Two suitcases a person; more go into a larger vehicle.', 'حقيبتان لكل شخص، وما زاد يحتاج إلى مركبة أكبر.'],
    ],
    policy: 'service-24h',
    closesHoursBefore: 12,
    more: [
      'The hours told are those of a quiet day; on Fridays and before holidays leave an hour more. Drivers stop for prayer without being asked.',
      'المدة المذكورة لأيام الهدوء، فأضف ساعة في أيام الجمعة وقبل الإجازات. ويتوقف السائق للصلاة من غير طلب.',
    ],
  },
  'haramain-train': {
    included: [
      ['Help with the timetable and the seats', 'المساعدة في المواعيد والمقاعد'],
      ['Somebody on the platform', 'من يستقبلك على الرصيف'],
    ],
    notes: [
      [
        'The ticket is issued by the railway in the traveller’s name and follows its rules.',
        'تصدر التذكرة من شركة القطار باسم المسافر وتخضع لشروطها.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 24,
    more: [
      'We are not the railway: we help with what surrounds the ride. Bring the passport or identity card that the ticket names.',
      'لسنا شركة القطار، وإنما نساعد فيما يحيط بالرحلة. وأحضر الجواز أو الهوية المذكورة في التذكرة.',
    ],
  },
  'guided-visits': {
    included: [
      ['A licensed guide, in Arabic or English', 'مرشد مرخص، بالعربية أو الإنجليزية'],
      ['Water and a headset', 'ماء وسماعات'],
    ],
    notes: [
      [
        'Places are visited for their history; what is done at them is left to each guest.',
        'تُزار الأماكن لتاريخها، وما يفعله الضيف فيها متروك له.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 12,
    more: [
      'Groups stay small enough to hear. Times avoid the prayers, and every visit ends where a mosque is near.',
      'تبقى المجموعات صغيرة ليسمع الجميع، والمواعيد بعيدة عن أوقات الصلاة، وتنتهي كل زيارة قرب مسجد.',
    ],
  },
  'umrah-assistance': {
    included: [
      ['A companion from the hotel and back', 'مرافق من الفندق وإليه'],
      ['A booklet of the steps', 'كتيب بالخطوات'],
    ],
    notes: [
      [
        'The permit is booked in the official application; without it nobody enters.',
        'يُحجز التصريح عبر التطبيق الرسمي، ولا دخول من دونه.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 12,
    more: [
      'Companions show the way and the order of the steps; questions of religion they leave to scholars. Women may ask for a woman.',
      'يدلّك المرافق على الطريق وترتيب الخطوات، ويترك المسائل الشرعية لأهلها. وللنساء أن يطلبن مرافقة.',
    ],
  },
  'wheelchairs-and-mobility': {
    included: [
      ['Delivery to the hotel and collection', 'التوصيل إلى الفندق والاستلام منه'],
      ['A number to call if something breaks', 'رقم للاتصال عند أي عطل'],
    ],
    notes: [
      [
        'Tell us the weight and height of the guest, so that the chair fits.',
        'أخبرنا بوزن الضيف وطوله ليناسبه الكرسي.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 6,
    more: [
      'Chairs are cleaned and checked before every guest. Within the mosque the lanes and lifts for wheelchairs are used, which are marked and level.',
      'تُنظف الكراسي وتُفحص قبل كل ضيف. وفي المسجد تُستخدم المسارات والمصاعد المخصصة للكراسي، وهي مستوية وعليها علامات.',
    ],
  },
  meals: {
    included: [
      ['Delivery to the room or the meeting point', 'التوصيل إلى الغرفة أو نقطة اللقاء'],
      ['Plates and cutlery', 'الأطباق وأدوات المائدة'],
    ],
    notes: [
      [
        'Say what somebody must not eat; the kitchen cannot rule out traces of nuts.',
        'اذكر ما لا يناسب ضيوفك، ولا يضمن المطبخ الخلو التام من المكسرات.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 12,
    more: [
      'Cooked on the day in a licensed kitchen in the city, and brought warm. Menus change every day and are sent to you the evening before.',
      'تُطهى في يومها في مطبخ محلي مرخص وتصل ساخنة. وتتغير القائمة كل يوم وتصلك مساء اليوم السابق.',
    ],
  },
  'visas-and-groups': {
    included: [
      ['An advisor of your own', 'مستشار يتابع طلبك'],
      ['A written list of what is needed', 'قائمة مكتوبة بالمطلوب'],
    ],
    notes: [
      [
        'Visas and permits are decided by the authorities; we cannot promise them.',
        'التأشيرات والتصاريح قرار الجهات المختصة ولا يمكننا ضمانها.',
      ],
    ],
    policy: 'service-72h',
    closesHoursBefore: 48,
    more: [
      'You see what was sent and when. Government fees are not in the price and are paid by you to the authority itself.',
      'ترى ما أُرسل ومتى أُرسل. والرسوم الحكومية ليست ضمن السعر، وتدفعها أنت للجهة نفسها.',
    ],
  },
} as const satisfies Record<string, TypeTerms>

export type ServiceTypeCode = keyof typeof typeTerms
