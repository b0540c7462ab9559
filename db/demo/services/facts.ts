import type { TextPair } from '#db/demo/services/shape.ts'

/** The contents of a service, notes for its guests, and the last paragraph of its text. */
export type ServiceFacts = { included: readonly TextPair[]; notes: readonly TextPair[]; more: TextPair }

// Facts that several services share.
const roadCosts: TextPair = ['Tolls, parking and fuel', 'رسوم الطرق والمواقف والوقود']
const sign: TextPair = ['A sign with your name at the exit', 'لوحة باسمك عند المخرج']
const waitAfterLanding: TextPair = ['An hour of waiting after landing', 'ساعة انتظار بعد هبوط الطائرة']
const callAtHotel: TextPair = ['A call when the driver is at your hotel', 'اتصال عند وصول السائق إلى الفندق']
const waitAtEntrance: TextPair = ['Fifteen minutes of waiting at the entrance', 'انتظار ربع ساعة عند المدخل']
const waterOnTheWay: TextPair = ['Water and a stop on the way', 'ماء واستراحة في الطريق']
const doorToDoor: TextPair = ['Door to door', 'من الباب إلى الباب']
const luggageHelp: TextPair = ['Help with your luggage', 'المساعدة في حمل الأمتعة']
const guide: TextPair = ['A licensed guide, in Arabic or English', 'مرشد مرخص، بالعربية أو الإنجليزية']
const headset: TextPair = ['Water and a headset', 'ماء وسماعات']
const fromHotelAndBack: TextPair = ['A companion from the hotel and back', 'مرافق من الفندق وإليه']
const booklet: TextPair = ['A booklet with the steps', 'كتيب بالخطوات']
const broughtAndCollected: TextPair = ['Delivery to the hotel and collection', 'التوصيل إلى الفندق والاستلام منه']
const breakdownPhone: TextPair = ['A phone number to call if something breaks', 'رقم للاتصال عند أي عطل']
const deliveredMeal: TextPair = ['Delivery to your room or lobby', 'التوصيل إلى غرفتك أو إلى بهو الفندق']
const tableware: TextPair = ['Plates and cutlery', 'الأطباق وأدوات المائدة']
const advisor: TextPair = ['Your own advisor', 'مستشار يتابع طلبك']
const writtenList: TextPair = ['A written list of what you need', 'قائمة مكتوبة بالمطلوب']

const flightAfterBooking: TextPair = [
  'We ask for your flight number after you book, so that the driver can follow the flight.',
  'نسألك عن رقم رحلة الطيران بعد الحجز ليتابعها السائق.',
]
const twoSuitcases: TextPair = [
  'Two suitcases per person; for more, choose a larger vehicle.',
  'حقيبتان لكل شخص، وما زاد يحتاج إلى مركبة أكبر.',
]
const forHistory: TextPair = [
  'We visit places for their history; what you do there is up to you.',
  'تُزار الأماكن لتاريخها، وما يفعله الضيف فيها متروك له.',
]
const permit: TextPair = [
  'Book the permit in the official app; you cannot enter without it.',
  'يُحجز التصريح عبر التطبيق الرسمي، ولا دخول من دونه.',
]
const weightAndHeight: TextPair = [
  'Tell us the guest’s weight and height, so that the wheelchair fits.',
  'أخبرنا بوزن الضيف وطوله ليناسبه الكرسي.',
]
const notEaten: TextPair = [
  'Tell us what a guest must not eat; the kitchen cannot rule out traces of nuts.',
  'اذكر ما لا يناسب ضيوفك، ولا يضمن المطبخ الخلو التام من المكسرات.',
]
const authorities: TextPair = [
  'The authorities decide on visas and permits; we cannot promise them.',
  'التأشيرات والتصاريح قرار الجهات المختصة ولا يمكننا ضمانها.',
]
const trainTicket: TextPair = [
  'The train ticket is not included; bring the passport or ID shown on it.',
  'لا يشمل السعر تذكرة القطار، فأحضر الجواز أو الهوية المذكورة فيها.',
]

const trainSeats: ServiceFacts = {
  included: [
    ['The train ticket, with seats beside each other', 'تذكرة القطار بمقاعد متجاورة'],
    ['Someone in the hall of the station who shows you the way', 'من يرشدك في بهو المحطة إلى طريقك'],
    ['A seat on another train if yours is cancelled', 'مقعد في قطار آخر إن أُلغي قطارك'],
  ],
  notes: [
    [
      'Bring the passport or ID with which the ticket was bought. The gates close before departure.',
      'أحضر الجواز أو الهوية التي اشتُريت بها التذكرة، فالبوابات تُغلق قبل موعد القطار.',
    ],
    ['Two suitcases and a small bag per person travel with you.', 'يسافر مع كل شخص حقيبتان وحقيبة يد.'],
  ],
  more: [
    'We are not the railway: its rules apply on board, and its timetable can move a departure by some minutes. We write to you if it does.',
    'لسنا شركة القطار، وشروطها هي المعتمدة على متنه، وقد يتغير موعد القطار بضع دقائق فنخبرك بذلك.',
  ],
}

const drivers: TextPair = [
  'Drivers are licensed to carry pilgrims and speak Arabic and some English. A child seat is free if you ask a day ahead.',
  'يحمل السائقون رخصة نقل المعتمرين ويتحدثون العربية وشيئًا من الإنجليزية. ومقعد الطفل مجاني إن طُلب قبل يوم.',
]
const quietDay: TextPair = [
  'The time is for a quiet day; on Fridays and before holidays allow an extra hour. Drivers stop for prayer without being asked.',
  'المدة المذكورة لأيام الهدوء، فأضف ساعة في أيام الجمعة وقبل الإجازات. ويتوقف السائق للصلاة من غير طلب.',
]
const notTheRailway: TextPair = [
  'We are not the railway: we help with everything around the ride. If your train is late, we wait for it at no charge.',
  'لسنا شركة القطار، وإنما نساعد فيما حول السفر بالقطار. وإن تأخر قطارك انتظرناه بلا رسوم.',
]
const stopsForPrayers: TextPair = [
  'Groups are small enough for everyone to hear, and they stop for every prayer on the way.',
  'تبقى المجموعات صغيرة ليسمع الجميع، وتتوقف لكل صلاة تحين في الطريق.',
]
const scholars: TextPair = [
  'Companions show you the way and the order of the steps; they leave religious questions to scholars. Women may ask for a female companion.',
  'يدلّك المرافق على الطريق وترتيب الخطوات، ويترك المسائل الشرعية لأهلها. وللنساء أن يطلبن مرافقة.',
]
const cleanWheelchair: TextPair = [
  'Every wheelchair is cleaned and checked before each guest. In the mosque, use the wheelchair lanes and lifts, which are level and signposted.',
  'تُنظف الكراسي وتُفحص قبل كل ضيف. وفي المسجد تُستخدم المسارات والمصاعد المخصصة للكراسي، وهي مستوية وعليها علامات.',
]
const deliveredWarm: TextPair = [
  'Cooked the same day in a licensed kitchen in the city and delivered warm.',
  'تُطهى في يومها في مطبخ محلي مرخص وتصل ساخنة.',
]
const whatWasSent: TextPair = [
  'You see what was sent, and when. Government fees are not included; you pay them to the authority directly.',
  'ترى ما أُرسل ومتى أُرسل. والرسوم الحكومية ليست ضمن السعر، وتدفعها أنت للجهة نفسها.',
]

const fromAirport: ServiceFacts = {
  included: [waitAfterLanding, sign, roadCosts],
  notes: [flightAfterBooking],
  more: drivers,
}
const toAirport: ServiceFacts = {
  included: [callAtHotel, waitAtEntrance, roadCosts],
  notes: [flightAfterBooking],
  more: drivers,
}
const byRoad: ServiceFacts = {
  included: [doorToDoor, waterOnTheWay, roadCosts],
  notes: [twoSuitcases],
  more: quietDay,
}
const coachVisit: ServiceFacts = { included: [guide, headset], notes: [forHistory], more: stopsForPrayers }
const wheelchairByDay: ServiceFacts = {
  included: [broughtAndCollected, breakdownPhone],
  notes: [weightAndHeight],
  more: cleanWheelchair,
}
const hotelMeal: ServiceFacts = { included: [deliveredMeal, tableware], notes: [notEaten], more: deliveredWarm }

/** The facts of each service by its slug. */
export const serviceFacts: Record<string, ServiceFacts> = {
  'jeddah-airport-to-makkah': fromAirport,
  'makkah-to-jeddah-airport': toAirport,
  'madinah-airport-to-hotel': fromAirport,
  'hotel-to-madinah-airport': toAirport,
  'jeddah-airport-to-jeddah': fromAirport,

  'makkah-to-madinah-by-road': byRoad,
  'madinah-to-makkah-by-the-miqat': {
    ...byRoad,
    included: [doorToDoor, ['A stop at the miqat, as long as you need', 'وقفة في الميقات بقدر ما تحتاج'], roadCosts],
  },
  'shared-coach-between-the-cities': {
    included: [
      [
        'From stop to stop: Makkah, Al-Mu’alla Street; Madinah, near the mosque',
        'من موقف إلى موقف: شارع المعلاة بمكة المكرمة، وقرب المسجد بالمدينة المنورة',
      ],
      waterOnTheWay,
      ['One suitcase and one bag', 'حقيبة كبيرة وأخرى لليد'],
    ],
    notes: [['Be at the stop fifteen minutes before the coach leaves.', 'احضر إلى الموقف قبل موعد الحافلة بربع ساعة.']],
    more: [
      'The time is for a quiet day; on Fridays and before holidays allow an extra hour. The coach stops for prayer on the way.',
      'المدة المذكورة لأيام الهدوء، فأضف ساعة في أيام الجمعة وقبل الإجازات. وتتوقف الحافلة للصلاة في الطريق.',
    ],
  },
  'makkah-and-taif-in-a-day': {
    included: [
      ['The car and driver all day, there and back', 'سيارة وسائق طوال اليوم ذهابًا وإيابًا'],
      waterOnTheWay,
      roadCosts,
    ],
    notes: [
      ['Meals and entry fees are not included.', 'لا يشمل السعر الوجبات ورسوم الدخول.'],
      ['Bring something warm: Taif is far cooler than Makkah.', 'أحضر ما يدفئ، فالطائف أبرد من مكة المكرمة كثيرًا.'],
    ],
    more: [
      'You choose the stops and how long they last. The driver stops for prayer without being asked.',
      'تختار أنت المحطات ومدة كل منها. ويتوقف السائق للصلاة من غير طلب.',
    ],
  },
  'driver-for-the-day': {
    included: [
      ['The car and driver for {driver}', 'سيارة وسائق لمدة {driver}'],
      ['Waiting wherever you stop', 'الانتظار حيث تتوقف'],
      roadCosts,
    ],
    notes: [
      ['For rides within Makkah; ask us for other cities.', 'للتنقل داخل مكة المكرمة، واسألنا عن غيرها من المدن.'],
    ],
    more: drivers,
  },

  'train-ticket-help': {
    included: [
      ['Help with the timetable and the seats', 'المساعدة في المواعيد والمقاعد'],
      ['A second choice if the train is full', 'قطار بديل إن امتلأ ما اخترت'],
    ],
    notes: [
      [
        'The ticket is issued by the railway in the traveller’s name and follows its rules.',
        'تصدر التذكرة من شركة القطار باسم المسافر وتخضع لشروطها.',
      ],
    ],
    more: [
      'We are not the railway and do not sell its tickets. Have the passport or ID of every traveller at hand when we call.',
      'لسنا شركة القطار ولا نبيع تذاكرها. وليكن جواز كل مسافر أو هويته في متناولك حين نتصل.',
    ],
  },
  'train-makkah-to-madinah': trainSeats,
  'train-madinah-to-makkah': trainSeats,
  'station-assistance-makkah': {
    included: [
      ['The ride from your hotel to the station', 'النقل من فندقك إلى المحطة'],
      ['Help with your luggage to the platform', 'المساعدة في حمل الأمتعة إلى الرصيف'],
      ['Company as far as your seat', 'مرافقة حتى مقعدك'],
    ],
    notes: [trainTicket],
    more: [
      'We are not the railway: we help with everything around the ride. The car leaves early enough for the gates, which close before departure.',
      'لسنا شركة القطار، وإنما نساعد فيما حول السفر بالقطار. وتنطلق السيارة مبكرًا لأن البوابات تُغلق قبل موعد القطار.',
    ],
  },
  'station-to-hotel-madinah': {
    included: [
      ['Someone to meet you on the platform', 'من يستقبلك على الرصيف'],
      luggageHelp,
      ['The ride to your hotel', 'النقل إلى فندقك'],
    ],
    notes: [trainTicket],
    more: notTheRailway,
  },
  'luggage-between-hotels': {
    included: [
      ['Collection in your lobby and delivery to your room', 'الاستلام من بهو فندقك والتوصيل إلى غرفتك'],
      ['A number for every piece, and a list for you', 'رقم لكل قطعة وقائمة بها معك'],
    ],
    notes: [
      [
        'Carry passports, money and medicines yourself. Fluids must be well closed.',
        'احمل الجوازات والنقود والأدوية معك، وأحكم إغلاق السوائل.',
      ],
    ],
    more: [
      'Our own van carries the suitcases by road, so that they do not depend on your train.',
      'تنقل سيارتنا الحقائب برًّا، فلا يرتبط وصولها بموعد قطارك.',
    ],
  },
  'wheelchair-through-the-stations': {
    included: [['A wheelchair and a helper at both stations', 'كرسي متحرك ومرافق في المحطتين'], luggageHelp],
    notes: [trainTicket],
    more: notTheRailway,
  },

  'around-makkah-in-half-a-day': coachVisit,
  'jabal-al-nour-at-dawn': {
    included: [guide, ['A lamp and water for everyone', 'مصباح وماء لكل شخص']],
    notes: [
      ['Wear firm shoes; the steps are steep and uneven.', 'البس حذاءً ثابتًا، فالدرج شديد الانحدار غير مستوٍ.'],
      forHistory,
    ],
    more: [
      'Groups are small and keep to the pace of the slowest. The group stops for Fajr on the way.',
      'المجموعات صغيرة وتسير بخطى أبطئها، وتتوقف لصلاة الفجر في الطريق.',
    ],
  },
  'quba-uhud-and-the-two-qiblas': coachVisit,
  'madinah-on-foot': {
    included: [guide, headset],
    notes: [forHistory],
    more: [
      'Groups are small enough for everyone to hear. The walk begins after Isha and ends at the mosque.',
      'تبقى المجموعات صغيرة ليسمع الجميع. وتبدأ الجولة بعد صلاة العشاء وتنتهي عند المسجد.',
    ],
  },
  'old-jeddah-and-its-houses': {
    included: [guide, ['Coffee and water', 'قهوة وماء']],
    notes: [
      [
        'Wear comfortable shoes; some old houses can be entered, others seen only from the street.',
        'البس حذاءً مريحًا، فبعض البيوت يُدخل وبعضها يُرى من الشارع.',
      ],
    ],
    more: [
      'The guide is yours alone and goes at your pace. The group stops for every prayer on the way.',
      'المرشد لك وحدك ويسير على مهلك، وتتوقف المجموعة لكل صلاة تحين في الطريق.',
    ],
  },

  'companion-for-the-umrah': { included: [fromHotelAndBack, booklet], notes: [permit], more: scholars },
  'umrah-with-a-pushed-wheelchair': {
    included: [
      ['A wheelchair for tawaf and sa’i', 'كرسي متحرك للطواف والسعي'],
      ['A licensed helper from the hotel and back', 'مساعد مرخص من الفندق وإليه'],
    ],
    notes: [permit, weightAndHeight],
    more: scholars,
  },
  'ihram-clothes-to-the-hotel': {
    included: [
      ['Two pieces, a belt, sandals and unscented soap', 'قطعتان وحزام ونعل وصابون بلا رائحة'],
      ['Delivery to your hotel or the airport exit', 'التوصيل إلى فندقك أو إلى مخرج المطار'],
      ['Exchange if the size is wrong', 'الاستبدال إن لم يناسب المقاس'],
    ],
    notes: [
      [
        'You receive the set after you land; if you enter ihram on the plane, carry garments with you for that.',
        'يصلك الطقم بعد هبوط الطائرة، فمن أحرم في الطائرة حمل معه ملابس إحرامه.',
      ],
    ],
    more: ['The garments are new and washed once, and they are yours to keep.', 'الملابس جديدة غُسلت مرة واحدة، وهي لك.'],
  },
  'introduction-before-the-umrah': {
    included: [['A model of the mosque for {introduction}', 'مجسم للمسجد لمدة {introduction}'], booklet],
    notes: [permit],
    more: [
      'We explain the way and the order of the steps, and leave religious questions to scholars. Bring your questions.',
      'نشرح الطريق وترتيب الخطوات ونترك المسائل الشرعية لأهلها. وأحضر أسئلتك.',
    ],
  },
  'barber-after-the-umrah': {
    included: [
      ['A chair reserved for you', 'كرسي محجوز لك'],
      ['A new blade', 'شفرة جديدة'],
      ['Shaving or shortening, as you prefer', 'حلق أو تقصير كما تفضّل'],
    ],
    notes: [['For men and boys.', 'للرجال والأولاد.']],
    more: [
      'The barber is licensed, and every tool is cleaned before each guest.',
      'الحلاق مرخص، وتُنظف الأدوات قبل كل ضيف.',
    ],
  },

  'wheelchair-for-days': wheelchairByDay,
  'electric-scooter-for-days': {
    included: [broughtAndCollected, ['Half an hour of practice', 'نصف ساعة تدريب'], breakdownPhone],
    notes: [['The scooter carries one guest of up to 120\u00a0kg.', 'يحمل السكوتر ضيفًا واحدًا حتى 120\u00a0كغم.']],
    more: [
      'Every scooter is charged and checked before each guest. Guards decide where scooters may pass.',
      'يُشحن كل سكوتر ويُفحص قبل كل ضيف. والحراس هم من يحدد أين يُسمح بمروره.',
    ],
  },
  'golf-cart-to-the-mosque-madinah': {
    included: [
      ['The ride to the courtyards and back', 'النقل إلى الساحات والعودة منها'],
      ['Room for a folded wheelchair', 'متسع لكرسي متحرك مطوي'],
    ],
    notes: [
      [
        'Be at the entrance on time: the streets close before the prayer.',
        'احضر إلى المدخل في الموعد، فالشوارع تُغلق قبل الصلاة.',
      ],
    ],
    more: [
      'The cart goes as near to the gates as the guards allow. The driver gives you his phone number for the way back.',
      'تقترب العربة من الأبواب بقدر ما يسمح به الحراس. ويعطيك السائق رقم هاتفه لطريق العودة.',
    ],
  },
  'wheelchair-for-days-madinah': wheelchairByDay,
  'van-with-a-lift': {
    included: [
      ['A lift and straps for the wheelchair', 'رافعة وأحزمة لتثبيت الكرسي'],
      ['Help from door to door', 'المساعدة من الباب إلى الباب'],
      roadCosts,
    ],
    notes: [
      [
        'Bring your own wheelchair, or book one with it. Tell us if it is electric.',
        'أحضر كرسيك أو احجز كرسيًّا معها، وأخبرنا إن كان كهربائيًّا.',
      ],
    ],
    more: [
      'The driver is trained in securing wheelchairs and drives gently. Companions sit beside the guest.',
      'السائق مدرّب على تثبيت الكراسي ويقود برفق. ويجلس المرافقون إلى جانب الضيف.',
    ],
  },

  'breakfast-to-the-room': {
    ...hotelMeal,
    more: [
      'Cooked the same morning in a licensed kitchen in the city and delivered warm.',
      'يُطهى في صباحه في مطبخ محلي مرخص ويصل ساخنًا.',
    ],
  },
  'iftar-boxes-for-groups': {
    included: [
      ['Delivery to your lobby before Maghrib', 'التوصيل إلى بهو فندقك قبل المغرب'],
      ['Cutlery and napkins in each box', 'أدوات مائدة ومناديل مع كل وجبة'],
    ],
    notes: [notEaten],
    more: deliveredWarm,
  },
  'supper-in-madinah': {
    included: [
      ['A table reserved for your group', 'مائدة محجوزة لمجموعتك'],
      ['Rice, lamb, vegetables, bread and water', 'أرز ولحم وخضار وخبز وماء'],
    ],
    notes: [notEaten],
    more: [
      'Cooked the same day and served at the table. Tell us of a birthday or an elder who needs a softer dish.',
      'يُطهى في يومه ويُقدَّم على المائدة. وأخبرنا إن كان معكم كبير سن يحتاج إلى طبق ألين.',
    ],
  },
  'suhoor-to-the-room': {
    ...hotelMeal,
    more: ['Prepared the same night in a licensed kitchen in the city.', 'يُعدّ في ليلته في مطبخ محلي مرخص.'],
  },
  'full-board-for-a-stay': {
    ...hotelMeal,
    more: [
      'Cooked the same day in a licensed kitchen in the city and delivered warm. Menus change daily, and we send them to you the evening before.',
      'تُطهى في يومها في مطبخ محلي مرخص وتصل ساخنة. وتتغير القائمة كل يوم وتصلك مساء اليوم السابق.',
    ],
  },

  'umrah-visa-guidance': { included: [advisor, writtenList], notes: [authorities], more: whatWasSent },
  'group-of-your-own': {
    included: [advisor, ['A written plan with prices', 'خطة مكتوبة بأسعارها']],
    notes: [['Prices in the plan hold for {plan_prices}.', 'تبقى الأسعار المذكورة في الخطة {plan_prices}.']],
    more: [
      'You can change the plan twice; after that nothing is booked until you say so.',
      'يمكنك تعديل الخطة مرتين، ولا يُحجز شيء حتى توافق.',
    ],
  },
  'permit-appointments-help': {
    included: [
      ['The app set up on your own phone', 'إعداد التطبيق على هاتفك'],
      ['A written list of the steps', 'قائمة مكتوبة بالخطوات'],
    ],
    notes: [authorities],
    more: [
      'Permits in the official app are free; you pay only for our help. Have your passport and visa at hand.',
      'التصاريح في التطبيق الرسمي مجانية، وما تدفعه مقابل مساعدتنا. وليكن جوازك وتأشيرتك في متناولك.',
    ],
  },
  'translator-for-a-day': {
    included: [
      ['Arabic and English for {interpreter}', 'العربية والإنجليزية لمدة {interpreter}'],
      ['The interpreter’s way to your hotel and back', 'قدوم المترجم إلى فندقك وعودته'],
    ],
    notes: [
      [
        'Rides and entry fees of the day are not included. Sworn translations of documents are not part of it.',
        'لا يشمل السعر التنقل ورسوم الدخول في اليوم، ولا الترجمة المعتمدة للوثائق.',
      ],
    ],
    more: [
      'Interpreters keep what they hear to themselves. Women may ask for a female interpreter.',
      'يحفظ المترجمون سرّ ما يسمعون. وللنساء أن يطلبن مترجمة.',
    ],
  },
  'group-arrival-desk': {
    included: [
      ['Two of our staff in the lobby', 'اثنان من فريقنا في البهو'],
      ['Room list, keys and luggage labels', 'قائمة الغرف والمفاتيح وبطاقات الأمتعة'],
    ],
    notes: [
      ['Send us the list of names three days before you arrive.', 'أرسل إلينا قائمة الأسماء قبل وصولكم بثلاثة أيام.'],
    ],
    more: [
      'If rooms are not ready, we look after luggage and elders first.',
      'وإن لم تجهز الغرف بدأنا بالأمتعة وكبار السن.',
    ],
  },
}
