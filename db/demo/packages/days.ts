import { at, block, by, type TextPair } from '#db/demo/packages/day-blocks.ts'
import { specialDays } from '#db/demo/packages/special-days.ts'
import type { Block } from '#domains/products/packages/shapes.ts'

export type DayPlan = { title: TextPair; blocks: Block[] }

export const breakfast = block('meal', at('08:00'), ['Breakfast at the hotel', 'الفطور في الفندق'])
const ownTime: TextPair = ['Free time', 'وقت حر']

/** The days in a city that most packages use. */
const commonDays = {
  haram: {
    title: ['A day at the Holy Mosque', 'يوم في المسجد الحرام'],
    blocks: [
      block('rite', by('fajr', -60), ['To the mosque for Fajr', 'إلى المسجد لصلاة الفجر'], 'masjid-al-haram'),
      breakfast,
      block(
        'lesson',
        by('asr', 45),
        ['Questions about the rites, in the lobby', 'أسئلة عن المناسك في بهو الفندق'],
        null,
        ['Half an hour, if you like.', 'نصف ساعة لمن أراد.'],
      ),
      block(
        'rite',
        by('maghrib', -45),
        ['To the mosque for Maghrib and Isha', 'إلى المسجد لصلاتي المغرب والعشاء'],
        'masjid-al-haram',
      ),
    ],
  },
  sites: {
    title: ['Around Makkah', 'جولة في مكة المكرمة'],
    blocks: [
      block('travel', at('07:30'), ['By coach from the hotel', 'الانطلاق بالحافلة من الفندق']),
      block('visit', at('08:15'), ['Jabal Thawr, seen from its foot', 'جبل ثور من سفحه'], 'jabal-thawr'),
      block('visit', at('09:15'), ['Arafat and Jabal al-Rahmah', 'عرفات وجبل الرحمة'], 'arafat', [
        'The plain as it is outside the Hajj: wide, quiet and with little shade. Bring water.',
        'السهل كما هو خارج موسم الحج: رحب وهادئ وقليل الظل، فأحضر الماء معك.',
      ]),
      block('visit', at('10:15'), ['Past Muzdalifah and Mina', 'المرور بمزدلفة ومنى'], 'mina'),
      block('visit', at('11:00'), ['Jabal al-Nour, seen from its foot', 'جبل النور من سفحه'], 'jabal-al-nour'),
      block('rite', by('dhuhr', -30), ['Back for Dhuhr', 'العودة لصلاة الظهر'], 'masjid-al-haram'),
    ],
  },
  museum: {
    title: ['A slow morning and the museum', 'صباح هادئ وزيارة المتحف'],
    blocks: [
      breakfast,
      block('rite', by('dhuhr', -40), ['To the mosque for Dhuhr', 'إلى المسجد لصلاة الظهر'], 'masjid-al-haram'),
      block('visit', by('asr', 60), ['The Clock Tower Museum', 'متحف برج الساعة'], 'clock-tower-museum', [
        'How time and crescent moons were measured, and the view over the mosque.',
        'كيف قيست الساعات ورُصدت الأهلة، وإطلالة على المسجد.',
      ]),
    ],
  },
  taneem: {
    title: ['A second Umrah, if you like', 'عمرة ثانية لمن أراد'],
    blocks: [
      block('travel', by('fajr', 75), ['By coach to the mosque of Aisha', 'بالحافلة إلى مسجد عائشة'], 'masjid-aisha'),
      block('rite', null, ['Umrah in the morning, before the heat', 'العمرة صباحًا قبل اشتداد الحر'], 'masjid-al-haram'),
      block('rest', by('dhuhr', 30), ['Rest at the hotel', 'راحة في الفندق']),
    ],
  },
  free: {
    title: ['A free day', 'يوم حر'],
    blocks: [
      breakfast,
      block('rest', null, ownTime, null, [
        'For prayer, the market or sleep. One of our team is in the lobby between Asr and Maghrib.',
        'للعبادة أو السوق أو النوم. أحد موظفينا في البهو بين العصر والمغرب.',
      ]),
    ],
  },
  nabawi: {
    title: ['A day at the Prophet’s Mosque', 'يوم في المسجد النبوي'],
    blocks: [
      block('rite', by('fajr', -50), ['To the mosque for Fajr', 'إلى المسجد لصلاة الفجر'], 'masjid-an-nabawi'),
      breakfast,
      block(
        'visit',
        by('asr', 40),
        ['Al-Baqi, from outside or inside, as opening hours allow', 'البقيع، من خارجه أو داخله بحسب المواعيد'],
        'al-baqi',
      ),
      block(
        'rite',
        by('maghrib', -40),
        ['To the mosque for Maghrib and Isha', 'إلى المسجد لصلاتي المغرب والعشاء'],
        'masjid-an-nabawi',
      ),
    ],
  },
  quba: {
    title: ['Quba, Uhud and the two qiblas', 'قباء وأحد والقبلتان'],
    blocks: [
      block('travel', at('07:45'), ['By coach from the hotel', 'الانطلاق بالحافلة من الفندق']),
      block('visit', at('08:10'), ['The mosque of Quba', 'مسجد قباء'], 'quba', [
        'Perform ablution at the hotel: many people pray two rak’ahs here.',
        'توضأ في الفندق، فكثيرون يصلّون هنا ركعتين.',
      ]),
      block('visit', at('09:20'), ['Uhud and the graves of its martyrs', 'أحد ومقبرة شهدائه'], 'sayyid-al-shuhada'),
      block('visit', at('10:30'), ['The mosque of the two qiblas', 'مسجد القبلتين'], 'qiblatayn'),
      block('rite', by('dhuhr', -30), ['Back for Dhuhr', 'العودة لصلاة الظهر'], 'masjid-an-nabawi'),
    ],
  },
  exhibitions: {
    title: ['The exhibitions beside the mosque', 'المعارض المجاورة للمسجد'],
    blocks: [
      breakfast,
      block('visit', at('10:00'), ['The Holy Quran exhibition', 'معرض القرآن الكريم'], 'quran-exhibition'),
      block(
        'visit',
        by('asr', 45),
        ['How the mosque was built, in models', 'عمارة المسجد النبوي في مجسمات'],
        'mosque-architecture',
      ),
      block('rest', by('isha', 40), ['A free evening', 'أمسية حرة']),
    ],
  },
} as const satisfies Record<string, { title: TextPair; blocks: Block[] }>

export const dayPlans = { ...commonDays, ...specialDays }
export type DayCode = keyof typeof dayPlans
