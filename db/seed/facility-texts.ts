import type { Draw } from '#art/rng.ts'
import { listed } from '#db/seed/counts.ts'
import type { HotelFacts } from '#db/seed/hotel-texts.ts'
import type { Bilingual } from '#text/locale.ts'

/** What the house offers, how one eats there and when one comes and goes: the last paragraph of a description. */
export function facilitySentences(draw: Draw, facts: HotelFacts): Bilingual {
  const sentences = [...food(draw, facts), ...services(draw, facts), times(draw, facts)]
  return { en: sentences.map((one) => one.en).join(' '), ar: sentences.map((one) => one.ar).join(' ') }
}

function food(draw: Draw, { amenities, boards }: HotelFacts): Bilingual[] {
  if (!amenities.includes('restaurant')) {
    return [
      {
        en: 'The hotel has no restaurant of its own; shops and places to eat are listed below with their distance.',
        ar: 'ليس في الفندق مطعم، وتجد أدناه المتاجر والمطاعم القريبة ومسافاتها.',
      },
    ]
  }
  const coffee = amenities.includes('coffee_shop')
  const meals = boards.includes('half_board')
    ? { en: 'breakfast and dinner can be booked with the room', ar: 'ويمكن حجز الإفطار والعشاء مع الغرفة' }
    : boards.includes('suhoor_iftar')
      ? { en: 'suhoor and iftar can be booked with the room', ar: 'ويمكن حجز السحور والإفطار الرمضاني مع الغرفة' }
      : { en: 'breakfast can be booked with the room', ar: 'ويمكن حجز وجبة الإفطار مع الغرفة' }
  return [
    draw.pick<Bilingual>([
      {
        en: `The restaurant serves halal food${coffee ? ', a coffee shop serves drinks,' : ''} and ${meals.en}.`,
        ar: `يقدم المطعم طعامًا حلالًا${coffee ? '، وفي الفندق مقهى' : ''}، ${meals.ar}.`,
      },
      {
        en: `${coffee ? 'A restaurant and a coffee shop are' : 'A restaurant is'} in the house, and ${meals.en}.`,
        ar: `في الفندق ${coffee ? 'مطعم ومقهى' : 'مطعم'}، ${meals.ar}.`,
      },
      {
        en: `Halal meals are cooked in the house${coffee ? ', and there is a coffee shop' : ''}; ${meals.en}.`,
        ar: `تُعدّ الوجبات الحلال في مطعم الفندق${coffee ? '، وفيه مقهى أيضًا' : ''}، ${meals.ar}.`,
      },
    ]),
  ]
}

function services(draw: Draw, { amenities }: HotelFacts): Bilingual[] {
  const told = tellable.filter(({ id }) => amenities.includes(id))
  const from = draw.whole(0, Math.max(0, told.length - 4))
  const first = listed(told.slice(from, from + 4))
  const sentences = [
    draw.pick<Bilingual>([
      { en: `Guests also find ${first.en}.`, ar: `ويجد النزلاء أيضًا ${first.ar}.` },
      { en: `Also at your service: ${first.en}.`, ar: `وفي خدمتك أيضًا ${first.ar}.` },
      { en: `There is ${first.en}.`, ar: `وفيه ${first.ar}.` },
      { en: `The hotel offers ${first.en}.`, ar: `ويتوفر في الفندق ${first.ar}.` },
    ]),
  ]
  if (amenities.includes('wheelchair_access')) {
    sentences.push(
      draw.pick<Bilingual>([
        {
          en: 'The lifts and doors take a wheelchair.',
          ar: 'والمصاعد والأبواب مهيأة للكراسي المتحركة.',
        },
        { en: 'Wheelchairs can move about the house.', ar: 'ويسهل التنقل فيه بالكراسي المتحركة.' },
      ]),
    )
  }
  return sentences
}

const tellable: (Bilingual & { id: string })[] = [
  { id: 'outdoor_pool', en: 'an outdoor pool', ar: 'مسبح خارجي' },
  { id: 'spa', en: 'a spa', ar: 'منتجع صحي' },
  { id: 'gym', en: 'a gym', ar: 'صالة رياضية' },
  { id: 'family_floor', en: 'a floor for women', ar: 'طابق للسيدات' },
  { id: 'ihram_laundry', en: 'washing of ihram garments', ar: 'غسل ملابس الإحرام' },
  { id: 'zamzam_water', en: 'Zamzam water', ar: 'ماء زمزم' },
  { id: 'doctor_on_call', en: 'a doctor on call', ar: 'طبيب عند الطلب' },
  { id: 'prayer_room', en: 'a prayer room', ar: 'مصلى' },
  { id: 'self_service_laundry', en: 'washing machines for guests', ar: 'غسالات للنزلاء' },
  { id: 'laundry', en: 'a laundry', ar: 'مغسلة ملابس' },
  { id: 'play_area', en: 'a play area for children', ar: 'منطقة ألعاب للأطفال' },
  { id: 'meeting_rooms', en: 'meeting rooms', ar: 'قاعات اجتماعات' },
  { id: 'airport_shuttle', en: 'a shuttle to the airport', ar: 'نقل من المطار وإليه' },
  { id: 'bus_parking', en: 'parking for buses', ar: 'مواقف للحافلات' },
  { id: 'free_parking', en: 'free parking', ar: 'موقف مجاني للسيارات' },
  { id: 'parking', en: 'parking', ar: 'موقف للسيارات' },
  { id: 'luggage_storage', en: 'a place to leave luggage', ar: 'مكان لحفظ الأمتعة' },
  { id: 'free_wifi', en: 'free Wi-Fi', ar: 'إنترنت لاسلكي مجاني' },
]

function times(draw: Draw, { checkInFrom, checkOutUntil }: HotelFacts): Bilingual {
  return draw.pick<Bilingual>([
    {
      en: `Rooms are ready from ${checkInFrom} and are left by ${checkOutUntil}; the front desk is open day and night.`,
      ar: `تُسلَّم الغرف من الساعة ${checkInFrom} وتُخلى حتى الساعة ${checkOutUntil}، والاستقبال مفتوح ليلًا ونهارًا.`,
    },
    {
      en: `Check-in is from ${checkInFrom}, check-out until ${checkOutUntil}, and somebody is at the desk at any hour.`,
      ar: `تسجيل الوصول من الساعة ${checkInFrom} والمغادرة حتى الساعة ${checkOutUntil}، وفي الاستقبال من يجيبك في أي ساعة.`,
    },
    {
      en: `The front desk never closes: rooms are given from ${checkInFrom} and kept until ${checkOutUntil}.`,
      ar: `لا يُغلق مكتب الاستقبال، وتُسلَّم الغرف من الساعة ${checkInFrom} وتبقى لك حتى الساعة ${checkOutUntil}.`,
    },
  ])
}
