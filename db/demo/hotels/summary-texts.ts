import { wayOf } from '#db/demo/hotels/bearings.ts'
import { people, starClass } from '#db/demo/hotels/counts.ts'
import { type HotelFacts, inTurn } from '#db/demo/hotels/sentences.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The one sentence under a hotel's name. */
export function summaryOf(facts: HotelFacts): Bilingual {
  if (facts.city === 'jeddah') return inTurn(onTheCoast(facts), facts.order)
  const placed = facts.place && { ...facts, place: facts.place }
  if (!placed) return inTurn(inATown(facts), facts.order)
  return inTurn(placed.place.metres <= 1000 ? withinAWalk(placed) : fartherOut(placed), facts.order)
}

function withinAWalk(facts: HotelFacts & { place: NonNullable<HotelFacts['place']> }): Bilingual[] {
  const { gate, away, walk, side, mosque } = wayOf(facts)
  const { district } = facts
  const stars = starClass(facts.stars)
  const largest = maxParty(facts)
  const seesHaram = facts.rooms.some((room) => room.view === 'haram')
  return [
    {
      en: `A ${stars.en} hotel in ${district.en}, about ${walk.en} on foot from ${gate.en}.`,
      ar: `فندق ${stars.ar} في حي ${district.ar}، على بُعد نحو ${walk.ar} مشيًا من ${gate.ar}.`,
    },
    {
      en: `${sentenceCase(away.en)} from ${gate.en}, with rooms for up to ${largest.en}.`,
      ar: `على بُعد ${away.ar} من ${gate.ar}، وأكبر غرفه تسع ${largest.ar}.`,
    },
    {
      en: `${sentenceCase(side.en)} of ${mosque.en}, about ${walk.en} on foot from the nearest gate.`,
      ar: `${side.ar} ${mosque.ar}، على بُعد نحو ${walk.ar} مشيًا من أقرب أبوابه.`,
    },
    seesHaram
      ? {
          en: `A ${stars.en} hotel with rooms overlooking the mosque, ${away.en} from ${gate.en}.`,
          ar: `فندق ${stars.ar} تطل بعض غرفه على الحرم، على بُعد ${away.ar} من ${gate.ar}.`,
        }
      : {
          en: `Rooms for up to ${largest.en} in ${district.en}, about ${walk.en} on foot from ${gate.en}.`,
          ar: `غرف يسع أكبرها ${largest.ar} في حي ${district.ar}، على بُعد نحو ${walk.ar} مشيًا من ${gate.ar}.`,
        },
    {
      en: `A ${stars.en} hotel ${side.en} of ${mosque.en}: ${gate.en} is ${away.en} away.`,
      ar: `فندق ${stars.ar} ${side.ar} ${mosque.ar}، يبعد عنه ${gate.ar} ${away.ar}.`,
    },
  ]
}

function fartherOut(facts: HotelFacts & { place: NonNullable<HotelFacts['place']> }): Bilingual[] {
  const { gate, away, walk, mosque, side } = wayOf(facts)
  const { district } = facts
  const stars = starClass(facts.stars)
  const largest = maxParty(facts)
  const shuttle = facts.amenities.includes('haram_shuttle')
  return [
    {
      en: `A ${stars.en} hotel in ${district.en}, ${away.en} from ${gate.en}${shuttle ? ', with a shuttle to the mosque' : ''}.`,
      ar: `فندق ${stars.ar} في حي ${district.ar}، على بُعد ${away.ar} من ${gate.ar}${shuttle ? '، وفيه نقل إلى المسجد' : ''}.`,
    },
    {
      en: `Rooms for up to ${largest.en} in ${district.en}, ${away.en} from the nearest gate of ${mosque.en}.`,
      ar: `غرف يسع أكبرها ${largest.ar} في حي ${district.ar}، على بُعد ${away.ar} من أقرب أبواب ${mosque.ar}.`,
    },
    {
      en: `${sentenceCase(side.en)} of ${mosque.en} in ${district.en}, ${shuttle ? 'with a shuttle to the mosque and' : 'with'} rooms for up to ${largest.en}.`,
      ar: `${side.ar} ${mosque.ar} في حي ${district.ar}، ${shuttle ? 'وفيه نقل إلى المسجد، ' : ''}وأكبر غرفه تسع ${largest.ar}.`,
    },
    {
      en: `A ${stars.en} hotel ${shuttle ? 'with a ride to the mosque' : 'for guests who do not mind the walk'}, ${away.en} from ${gate.en}.`,
      ar: `فندق ${stars.ar} ${shuttle ? 'ينقل نزلاءه إلى المسجد' : 'لمن لا يثقل عليه الطريق'}، على بُعد ${away.ar} من ${gate.ar}.`,
    },
    {
      en: `A ${stars.en} hotel with rooms for up to ${largest.en}, about ${walk.en} on foot from ${gate.en}.`,
      ar: `فندق ${stars.ar} أكبر غرفه تتسع لـ${largest.ar}، على بُعد نحو ${walk.ar} مشيًا من ${gate.ar}.`,
    },
  ]
}

function onTheCoast(facts: HotelFacts): Bilingual[] {
  const stars = starClass(facts.stars)
  const { district, cityName } = facts
  const largest = maxParty(facts)
  if (facts.place) {
    const inOldTown = district.en === 'Al Balad'
    return [
      {
        en: `A ${stars.en} hotel ${inOldTown ? 'in' : 'near'} the historic heart of ${cityName.en}, with rooms for up to ${largest.en}.`,
        ar: `فندق ${stars.ar} ${inOldTown ? 'في قلب' : 'قرب قلب'} ${cityName.ar} التاريخي، وأكبر غرفه تسع ${largest.ar}.`,
      },
      {
        en: `A ${stars.en} hotel in ${district.en}, within walking distance of the old houses of Al-Balad.`,
        ar: `فندق ${stars.ar} في حي ${district.ar}، وتصل منه مشيًا إلى بيوت البلد القديمة.`,
      },
    ]
  }
  if (facts.bySea) {
    return [
      {
        en: `A ${stars.en} hotel in ${district.en} with rooms overlooking the Red Sea.`,
        ar: `فندق ${stars.ar} في حي ${district.ar}، تطل بعض غرفه على البحر الأحمر.`,
      },
      {
        en: `Sea-view rooms and suites for up to ${largest.en} in ${district.en}, ${cityName.en}.`,
        ar: `غرف وأجنحة يسع أكبرها ${largest.ar} في حي ${district.ar} في ${cityName.ar}، ومنها ما يطل على البحر.`,
      },
    ]
  }
  return inATown(facts)
}

function inATown(facts: HotelFacts): Bilingual[] {
  const stars = starClass(facts.stars)
  const { district, cityName } = facts
  const largest = maxParty(facts)
  return [
    {
      en: `A ${stars.en} hotel in ${district.en}, ${cityName.en}, with rooms for up to ${largest.en}.`,
      ar: `فندق ${stars.ar} في حي ${district.ar} في ${cityName.ar}، وأكبر غرفه تسع ${largest.ar}.`,
    },
    {
      en: `Rooms for up to ${largest.en} in ${district.en}, a district of ${cityName.en}.`,
      ar: `غرف يسع أكبرها ${largest.ar} في حي ${district.ar} من أحياء ${cityName.ar}.`,
    },
  ]
}

function maxParty({ rooms }: HotelFacts): Bilingual {
  return people(Math.max(...rooms.map((room) => room.maxTotal)))
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
