import { wayOf } from '#db/demo/hotels/bearings.ts'
import { starClass } from '#db/demo/hotels/counts.ts'
import { type HotelFacts, inTurn, sentences } from '#db/demo/hotels/sentences.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The first paragraph of a description: the location of a hotel and the way to the mosque. */
export function locationParagraph(facts: HotelFacts): Bilingual {
  const placed = facts.place && { ...facts, place: facts.place }
  if (!placed) return sentences([inTurn(openingsAway(facts), facts.order), afterOpening(facts)])
  if (facts.city === 'jeddah') return oldTown(placed)
  const { order } = facts
  // Each list advances at a different pace, so that two neighbouring hotels never share a combination.
  return sentences([
    inTurn(openings(placed), order),
    inTurn(distances(placed), order + Math.floor(order / 7)),
    inTurn(meanings(placed), order + Math.floor(order / 5)),
  ])
}

type Placed = HotelFacts & { place: NonNullable<HotelFacts['place']> }

function openings(facts: Placed): Bilingual[] {
  const { name, district, cityName } = facts
  const stars = starClass(facts.stars)
  const { side, mosque } = wayOf(facts)
  return [
    {
      en: `${name.en} is in ${district.en}, ${side.en} of ${mosque.en}.`,
      ar: `يقع فندق ${name.ar} في حي ${district.ar}، ${side.ar} ${mosque.ar}.`,
    },
    {
      en: `${name.en} is a ${stars.en} hotel in ${district.en}, a district of ${cityName.en} ${side.en} of the mosque.`,
      ar: `${name.ar} فندق ${stars.ar} في حي ${district.ar} من أحياء ${cityName.ar}، ${side.ar} المسجد.`,
    },
    {
      en: `In ${district.en}, ${side.en} of ${mosque.en}, ${name.en} welcomes visitors to ${cityName.en}.`,
      ar: `في حي ${district.ar} ${side.ar} ${mosque.ar}، يستقبل فندق ${name.ar} زوار ${cityName.ar}.`,
    },
    {
      en: `Guests of ${name.en} stay in ${district.en}, ${side.en} of ${mosque.en}.`,
      ar: `ينزل ضيوف فندق ${name.ar} في حي ${district.ar}، ${side.ar} ${mosque.ar}.`,
    },
    {
      en: `The ${stars.en} hotel ${name.en} lies ${side.en} of ${mosque.en}, in ${district.en}.`,
      ar: `يقع فندق ${name.ar}، وهو ${stars.ar}، ${side.ar} ${mosque.ar} في حي ${district.ar}.`,
    },
    {
      en: `${name.en}, a ${stars.en} hotel ${side.en} of ${mosque.en}, is in ${district.en}.`,
      ar: `يقع ${name.ar}، وهو فندق ${stars.ar}، في حي ${district.ar} ${side.ar} ${mosque.ar}.`,
    },
    {
      en: `A ${stars.en} hotel in ${cityName.en}, ${name.en} is in ${district.en}, ${side.en} of ${mosque.en}.`,
      ar: `${name.ar} فندق ${stars.ar} في ${cityName.ar}، ويقع في حي ${district.ar} ${side.ar} ${mosque.ar}.`,
    },
  ]
}

function distances(facts: Placed): Bilingual[] {
  const { gate, away, walk } = wayOf(facts)
  return [
    {
      en: `The nearest gate is ${gate.en}, ${away.en} away on foot: a walk of about ${walk.en}.`,
      ar: `وأقرب الأبواب إليه ${gate.ar} على بُعد ${away.ar}، أي نحو ${walk.ar} مشيًا.`,
    },
    {
      en: `${gate.en} is ${away.en} from the hotel, about ${walk.en} on foot.`,
      ar: `ومنه إلى ${gate.ar} ${away.ar}، يقطعها الماشي في نحو ${walk.ar}.`,
    },
    {
      en: `You reach ${gate.en} on foot in about ${walk.en}; the distance is ${away.en}.`,
      ar: `وتصل منه إلى ${gate.ar} مشيًا في نحو ${walk.ar}، والمسافة ${away.ar}.`,
    },
    {
      en: `${gate.en} is the closest gate: ${away.en}, or about ${walk.en} at an easy pace.`,
      ar: `و${gate.ar} أقرب الأبواب إليه، فبينهما ${away.ar}، أي نحو ${walk.ar} بخطى هادئة.`,
    },
    {
      en: `Allow about ${walk.en} on foot to ${gate.en}, ${away.en} away.`,
      ar: `والطريق إلى ${gate.ar} نحو ${walk.ar} مشيًا، والمسافة ${away.ar}.`,
    },
  ]
}

/** The practical meaning of the distance for a visitor; a shuttle is mentioned only if the hotel has one. */
function meanings(facts: Placed): Bilingual[] {
  const { metres } = facts.place
  if (metres <= 450) {
    return [
      { en: 'Coming back to rest between two prayers is easy.', ar: 'فالعودة للراحة بين صلاتين يسيرة.' },
      {
        en: 'It is a short walk for families with small children.',
        ar: 'وهي مسافة قصيرة للعائلات التي معها أطفال صغار.',
      },
      { en: 'You can walk to each of the five prayers.', ar: 'ويمكنك المشي إلى الصلوات الخمس كلها.' },
    ]
  }
  if (metres <= 1000) {
    return [
      { en: 'It is a walk you can manage for every prayer.', ar: 'وهي مسافة يمكن قطعها لكل صلاة.' },
      {
        en: 'Set out a little earlier on Fridays, when the streets fill.',
        ar: 'ويحسن التبكير يوم الجمعة حين تمتلئ الطرقات.',
      },
      { en: 'Comfortable shoes and a bottle of water are all you need.', ar: 'ويكفيك لها حذاء مريح وقارورة ماء.' },
      {
        en: 'In the last ten nights of Ramadan allow twice the time.',
        ar: 'وفي العشر الأواخر من رمضان احسب ضعف هذا الوقت.',
      },
    ]
  }
  if (facts.amenities.includes('haram_shuttle')) {
    return [
      { en: 'The hotel has a shuttle to the mosque.', ar: 'ويوفر الفندق خدمة نقل إلى الحرم.' },
      { en: 'If you would rather ride, take the hotel’s shuttle.', ar: 'ومن يفضّل الركوب فللفندق نقل إلى المسجد.' },
      {
        en: 'You may not want to walk it every time: the hotel has a shuttle to the mosque.',
        ar: 'وقد لا ترغب في قطعها كل مرة، فللفندق نقل إلى المسجد.',
      },
      { en: 'The hotel’s shuttle shortens the way to the mosque.', ar: 'ويختصر نقل الفندق الطريق إلى المسجد.' },
    ]
  }
  return [
    {
      en: 'The hotel has no shuttle to the mosque.',
      ar: 'وليس للفندق نقل إلى المسجد.',
    },
  ]
}

function oldTown(facts: Placed): Bilingual {
  const { name, district, cityName, place } = facts
  const stars = starClass(facts.stars)
  const { away, walk } = wayOf(facts)
  if (district.en === 'Al Balad') {
    return {
      en: `${name.en} is a ${stars.en} hotel in Al-Balad, the old town of ${cityName.en}. From here you can explore its merchants’ houses and markets on foot.`,
      ar: `${name.ar} فندق ${stars.ar} في حي البلد، وهو مدينة ${cityName.ar} القديمة. ومنه تُزار بيوت تجارها وأسواقها مشيًا.`,
    }
  }
  return {
    en: `${name.en} is a ${stars.en} hotel in ${district.en}. ${place.name.en} is ${away.en} away, a walk of about ${walk.en}.`,
    ar: `${name.ar} فندق ${stars.ar} في حي ${district.ar}. ويبعد عنه ${place.name.ar} ${away.ar}، أي نحو ${walk.ar} مشيًا.`,
  }
}

function openingsAway({ name, district, cityName, stars }: HotelFacts): Bilingual[] {
  const words = starClass(stars)
  return [
    {
      en: `${name.en} is a ${words.en} hotel in ${district.en}, a district of ${cityName.en}.`,
      ar: `${name.ar} فندق ${words.ar} في حي ${district.ar} من أحياء ${cityName.ar}.`,
    },
    {
      en: `${name.en}, a ${words.en} hotel, is in ${district.en}.`,
      ar: `في حي ${district.ar} يقع فندق ${name.ar}، وهو ${words.ar}.`,
    },
    {
      en: `${name.en} welcomes its guests to a ${words.en} hotel in ${district.en}, ${cityName.en}.`,
      ar: `يستقبل فندق ${name.ar} نزلاءه في حي ${district.ar} في ${cityName.ar}، وهو ${words.ar}.`,
    },
  ]
}

function afterOpening({ bySea, cityName, order }: HotelFacts): Bilingual {
  return bySea
    ? inTurn(
        [
          { en: 'Some of its rooms overlook the Red Sea.', ar: 'وتطل بعض غرفه على البحر الأحمر.' },
          { en: 'You can see the Red Sea from some of the rooms.', ar: 'ويُرى البحر الأحمر من بعض غرفه.' },
        ],
        Math.floor(order / 2),
      )
    : inTurn(
        [
          {
            en: `It suits visitors to ${cityName.en} for work, for family or on the way to Makkah.`,
            ar: `ويقصده القادمون إلى ${cityName.ar} للعمل أو لزيارة الأهل أو في الطريق إلى مكة المكرمة.`,
          },
          {
            en: 'It is a good place to rest before the road or after the flight.',
            ar: 'وهو موضع راحة قبل الطريق أو بعد الطيران.',
          },
          {
            en: `Many travellers stop here before going on from ${cityName.en}.`,
            ar: `وينزل فيه المسافرون قبل متابعة طريقهم من ${cityName.ar}.`,
          },
        ],
        order,
      )
}
