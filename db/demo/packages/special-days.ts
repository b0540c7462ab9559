import { at, block, by, type TextPair } from '#db/demo/packages/day-blocks.ts'
import type { Block } from '#domains/products/packages/shapes.ts'

const lateMorning = block('rest', null, ['The morning is free', 'الصباح حر'])

/** Days for guests who fast, travel with children, prefer a slow pace, study, or have a permit for the Hajj. */
export const specialDays = {
  fasting: {
    title: ['A day of fasting in Makkah', 'يوم صيام في مكة المكرمة'],
    blocks: [
      block('meal', by('fajr', -90), ['Suhoor at the hotel', 'السحور في الفندق']),
      lateMorning,
      block('rite', by('asr', -40), ['To the mosque', 'إلى المسجد'], 'masjid-al-haram'),
      block('meal', by('maghrib', -20), ['Breaking the fast together', 'إفطار جماعي']),
      block('rite', by('isha', -30), ['Isha and tarawih', 'العشاء والتراويح'], 'masjid-al-haram'),
    ],
  },
  lastNights: {
    title: ['A night of the last ten', 'ليلة من العشر الأواخر'],
    blocks: [
      block('meal', by('fajr', -80), ['Suhoor at the hotel', 'السحور في الفندق']),
      block('rest', null, ['The day is for rest', 'النهار للراحة']),
      block('meal', by('maghrib', -20), ['Breaking the fast together', 'إفطار جماعي']),
      // To be confirmed by a scholar.
      block('rite', by('isha', -60), ['Tarawih, then tahajjud', 'التراويح ثم التهجد'], 'masjid-al-haram', [
        'You walk there; the companion waits at the same pillar every night.',
        'الطريق مشيًا، والمرافق ينتظر عند العمود نفسه كل ليلة.',
      ]),
    ],
  },
  fastingMadinah: {
    title: ['A day of fasting in Madinah', 'يوم صيام في المدينة المنورة'],
    blocks: [
      lateMorning,
      block('visit', by('asr', 30), ['The mosque of Quba by coach', 'مسجد قباء بالحافلة'], 'quba'),
      block(
        'meal',
        by('maghrib', -30),
        ['Iftar on the mats of the mosque', 'الإفطار على سُفَر المسجد'],
        'masjid-an-nabawi',
      ),
      block('rite', by('isha', -20), ['Isha and tarawih', 'العشاء والتراويح'], 'masjid-an-nabawi'),
    ],
  },
  childrenMakkah: {
    title: ['A morning with children', 'صباح مع الأطفال'],
    blocks: [
      block('meal', at('09:00'), ['A late breakfast', 'فطور متأخر']),
      block('lesson', at('10:30'), ['The story of Hajar, told for children', 'قصة هاجر تُروى للأطفال'], null, [
        'An hour with drawings, in Arabic and English.',
        'ساعة مع الرسوم، بالعربية والإنجليزية.',
      ]),
      block('rest', null, ['A quiet afternoon', 'ظهيرة هادئة']),
      block(
        'rite',
        by('maghrib', -50),
        ['To the mosque, with prams to the gate', 'إلى المسجد، وعربات الأطفال حتى الباب'],
        'masjid-al-haram',
      ),
    ],
  },
  childrenMadinah: {
    title: ['Date palms and doves', 'نخيل وحمام'],
    blocks: [
      block('meal', at('09:00'), ['A late breakfast', 'فطور متأخر']),
      block('visit', at('10:00'), ['A date farm near Quba', 'مزرعة نخيل قرب قباء'], 'quba'),
      block('rest', null, ['A quiet afternoon', 'ظهيرة هادئة']),
      block(
        'rite',
        by('maghrib', -45),
        ['To the mosque; the umbrellas fold at sunset', 'إلى المسجد، وتُطوى المظلات عند الغروب'],
        'masjid-an-nabawi',
      ),
    ],
  },
  slowMakkah: {
    title: ['One prayer, one rest', 'صلاة وراحة'],
    blocks: [
      block('meal', at('08:30'), ['Breakfast at the hotel', 'الفطور في الفندق']),
      block(
        'rite',
        by('asr', -45),
        ['To the mosque by wheelchair or on foot', 'إلى المسجد بالكرسي المتحرك أو مشيًا'],
        'masjid-al-haram',
        ['The group stays until after Maghrib and comes back together.', 'تبقى المجموعة إلى ما بعد المغرب وتعود معًا.'],
      ),
      block('meal', by('isha', 45), ['A light dinner', 'عشاء خفيف']),
    ],
  },
  slowMadinah: {
    title: ['In the shade of the courts', 'في ظلال الساحات'],
    blocks: [
      block('meal', at('08:30'), ['Breakfast at the hotel', 'الفطور في الفندق']),
      block('visit', at('10:00'), ['Quba, by the coach with the lift', 'قباء بالحافلة المزودة برافعة'], 'quba'),
      block(
        'rite',
        by('asr', -40),
        ['To the mosque until after Maghrib', 'إلى المسجد حتى ما بعد المغرب'],
        'masjid-an-nabawi',
      ),
    ],
  },
  studyMakkah: {
    title: ['Makkah in its books', 'مكة المكرمة في كتبها'],
    blocks: [
      block('lesson', at('09:30'), ['How travellers of the past wrote about the city', 'كيف كتب رحالة الماضي عن مكة']),
      block('visit', at('11:00'), ['Al-Mu’alla Cemetery', 'مقبرة المعلاة'], 'jannat-al-mualla'),
      block(
        'rite',
        by('maghrib', -50),
        ['To the mosque for Maghrib and Isha', 'إلى المسجد لصلاتي المغرب والعشاء'],
        'masjid-al-haram',
      ),
      block('lesson', by('isha', 60), ['An hour of questions', 'ساعة أسئلة']),
    ],
  },
  studyMadinah: {
    title: ['Reading Madinah on foot', 'قراءة المدينة المنورة مشيًا'],
    blocks: [
      block('visit', by('fajr', 60), ['A walk along the old walls', 'جولة على الأقدام حول السور القديم'], 'mount-sela'),
      block('visit', at('10:00'), ['The Holy Quran exhibition', 'معرض القرآن الكريم'], 'quran-exhibition'),
      block('lesson', by('isha', 50), ['What the streets are called, and why', 'أسماء الشوارع ولماذا سُميت بها']),
    ],
  },
  hajjReady: {
    title: ['Preparing for the Hajj', 'الاستعداد للحج'],
    blocks: [
      block('lesson', at('10:00'), ['The days of Hajj, one by one', 'أيام الحج يومًا يومًا'], null, [
        'What happens where, what to carry, what to leave. Rulings are for your own scholars.',
        'ماذا يجري وأين، وماذا تحمل وماذا تترك. أما الأحكام فلأهل العلم الذين تسألهم.',
      ]),
      block('lesson', by('asr', 45), ['Health in the heat and in crowds', 'الصحة في الحر والزحام']),
      block('rest', by('isha', 40), ['Rest early', 'راحة مبكرة']),
    ],
  },
  hajjSites: {
    title: ['A day of the Hajj', 'يوم من أيام الحج'],
    blocks: [
      block(
        'rite',
        null,
        ['With your licensed Hajj operator, following its programme', 'مع حملتك المصرح لها وفق برنامجها'],
        null,
        [
          'We keep your room and your luggage, and answer the phone day and night.',
          'نحفظ لك غرفتك وأمتعتك، ونرد على الهاتف ليلًا ونهارًا.',
        ],
      ),
    ],
  },
} as const satisfies Record<string, { title: TextPair; blocks: Block[] }>
