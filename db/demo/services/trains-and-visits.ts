import { minutesOf } from '#db/reference/facts.ts'
import type { ServicePlan } from '#db/demo/services/shape.ts'
import { vehicles } from '#db/demo/services/vehicles.ts'

export const trainServices: ServicePlan[] = [
  {
    slug: 'train-ticket-help',
    type: 'haramain-train',
    name: ['Help with train tickets', 'المساعدة في حجز تذاكر القطار'],
    summary: [
      'We find trains around your prayers and flights, and help you book step by step.',
      'نبحث عن القطارات التي تناسب صلاتك ومواعيد طيرانك ونساعدك في الحجز خطوة بخطوة.',
    ],
    about: [
      'Seats together, a train that arrives close to check-in time, and an alternative if it is full. You pay for the ticket itself to the railway.',
      'مقاعد متجاورة، وقطار لا يصل قبل جاهزية الغرف بوقت طويل، وبديل إن امتلأ. أما التذكرة فتُدفع لشركة القطار.',
    ],
    basis: 'group',
    city: 'makkah',
    place: 'makkah-hhr',
    meeting: ['By phone or at our office in Makkah', 'هاتفيًّا أو في مكتبنا بمكة المكرمة'],
    meetingVaries: true,
    minutes: 30,
    options: [{ code: 'party', name: ['For your group', 'لمجموعتك'], riyals: 60, maxPeople: 12, capacity: 30 }],
    scene: { kind: 'train', options: {} },
  },
  {
    slug: 'station-assistance-makkah',
    type: 'haramain-train',
    name: ['To your seat at Makkah station', 'مرافقة إلى مقعدك في محطة مكة المكرمة'],
    summary: [
      'A car from your hotel, your luggage on the platform, and you in your seat.',
      'سيارة من الفندق، وأمتعتك إلى الرصيف، وأنت إلى مقعدك.',
    ],
    about: [
      'Ideal for elders and for mothers travelling alone with children. A wheelchair waits at the entrance if you ask for one.',
      'لكبار السن وللأمهات المسافرات وحدهن مع الأطفال. وينتظرك كرسي متحرك عند المدخل إن طلبته.',
    ],
    basis: 'vehicle',
    city: 'makkah',
    place: 'masjid-al-haram',
    meeting: ['The entrance of your hotel', 'مدخل فندقك'],
    meetingVaries: true,
    minutes: 60,
    options: vehicles({ car: 130, suv: 180, van: 260 }),
    scene: { kind: 'train', options: {} },
  },
  {
    slug: 'station-to-hotel-madinah',
    type: 'haramain-train',
    name: ['From the train to your hotel in Madinah', 'من القطار إلى فندقك في المدينة المنورة'],
    summary: ['We meet you on the platform and take you to the lobby.', 'نستقبلك على الرصيف ونوصلك إلى البهو.'],
    about: [
      'The station is outside the city, and there are queues for taxis at busy times. Your driver waits at the coach door with your name.',
      'تقع المحطة خارج المدينة، وتزدحم سيارات الأجرة في أوقات الذروة. يقف سائقك عند باب العربة ومعه اسمك.',
    ],
    basis: 'vehicle',
    city: 'madinah',
    place: 'madinah-hhr',
    meeting: ['The platform on which your train arrives', 'الرصيف الذي يصل إليه قطارك'],
    minutes: minutesOf('ride_madinah_station'),
    options: vehicles({ car: 95, suv: 130, van: 190, coach: 540 }),
    scene: { kind: 'train', options: {} },
  },
  {
    slug: 'luggage-between-hotels',
    type: 'haramain-train',
    name: ['Luggage from hotel to hotel', 'نقل الأمتعة من فندق إلى فندق'],
    summary: [
      'You take the train with a bag; your suitcases are in the room when you arrive.',
      'تركب القطار بحقيبة يد، وتجد حقائبك في غرفتك عند وصولك.',
    ],
    about: [
      'We collect it from the lobby after breakfast and take it to the other city by van. Every piece has a number, and you have the list.',
      'تُستلم من البهو بعد الفطور وتُنقل بالسيارة إلى المدينة الأخرى. لكل قطعة رقم، ومعك القائمة.',
    ],
    basis: 'person',
    city: 'makkah',
    place: 'masjid-al-haram',
    meeting: ['The lobby of your hotel', 'بهو فندقك'],
    meetingVaries: true,
    toCity: 'madinah',
    extra: true,
    options: [
      {
        code: 'pieces',
        name: ['Two suitcases per person', 'حقيبتان لكل شخص'],
        riyals: 70,
        childRiyals: 40,
        maxPeople: 20,
        capacity: 60,
      },
    ],
    scene: { kind: 'luggage', options: {} },
  },
  {
    slug: 'wheelchair-through-the-stations',
    type: 'haramain-train',
    name: ['A wheelchair through both stations', 'كرسي متحرك في المحطتين'],
    summary: [
      'From the entrance to the seat, and from the seat to the car.',
      'من المدخل إلى المقعد، ومن المقعد إلى السيارة.',
    ],
    about: [
      'Two helpers, one at each station, who know the way to the lifts. The railway carries your own wheelchair free of charge.',
      'مرافقان، واحد في كل محطة، يعرفان طريق المصاعد. وتنقل شركة القطار كرسيك الخاص مجانًا.',
    ],
    basis: 'person',
    city: 'makkah',
    place: 'makkah-hhr',
    meeting: ['The main entrance of the station', 'المدخل الرئيس للمحطة'],
    toCity: 'madinah',
    extra: true,
    minutes: 180,
    options: [
      { code: 'guest', name: ['One guest', 'ضيف واحد'], riyals: 160, childRiyals: 160, maxPeople: 4, capacity: 8 },
    ],
    scene: { kind: 'wheelchair', options: {} },
  },
]

/** Invented departure times in the rhythm of the real timetable; the railway’s own can differ by season. */
const departures = ['07:15', '10:15', '13:15', '16:15', '19:15', '21:15'] as const

const seats: ServicePlan['options'] = [
  {
    code: 'economy',
    name: ['Economy class', 'الدرجة السياحية'],
    riyals: 215,
    childRiyals: 125,
    maxPeople: 10,
    capacity: 40,
    times: departures,
  },
  {
    code: 'business',
    name: ['Business class', 'درجة الأعمال'],
    riyals: 390,
    childRiyals: 245,
    maxPeople: 6,
    capacity: 16,
    times: departures,
  },
]

export const trains: ServicePlan[] = [
  {
    slug: 'train-makkah-to-madinah',
    type: 'haramain-train',
    name: ['By train from Makkah to Madinah', 'بالقطار من مكة المكرمة إلى المدينة المنورة'],
    summary: [
      'Seats together on the Haramain train, and someone at the station to show you the way.',
      'مقاعد متجاورة في قطار الحرمين السريع، ومن يرشدك في المحطة إلى طريقك.',
    ],
    about: [
      'From the station in Rusaifah to the station in Madinah in a little over {train_makkah_madinah_roughly}, by way of Jeddah and its airport. We buy the tickets in the names that you give us and hand them to you in the hall of the station. From Madinah station to your hotel, take the shuttle bus or a taxi, or book a car with us.',
      'من محطة الرصيفة في مكة المكرمة إلى محطة المدينة المنورة في {train_makkah_madinah_roughly} وقليل، مرورًا بجدة ومطارها. نشتري التذاكر بالأسماء التي تعطينا إياها ونسلّمها لك في بهو المحطة. ومن محطة المدينة المنورة إلى فندقك حافلة ترددية أو سيارة أجرة، أو سيارة تحجزها معنا.',
    ],
    basis: 'person',
    city: 'makkah',
    place: 'makkah-hhr',
    meeting: [
      'The main hall of Makkah station, {station_meeting} before departure',
      'البهو الرئيس لمحطة مكة المكرمة، قبل موعد القطار بـ{station_meeting}',
    ],
    toCity: 'madinah',
    minutes: minutesOf('train_makkah_madinah'),
    options: seats,
    scene: { kind: 'train', options: {} },
  },
  {
    slug: 'train-madinah-to-makkah',
    type: 'haramain-train',
    name: ['By train from Madinah to Makkah', 'بالقطار من المدينة المنورة إلى مكة المكرمة'],
    summary: [
      'Seats together on the Haramain train, with time to put on ihram garments before you leave.',
      'مقاعد متجاورة في قطار الحرمين السريع، مع متسع للبس الإحرام قبل السفر.',
    ],
    // To be confirmed by a scholar.
    about: [
      'From Madinah station to the station in Rusaifah in a little over {train_makkah_madinah_roughly}. Put on your ihram garments at the hotel. The train does not stop at the miqat but announces it, so that you can make your intention. We buy the tickets in the names that you give us and hand them to you in the hall of the station.',
      'من محطة المدينة المنورة إلى محطة الرصيفة في مكة المكرمة في {train_makkah_madinah_roughly} وقليل. البس ملابس الإحرام في الفندق، فالقطار لا يقف في الميقات ويُعلن عند محاذاته لتنوي العمرة. نشتري التذاكر بالأسماء التي تعطينا إياها ونسلّمها لك في بهو المحطة.',
    ],
    basis: 'person',
    city: 'madinah',
    place: 'madinah-hhr',
    meeting: [
      'The main hall of Madinah station, {station_meeting} before departure',
      'البهو الرئيس لمحطة المدينة المنورة، قبل موعد القطار بـ{station_meeting}',
    ],
    toCity: 'makkah',
    minutes: minutesOf('train_makkah_madinah'),
    options: seats,
    scene: { kind: 'train', options: {} },
  },
]

const mornings = ['07:30', '16:30'] as const

export const guidedVisits: ServicePlan[] = [
  {
    slug: 'around-makkah-in-half-a-day',
    type: 'guided-visits',
    name: ['Around Makkah in half a day', 'جولة نصف يوم في مكة المكرمة'],
    summary: ['Jabal Thawr, Arafat, Mina and Jabal al-Nour by coach.', 'جبل ثور وعرفات ومنى وجبل النور بالحافلة.'],
    about: [
      'The places of the Hajj as they are the rest of the year: wide and empty. The guide tells you what happened where, and leaves the climbing for another day.',
      'مشاعر الحج كما تكون بقية العام: رحبة خالية. يروي المرشد ما جرى وأين جرى، ويترك صعود الجبال ليوم آخر.',
    ],
    basis: 'person',
    city: 'makkah',
    place: 'masjid-al-haram',
    meeting: ['The clock tower side of the mosque, at the coach stop', 'جهة برج الساعة عند موقف الحافلات'],
    minutes: 240,
    options: [
      {
        code: 'seat',
        name: ['A coach seat', 'مقعد في الحافلة'],
        riyals: 75,
        childRiyals: 45,
        maxPeople: 12,
        capacity: 40,
        times: mornings,
      },
    ],
    scene: { kind: 'tents', options: {} },
  },
  {
    slug: 'jabal-al-nour-at-dawn',
    type: 'guided-visits',
    name: ['Jabal al-Nour at dawn', 'جبل النور عند الفجر'],
    summary: [
      'The climb to the top before sunrise, with a guide and a lamp.',
      'الصعود إلى القمة قبل الشمس مع مرشد ومصباح.',
    ],
    about: [
      'About {hira_steps}: {hira_climb} up, less down. You need to be fit; the reward is the view over the city at first light.',
      'نحو {hira_steps}، والصعود في {hira_climb}، والنزول أقصر. هي لمن يقوى عليها، وله منظر مكة مع أول الضوء.',
    ],
    basis: 'person',
    city: 'makkah',
    place: 'jabal-al-nour',
    meeting: ['The foot of the steps', 'أسفل الدرج'],
    minutes: 180,
    options: [
      {
        code: 'climb',
        name: ['With the group', 'مع المجموعة'],
        riyals: 90,
        childRiyals: 60,
        maxPeople: 8,
        capacity: 16,
        times: ['03:30'],
      },
    ],
    scene: { kind: 'skyline', options: {} },
  },
  {
    slug: 'quba-uhud-and-the-two-qiblas',
    type: 'guided-visits',
    name: ['Quba, Uhud and the two qiblas', 'قباء وأحد والقبلتان'],
    summary: [
      'The three places every visitor to Madinah asks for, in half a day.',
      'الأماكن الثلاثة التي يسأل عنها كل زائر للمدينة المنورة، في نصف يوم.',
    ],
    about: [
      'The first mosque, the field of the battle and the mosque in which the direction of prayer changed. Time to pray at each, and dates at the end.',
      'أول مسجد، وميدان المعركة، والمسجد الذي تحولت فيه القبلة. مع وقت للصلاة في كل منها، وتمر في الختام.',
    ],
    basis: 'person',
    city: 'madinah',
    place: 'masjid-an-nabawi',
    meeting: ['The coach stop at the southern courts', 'موقف الحافلات عند الساحات الجنوبية'],
    minutes: 210,
    options: [
      {
        code: 'seat',
        name: ['A coach seat', 'مقعد في الحافلة'],
        riyals: 65,
        childRiyals: 40,
        maxPeople: 12,
        capacity: 40,
        times: mornings,
      },
      {
        code: 'own',
        name: ['A private car and guide, per person', 'سيارة ومرشد خاصان، للشخص'],
        riyals: 190,
        childRiyals: 120,
        maxPeople: 6,
        capacity: 6,
        times: ['08:00'],
      },
    ],
    scene: { kind: 'guide', options: {} },
  },
  {
    slug: 'madinah-on-foot',
    type: 'guided-visits',
    name: ['Madinah on foot', 'المدينة المنورة مشيًا'],
    summary: [
      'A walk of {madinah_walk} through the streets around the mosque, in the cool of the evening.',
      'جولة {madinah_walk} في الشوارع المحيطة بالمسجد مع برودة المساء.',
    ],
    about: [
      'Where the walls stood, where the wells were, and which family guarded which gate. A walk for everyone who likes to know what lies under the marble.',
      'أين كان السور، وأين كانت الآبار، ومن كان يحفظ كل باب. جولة لمن يحب أن يعرف ما تحت الرخام.',
    ],
    basis: 'person',
    city: 'madinah',
    place: 'gate-madinah-5',
    meeting: ['In front of Quba Gate (5)', 'أمام باب قباء (5)'],
    minutes: minutesOf('madinah_walk'),
    options: [
      {
        code: 'walk',
        name: ['With the group', 'مع المجموعة'],
        riyals: 55,
        childRiyals: 30,
        maxPeople: 8,
        capacity: 14,
        times: ['21:30'],
        weekdays: [0, 2, 4, 6],
      },
    ],
    scene: { kind: 'guide', options: {} },
  },
  {
    slug: 'old-jeddah-and-its-houses',
    type: 'guided-visits',
    name: ['Old Jeddah and its houses', 'جدة التاريخية وبيوتها'],
    summary: [
      'Coral walls, carved balconies and the gate of the pilgrims.',
      'جدران من حجر المرجان ورواشين منقوشة وباب الحجاج.',
    ],
    about: [
      'For centuries pilgrims came ashore here. The walk follows their route from the harbour to the Makkah road, with a stop for coffee.',
      'من هنا نزل الحجاج قرونًا إلى البر. تتبع الجولة طريقهم من الميناء إلى طريق مكة المكرمة، وتتوقف للقهوة.',
    ],
    basis: 'group',
    city: 'jeddah',
    place: 'al-balad',
    meeting: ['The square at the Makkah gate', 'الميدان عند باب مكة'],
    minutes: 150,
    options: [
      {
        code: 'group',
        name: ['A guide for up to ten', 'مرشد لعشرة أشخاص'],
        riyals: 480,
        maxPeople: 10,
        capacity: 4,
        times: ['09:00', '17:00'],
      },
    ],
    scene: { kind: 'skyline', options: {} },
  },
]
