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
      ['A sign with your name at the exit', 'لوحة باسمك عند المخرج'],
      ['Tolls, parking and fuel', 'رسوم الطرق والمواقف والوقود'],
    ],
    notes: [
      [
        'Give the flight number when you book, so that the driver can follow it.',
        'اذكر رقم رحلة الطيران عند الحجز ليتابعها السائق.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 12,
    more: [
      'Drivers are licensed to carry pilgrims and speak Arabic and some English. A child seat is free if you ask a day ahead.',
      'يحمل السائقون رخصة نقل المعتمرين ويتحدثون العربية وشيئًا من الإنجليزية. ومقعد الطفل مجاني إن طُلب قبل يوم.',
    ],
  },
  'transport-between-cities': {
    included: [
      ['Door to door', 'من الباب إلى الباب'],
      ['Water and a stop on the way', 'ماء واستراحة في الطريق'],
      ['Tolls, parking and fuel', 'رسوم الطرق والمواقف والوقود'],
    ],
    notes: [
      [
        'Two suitcases per person; for more, choose a larger vehicle.',
        'حقيبتان لكل شخص، وما زاد يحتاج إلى مركبة أكبر.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 12,
    more: [
      'The times are for a quiet day; on Fridays and before holidays allow an extra hour. Drivers stop for prayer without being asked.',
      'المدة المذكورة لأيام الهدوء، فأضف ساعة في أيام الجمعة وقبل الإجازات. ويتوقف السائق للصلاة من غير طلب.',
    ],
  },
  'haramain-train': {
    included: [
      ['Help with the timetable and the seats', 'المساعدة في المواعيد والمقاعد'],
      ['Someone to meet you on the platform', 'من يستقبلك على الرصيف'],
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
      'We are not the railway: we help with everything around the ride. Bring the passport or ID shown on your ticket.',
      'لسنا شركة القطار، وإنما نساعد فيما حول السفر بالقطار. وأحضر الجواز أو الهوية المذكورة في التذكرة.',
    ],
  },
  'guided-visits': {
    included: [
      ['A licensed guide, in Arabic or English', 'مرشد مرخص، بالعربية أو الإنجليزية'],
      ['Water and a headset', 'ماء وسماعات'],
    ],
    notes: [
      [
        'We visit places for their history; what you do there is up to you.',
        'تُزار الأماكن لتاريخها، وما يفعله الضيف فيها متروك له.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 12,
    more: [
      'Groups are small enough for everyone to hear. Times avoid the prayers, and every visit ends near a mosque.',
      'تبقى المجموعات صغيرة ليسمع الجميع، والمواعيد بعيدة عن أوقات الصلاة، وتنتهي كل زيارة قرب مسجد.',
    ],
  },
  'umrah-assistance': {
    included: [
      ['A companion from the hotel and back', 'مرافق من الفندق وإليه'],
      ['A booklet with the steps', 'كتيب بالخطوات'],
    ],
    notes: [
      [
        'Book the permit in the official app; you cannot enter without it.',
        'يُحجز التصريح عبر التطبيق الرسمي، ولا دخول من دونه.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 12,
    more: [
      'Companions show you the way and the order of the steps; they leave religious questions to scholars. Women may ask for a female companion.',
      'يدلّك المرافق على الطريق وترتيب الخطوات، ويترك المسائل الشرعية لأهلها. وللنساء أن يطلبن مرافقة.',
    ],
  },
  'wheelchairs-and-mobility': {
    included: [
      ['Delivery to the hotel and collection', 'التوصيل إلى الفندق والاستلام منه'],
      ['A phone number to call if something breaks', 'رقم للاتصال عند أي عطل'],
    ],
    notes: [
      [
        'Tell us the guest’s weight and height, so that the wheelchair fits.',
        'أخبرنا بوزن الضيف وطوله ليناسبه الكرسي.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 6,
    more: [
      'Every wheelchair is cleaned and checked before each guest. In the mosque, use the wheelchair lanes and lifts, which are level and signposted.',
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
        'Tell us what a guest must not eat; the kitchen cannot rule out traces of nuts.',
        'اذكر ما لا يناسب ضيوفك، ولا يضمن المطبخ الخلو التام من المكسرات.',
      ],
    ],
    policy: 'service-24h',
    closesHoursBefore: 12,
    more: [
      'Cooked the same day in a licensed kitchen in the city and delivered warm. Menus change daily, and we send them to you the evening before.',
      'تُطهى في يومها في مطبخ محلي مرخص وتصل ساخنة. وتتغير القائمة كل يوم وتصلك مساء اليوم السابق.',
    ],
  },
  'visas-and-groups': {
    included: [
      ['Your own advisor', 'مستشار يتابع طلبك'],
      ['A written list of what you need', 'قائمة مكتوبة بالمطلوب'],
    ],
    notes: [
      [
        'The authorities decide on visas and permits; we cannot promise them.',
        'التأشيرات والتصاريح قرار الجهات المختصة ولا يمكننا ضمانها.',
      ],
    ],
    policy: 'service-72h',
    closesHoursBefore: 48,
    more: [
      'You see what was sent, and when. Government fees are not included; you pay them to the authority directly.',
      'ترى ما أُرسل ومتى أُرسل. والرسوم الحكومية ليست ضمن السعر، وتدفعها أنت للجهة نفسها.',
    ],
  },
} as const satisfies Record<string, TypeTerms>

export type ServiceTypeCode = keyof typeof typeTerms
