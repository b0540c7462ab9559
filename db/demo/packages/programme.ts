import { usualCheckIn } from '#db/reference/facts.ts'
import { at, block, by, type TextPair } from '#db/demo/packages/day-blocks.ts'
import { breakfast, dayPlans } from '#db/demo/packages/days.ts'
import type { TravelPackage, Leg } from '#db/demo/packages/shape.ts'
import type { Block, ProgrammeDay } from '#domains/products/packages/shapes.ts'

/** The programme day by day from departure to return: one day more than nights. */
export function programmeOf({
  legs,
  flight,
  meetsAt,
  tourType,
}: Pick<TravelPackage, 'legs' | 'flight' | 'meetsAt' | 'tourType'>): ProgrammeDay[] {
  const last = legs.at(-1)
  const first = tourType === 'self_guided' ? ownEvening : umrah
  const days = legs.flatMap((leg, i) => [
    i === 0 ? arrival(leg, flight, meetsAt, first) : moving(legs[i - 1] as Leg, leg),
    ...leg.days.map((code) => plannedDay(leg, code)),
  ])
  return last ? [...days, farewell(last, flight)] : days
}

const mosque = { makkah: 'masjid-al-haram', madinah: 'masjid-an-nabawi' } as const

function plannedDay({ city, board }: Leg, code: keyof typeof dayPlans): ProgrammeDay {
  const { title, blocks } = dayPlans[code]
  return {
    city,
    title: { en: title[0], ar: title[1] },
    blocks: blocks.filter((one) => board !== 'room_only' || one !== breakfast),
  }
}

type Flight = TravelPackage['flight']

// To be confirmed by a scholar.
const ihramOnBoard = [
  'Enter ihram on the aircraft before the miqat; the crew announces it.',
  'الإحرام في الطائرة قبل محاذاة الميقات، وطاقم الطائرة يعلن عنه.',
] as const

const checkIn = ['Check in at the hotel from {check_in}', 'تسجيل الوصول في الفندق من {check_in}'] as const
const groupStart = ['Meet the group, then set off', 'لقاء المجموعة ثم الانطلاق'] as const
const ownStart = ['Meet our team, then set off', 'لقاء موظفينا ثم الانطلاق'] as const

function arrival(leg: Leg, flight: Flight, meetsAt: string, inMakkah: Block): ProgrammeDay {
  const ihram = leg.city === 'makkah' && inMakkah === umrah ? ihramOnBoard : null
  const way = flight
    ? block('travel', at(meetsAt), ['Meet at the airport, then fly', 'اللقاء في المطار ثم الإقلاع'], null, ihram)
    : block('travel', at(meetsAt), inMakkah === ownEvening ? ownStart : groupStart)
  return {
    city: leg.city,
    title:
      leg.city === 'makkah'
        ? { en: 'To Makkah', ar: 'إلى مكة المكرمة' }
        : { en: 'To Madinah', ar: 'إلى المدينة المنورة' },
    blocks: [
      way,
      block('check_in', null, checkIn),
      leg.city === 'makkah'
        ? inMakkah
        : block('rite', by('maghrib', -45), ['First steps into the mosque', 'أولى الخطوات إلى المسجد'], mosque.madinah),
    ],
  }
}

function moving(from: Leg, to: Leg): ProgrammeDay {
  const toMakkah = to.city === 'makkah'
  return {
    city: to.city,
    title: toMakkah
      ? { en: 'From Madinah to Makkah', ar: 'من المدينة المنورة إلى مكة المكرمة' }
      : { en: 'From Makkah to Madinah', ar: 'من مكة المكرمة إلى المدينة المنورة' },
    blocks: [
      block('rite', by('fajr', -45), ['Fajr and farewell', 'صلاة الفجر والوداع'], mosque[from.city]),
      block('check_out', at('09:30'), ['Check-out', 'تسجيل المغادرة']),
      ...(toMakkah
        ? [
            block('travel', at('10:30'), ['By coach, with a stop at the miqat', 'بالحافلة مع التوقف في الميقات']),
            block('rite', at('11:15'), ['Entering ihram at Dhu al-Hulayfah', 'الإحرام من ذي الحليفة'], 'dhul-hulayfah'),
          ]
        : [block('travel', at('11:00'), ['By the Haramain train', 'بقطار الحرمين السريع'], 'makkah-hhr')]),
      block('check_in', at(usualCheckIn), ['Check in at the hotel', 'تسجيل الوصول في الفندق']),
      toMakkah
        ? umrah
        : block('rite', by('maghrib', -45), ['First steps into the mosque', 'أولى الخطوات إلى المسجد'], mosque.madinah),
    ],
  }
}

/** The way to the airport of the return flight, which can be that of the other city. */
function wayHome({ city }: Leg, [, airport]: NonNullable<Flight>): TextPair {
  if (city === 'madinah' && airport === 'JED')
    return ['By train to Jeddah airport, then home', 'بالقطار إلى مطار جدة ثم العودة']
  if (city === 'makkah' && airport === 'MED')
    return ['By train to Madinah and its airport, then home', 'بالقطار إلى المدينة المنورة ومطارها ثم العودة']
  return ['To the airport and home', 'إلى المطار ثم العودة']
}

function farewell(leg: Leg, flight: Flight): ProgrammeDay {
  return {
    city: leg.city,
    title: { en: 'Going home', ar: 'العودة' },
    blocks: [
      block('rite', by('fajr', -45), ['Fajr and farewell', 'صلاة الفجر والوداع'], mosque[leg.city]),
      block('check_out', at('11:00'), ['Check-out', 'تسجيل المغادرة']),
      flight
        ? block('travel', by('dhuhr', 60), wayHome(leg, flight))
        : block('travel', by('dhuhr', 60), ['The package ends at the hotel', 'تنتهي الباقة عند الفندق']),
    ],
  }
}

const umrah: Block = block('rite', by('isha', 60), ['Umrah with your companion', 'العمرة مع المرافق'], mosque.makkah, [
  'About {umrah_with_group}. If you are tired, do it the next morning.',
  'نحو {umrah_with_group}، ومن كان متعبًا أداها صباح اليوم التالي.',
])

const ownEvening: Block = block('rest', by('isha', 60), ['The evening is yours', 'المساء لك'])
