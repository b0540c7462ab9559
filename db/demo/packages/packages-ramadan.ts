import { leg } from '#db/demo/packages/legs.ts'
import type { TravelPackage } from '#db/demo/packages/shape.ts'

const ramadan = 9

export const ramadanPackages: TravelPackage[] = [
  {
    slug: 'first-days-of-ramadan',
    type: 'ramadan',
    title: { en: 'First days of Ramadan', ar: 'أول أيام رمضان' },
    summary: {
      en: 'Six days from Riyadh early in the month, with iftar and suhoor every day.',
      ar: 'ستة أيام من الرياض في أول الشهر، والإفطار والسحور كل يوم.',
    },
    about: {
      en: 'The first nights of the month at the Holy Mosque are quieter than the last ones. The flight lands in time for iftar.',
      ar: 'الليالي الأولى من الشهر في المسجد الحرام أهدأ من أواخره. وتصل الطائرة قبل الإفطار.',
    },
    tourType: 'small_group',
    groupSize: 24,
    from: 'riyadh',
    flight: ['RUH', 'JED'],
    legs: [leg('makkah', 4, 'suhoor_iftar', ['fasting', 'fasting', 'free', 'fasting'])],
    price: 3450,
    schedule: {
      hijri: [
        { month: ramadan, day: 1 },
        { month: ramadan, day: 6 },
      ],
    },
    meetsAt: '08:00',
    notes: ['crowds', 'moon'],
    extras: ['view', 'wheelchair'],
    scenes: [
      { kind: 'meal', options: {} },
      { kind: 'skyline', options: {} },
    ],
  },
  {
    slug: 'middle-of-ramadan-two-cities',
    type: 'ramadan',
    title: { en: 'Mid-Ramadan', ar: 'منتصف رمضان' },
    summary: {
      en: 'Seven days from Dubai, half of them in Madinah with iftar on the mats of the mosque.',
      ar: 'سبعة أيام من دبي، نصفها في المدينة المنورة مع الإفطار على سُفَر المسجد.',
    },
    about: {
      en: 'The first crowds have left and the last have not yet come. Madinah breaks its fast on long mats in the mosque, and everyone invites you to sit down.',
      ar: 'حين يكون زحام البداية قد خف وزحام الختام لم يأتِ بعد. يُفطر أهل المدينة على سُفَر طويلة في المسجد، ويُدعى الضيف حيثما مرّ.',
    },
    tourType: 'small_group',
    groupSize: 22,
    from: 'dubai',
    flight: ['DXB', 'MED'],
    legs: [
      leg('madinah', 4, 'suhoor_iftar', ['fastingMadinah', 'nabawi']),
      leg('makkah', 4, 'suhoor_iftar', ['fasting', 'fasting']),
    ],
    price: 4280,
    schedule: {
      hijri: [
        { month: ramadan, day: 9 },
        { month: ramadan, day: 13 },
      ],
    },
    meetsAt: '07:30',
    notes: ['crowds', 'moon'],
    extras: ['quran', 'view', 'companion'],
    scenes: [
      { kind: 'table', options: {} },
      { kind: 'skyline', options: {} },
    ],
  },
  {
    slug: 'last-ten-nights',
    type: 'ramadan',
    title: { en: 'The last ten nights', ar: 'العشر الأواخر' },
    summary: {
      en: 'Eleven days in Makkah from Cairo, in a hotel within walking distance of the mosque.',
      ar: 'أحد عشر يومًا في مكة المكرمة من القاهرة، في فندق يُوصل منه إلى المسجد مشيًا.',
    },
    about: {
      en: 'No visits and no coaches: the days are for sleep and the nights for prayer. The group leaves when the month ends, after the Eid prayer if the calendar allows.',
      ar: 'لا زيارات ولا حافلات: النهار للنوم والليل للصلاة. وتغادر المجموعة بانتهاء الشهر، بعد صلاة العيد إن سمح التقويم.',
    },
    tourType: 'large_group',
    groupSize: 40,
    from: 'cairo',
    flight: ['CAI', 'JED'],
    legs: [
      leg('makkah', 4, 'suhoor_iftar', [
        'lastNights',
        'lastNights',
        'lastNights',
        'lastNights',
        'lastNights',
        'lastNights',
        'lastNights',
        'lastNights',
        'free',
      ]),
    ],
    price: 6900,
    schedule: { hijri: [{ month: ramadan, day: 20 }] },
    meetsAt: '05:30',
    notes: ['crowds', 'moon'],
    extras: ['wheelchair', 'luggage'],
    scenes: [
      { kind: 'skyline', options: {} },
      { kind: 'lobby', options: {} },
    ],
  },
  {
    slug: 'ramadan-weekend-from-jeddah',
    type: 'ramadan',
    title: { en: 'Four days of Ramadan', ar: 'أربعة أيام من رمضان' },
    summary: {
      en: 'A short stay close to home: three nights and three iftars.',
      ar: 'إقامة قصيرة قريبة من بيتك: ثلاث ليالٍ وثلاثة إفطارات.',
    },
    about: {
      en: 'The coach leaves in the afternoon and reaches Makkah before sunset. You pay on arrival and can cancel for free until 14 days before.',
      ar: 'تنطلق الحافلة عصرًا وتصل إلى مكة المكرمة قبل الغروب. يُدفع عند الوصول، والإلغاء مجاني حتى 14 يومًا قبل الانطلاق.',
    },
    tourType: 'small_group',
    groupSize: 18,
    from: 'jeddah',
    legs: [leg('makkah', 3, 'suhoor_iftar', ['fasting', 'fasting'])],
    price: 1750,
    schedule: {
      hijri: [
        { month: ramadan, day: 4 },
        { month: ramadan, day: 11 },
        { month: ramadan, day: 17 },
      ],
    },
    meetsAt: '14:30',
    onArrivalOnly: true,
    policy: 'package-14d',
    notes: ['crowds', 'moon'],
    extras: ['view', 'wheelchair'],
    scenes: [
      { kind: 'meal', options: {} },
      { kind: 'road', options: {} },
    ],
  },
  {
    slug: 'eid-in-madinah',
    type: 'ramadan',
    title: { en: 'Eid in Madinah', ar: 'العيد في المدينة المنورة' },
    summary: {
      en: 'Five days from Riyadh: the last night of the month, the Eid prayer and three days of visits.',
      ar: 'خمسة أيام من الرياض: آخر ليالي الشهر وصلاة العيد وثلاثة أيام من الزيارات.',
    },
    about: {
      en: 'Families come in new clothes, sweets go from hand to hand, and the mosque is full before sunrise. The following days are for Quba, Uhud and the exhibitions.',
      ar: 'تأتي العائلات في ثياب جديدة، وتنتقل الحلوى من يد إلى يد، ويمتلئ المسجد قبل الشروق. والأيام التالية لقباء وأحد والمعارض.',
    },
    tourType: 'small_group',
    groupSize: 26,
    from: 'riyadh',
    flight: ['RUH', 'MED'],
    legs: [leg('madinah', 4, 'half_board', ['nabawi', 'quba', 'exhibitions'])],
    price: 2980,
    schedule: { hijri: [{ month: ramadan, day: 29 }] },
    meetsAt: '12:00',
    notes: ['moon'],
    extras: ['cot', 'view'],
    scenes: [
      { kind: 'skyline', options: {} },
      { kind: 'table', options: {} },
    ],
  },
]
