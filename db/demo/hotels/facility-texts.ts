import type { Draw } from '@rihla/illustrations/rng'
import { listed } from '#db/demo/hotels/counts.ts'
import { type HotelFacts, inTurn, sentences } from '#db/demo/hotels/sentences.ts'
import { clock } from '#i18n/dates.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The last paragraph of a description: facilities, food, and check-in and check-out times. */
export function facilityParagraph(draw: Draw, facts: HotelFacts): Bilingual {
  const parts = [inTurn(food(facts), draw.whole(0, 3)), ...services(draw, facts)]
  return sentences(
    draw.chance(0.5) ? [...parts, times(draw, facts)] : [parts[0] as Bilingual, times(draw, facts), ...parts.slice(1)],
  )
}

function food({ amenities, boards }: HotelFacts): Bilingual[] {
  if (!amenities.includes('restaurant')) {
    return [
      {
        en: 'The hotel has no restaurant; see the list of places to eat nearby.',
        ar: 'ليس في الفندق مطعم، والمطاعم القريبة مذكورة بمسافاتها.',
      },
      {
        en: 'There is no restaurant, but plenty of places to eat are nearby.',
        ar: 'تُتناول الوجبات خارج الفندق، وتجد المطاعم والمتاجر بين الأماكن القريبة.',
      },
    ]
  }
  const coffee = amenities.includes('coffee_shop')
  const meals = bookable(boards)
  return [
    {
      en: `The restaurant serves halal food${coffee ? ', there is a coffee shop,' : ''} and ${meals.en} can be booked with the room.`,
      ar: `يقدم المطعم طعامًا حلالًا${coffee ? '، وفي الفندق مقهى' : ''}، ويمكن حجز ${meals.ar} مع الغرفة.`,
    },
    {
      en: `The hotel has a restaurant${coffee ? ' and a coffee shop' : ''}, and you can book ${meals.en} with your room.`,
      ar: `في الفندق ${coffee ? 'مطعم ومقهى' : 'مطعم'}، ولك أن تحجز ${meals.ar} مع غرفتك.`,
    },
    {
      en: `The restaurant serves halal meals${coffee ? ', and there is a coffee shop' : ''}. Some rates include ${meals.en}.`,
      ar: `تُعدّ الوجبات الحلال في مطعم الفندق${coffee ? '، وفيه مقهى أيضًا' : ''}. وتتوفر أسعار تشمل ${meals.ar}.`,
    },
    {
      en: `To eat in the hotel, book ${meals.en} with your room; the food is halal${coffee ? ', and there is a coffee shop' : ''}.`,
      ar: `لتناول الطعام في الفندق احجز ${meals.ar} مع الغرفة، والطعام حلال${coffee ? '، وفي الفندق مقهى' : ''}.`,
    },
  ]
}

function bookable(boards: HotelFacts['boards']): Bilingual {
  if (boards.includes('half_board')) return { en: 'breakfast and dinner', ar: 'الفطور والعشاء' }
  if (boards.includes('suhoor_iftar'))
    return { en: 'breakfast (suhoor and iftar in Ramadan)', ar: 'الفطور (والسحور والإفطار في رمضان)' }
  return { en: 'breakfast', ar: 'وجبة الفطور' }
}

function services(draw: Draw, { amenities, order }: HotelFacts): Bilingual[] {
  const result = tellable.filter(({ id }) => amenities.includes(id))
  const first = draw.whole(0, Math.max(0, result.length - 4))
  const listedNames = listed(result.slice(first, first + 4))
  const reached = amenities.includes('wheelchair_access')
    ? [
        draw.pick<Bilingual>([
          { en: 'The hotel is accessible by wheelchair.', ar: 'والفندق مهيأ للكراسي المتحركة.' },
          { en: 'It is easy to get around in a wheelchair.', ar: 'ويسهل التنقل فيه بالكرسي المتحرك.' },
          { en: 'It is equipped for wheelchairs.', ar: 'وهو مهيأ لمستخدمي الكراسي المتحركة.' },
        ]),
      ]
    : []
  return [
    inTurn(
      [
        { en: `There is also ${listedNames.en}.`, ar: `وفي خدمة النزلاء أيضًا ${listedNames.ar}.` },
        { en: `The hotel offers ${listedNames.en}.`, ar: `ويتوفر في الفندق ${listedNames.ar}.` },
        { en: `Among its services: ${listedNames.en}.`, ar: `ومن خدماته ${listedNames.ar}.` },
        { en: `You will also find ${listedNames.en}.`, ar: `وفيه أيضًا ${listedNames.ar}.` },
        { en: `It also has ${listedNames.en}.`, ar: `ولدى الفندق أيضًا ${listedNames.ar}.` },
      ],
      order,
    ),
    ...reached,
  ]
}

const tellable: (Bilingual & { id: string })[] = [
  { id: 'outdoor_pool', en: 'an outdoor pool', ar: 'مسبح خارجي' },
  { id: 'spa', en: 'a spa', ar: 'منتجع صحي' },
  { id: 'gym', en: 'a gym', ar: 'صالة رياضية' },
  { id: 'family_floor', en: 'a floor for women', ar: 'طابق للسيدات' },
  { id: 'ihram_laundry', en: 'laundry for ihram garments', ar: 'غسل ملابس الإحرام' },
  { id: 'zamzam_water', en: 'Zamzam water', ar: 'ماء زمزم' },
  { id: 'doctor_on_call', en: 'a doctor on call', ar: 'طبيب يُستدعى عند الحاجة' },
  { id: 'prayer_room', en: 'a prayer room', ar: 'مصلى' },
  { id: 'self_service_laundry', en: 'washing machines', ar: 'غسالات للخدمة الذاتية' },
  { id: 'laundry', en: 'a laundry', ar: 'مغسلة ملابس' },
  { id: 'play_area', en: 'a play area for children', ar: 'منطقة ألعاب للأطفال' },
  { id: 'business_centre', en: 'a business centre', ar: 'مركز أعمال' },
  { id: 'meeting_rooms', en: 'meeting rooms', ar: 'قاعات اجتماعات' },
  { id: 'airport_shuttle', en: 'a shuttle to the airport', ar: 'نقل من المطار وإليه' },
  { id: 'bus_parking', en: 'parking for buses', ar: 'مواقف للحافلات' },
  { id: 'shops', en: 'shops', ar: 'متاجر' },
  { id: 'free_parking', en: 'free parking', ar: 'موقف مجاني للسيارات' },
  { id: 'parking', en: 'a car park', ar: 'موقف للسيارات' },
  { id: 'luggage_storage', en: 'luggage storage', ar: 'مكان لحفظ الأمتعة' },
  { id: 'free_wifi', en: 'free Wi-Fi', ar: 'إنترنت لاسلكي مجاني' },
]

function times(draw: Draw, { checkInFrom, checkOutUntil }: HotelFacts): Bilingual {
  const [from, until] = [checkInFrom, checkOutUntil].map((time) => clock(time, 'ar', 12))
  return draw.pick<Bilingual>([
    {
      en: `Check-in is from ${checkInFrom} and check-out by ${checkOutUntil}; reception is open day and night.`,
      ar: `تُسلَّم الغرف من الساعة ${from} وتُخلى قبل الساعة ${until}، والاستقبال مفتوح ليلًا ونهارًا.`,
    },
    {
      en: `Check-in is from ${checkInFrom}, check-out until ${checkOutUntil}, and reception is staffed around the clock.`,
      ar: `تسجيل الوصول من الساعة ${from} والمغادرة حتى الساعة ${until}، والاستقبال في خدمتك في أي ساعة.`,
    },
    {
      en: `Reception never closes; your room is ready from ${checkInFrom} and yours until ${checkOutUntil}.`,
      ar: `الاستقبال على مدار الساعة، وتستلم غرفتك من الساعة ${from} وتبقى لك حتى الساعة ${until}.`,
    },
    {
      en: `Arrive at any hour: reception is open around the clock, and rooms are ready from ${checkInFrom}. On the last day your room is yours until ${checkOutUntil}.`,
      ar: `لك أن تصل في أي وقت، فالاستقبال مفتوح على مدار الساعة والغرف تُسلَّم من الساعة ${from}. وفي اليوم الأخير تبقى غرفتك لك حتى الساعة ${until}.`,
    },
  ])
}
