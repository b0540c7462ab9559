import type { Draw } from '#art/rng.ts'
import { aboutMetres, kindsOfRooms, minutes, people, squareMetres, starClass } from '#db/seed/counts.ts'
import { facilitySentences } from '#db/seed/facility-texts.ts'
import type { RoomRow } from '#db/seed/rooms.ts'
import { mosqueCentres } from '#db/seed/sites.ts'
import { type Point, walkingMinutes } from '#domains/places/distance.ts'
import type { Board } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

/** All that may be said of a hotel: a text states nothing else. */
export type HotelFacts = {
  name: Bilingual
  city: string
  cityName: Bilingual
  district: Bilingual
  stars: number
  point: Point
  place: { name: Bilingual; metres: number } | null
  bySea: boolean
  floors: number
  rooms: RoomRow[]
  boards: Board[]
  amenities: string[]
  checkInFrom: string
  checkOutUntil: string
  /** Its number in its city: neighbours in a list get different wording. */
  order: number
}

/** One sentence for cards, and three paragraphs apart by empty lines: where it is, its rooms, its house. */
export function hotelTexts(draw: Draw, facts: HotelFacts): { summary: Bilingual; description: Bilingual } {
  const paragraphs = [placeParagraph(facts), roomsParagraph(draw, facts), facilitySentences(draw, facts)]
  return {
    summary: turn(summaries(facts), facts.order),
    description: both((locale) => paragraphs.map((paragraph) => paragraph[locale]).join('\n\n')),
  }
}

function summaries(facts: HotelFacts): Bilingual[] {
  const { district, place } = facts
  const stars = starClass(facts.stars)
  const largest = people(Math.max(...facts.rooms.map((room) => room.maxTotal)))
  if (!place) {
    const sea = facts.bySea
    return [
      {
        en: `A ${stars.en} hotel in ${district.en}, ${sea ? 'with rooms facing the Red Sea' : 'with rooms for families and travellers on business'}.`,
        ar: `فندق ${stars.ar} في حي ${district.ar}، ${sea ? 'بعض غرفه تطل على البحر الأحمر' : 'بغرف للعائلات ورجال الأعمال'}.`,
      },
      {
        en: `${sea ? 'Sea-view rooms' : 'Rooms'} for up to ${largest.en} in ${district.en}, ${facts.cityName.en}.`,
        ar: `غرف ${sea ? 'منها ما يطل على البحر ' : ''}تتسع حتى ${largest.ar} في حي ${district.ar} في ${facts.cityName.ar}.`,
      },
    ]
  }
  const gate = plainName(place.name)
  const away = aboutMetres(place.metres)
  const walk = minutes(walkingMinutes(place.metres))
  const { side, mosque } = sideOf(facts)
  if (facts.city === 'jeddah') {
    return [
      {
        en: `A ${stars.en} hotel in ${district.en}, ${away.en} from Historic Jeddah.`,
        ar: `فندق ${stars.ar} في حي ${district.ar}، على بُعد ${away.ar} من جدة التاريخية.`,
      },
      {
        en: `Rooms for up to ${largest.en} within reach of the old houses of Al-Balad.`,
        ar: `غرف تتسع حتى ${largest.ar} على مقربة من بيوت البلد القديمة.`,
      },
    ]
  }
  if (place.metres <= 1000) {
    return [
      {
        en: `A ${stars.en} hotel in ${district.en}, about ${walk.en} on foot from ${gate.en}.`,
        ar: `فندق ${stars.ar} في حي ${district.ar}، على مسيرة نحو ${walk.ar} من ${gate.ar}.`,
      },
      {
        en: `${capital(away.en)} from ${gate.en}, with rooms for up to ${largest.en}.`,
        ar: `على بُعد ${away.ar} من ${gate.ar}، وفيه غرف تتسع حتى ${largest.ar}.`,
      },
      {
        en: `${stars.en === 'five-star' ? 'A five-star house' : `A ${stars.en} house`} ${side.en} of ${mosque.en}, a walk of about ${walk.en} from the nearest gate.`,
        ar: `دار ${stars.ar} ${side.ar} ${mosque.ar}، على مسيرة نحو ${walk.ar} من أقرب باب.`,
      },
      {
        en: `In ${district.en}, ${side.en} of ${mosque.en}: ${gate.en} is ${away.en} away.`,
        ar: `في حي ${district.ar} ${side.ar} ${mosque.ar}، ويبعد ${gate.ar} ${away.ar}.`,
      },
    ]
  }
  const shuttle = facts.amenities.includes('haram_shuttle')
  return [
    {
      en: `A ${stars.en} hotel in ${district.en}, ${away.en} from ${gate.en}${shuttle ? ', with a shuttle to the mosque' : ''}.`,
      ar: `فندق ${stars.ar} في حي ${district.ar}، على بُعد ${away.ar} من ${gate.ar}${shuttle ? '، مع نقل إلى المسجد' : ''}.`,
    },
    {
      en: `Rooms for up to ${largest.en} in ${district.en}, ${away.en} ${side.en} of ${mosque.en}.`,
      ar: `غرف تتسع حتى ${largest.ar} في حي ${district.ar}، ${side.ar} ${mosque.ar} على بُعد ${away.ar}.`,
    },
    {
      en: `A ${stars.en} house in ${district.en}${shuttle ? ', joined to the mosque by its own shuttle' : ''}, with rooms for up to ${largest.en}.`,
      ar: `دار ${stars.ar} في حي ${district.ar}${shuttle ? ' تصلها بالمسجد حافلة خاصة بها' : ''}، وغرفها تتسع حتى ${largest.ar}.`,
    },
    {
      en: `Away from the crowds in ${district.en}, ${away.en} from ${gate.en}.`,
      ar: `بعيدًا عن الزحام في حي ${district.ar}، على بُعد ${away.ar} من ${gate.ar}.`,
    },
  ]
}

function placeParagraph(facts: HotelFacts): Bilingual {
  const { name, district, place, cityName } = facts
  const stars = starClass(facts.stars)
  if (!place) {
    return joinSentences([
      turn(
        [
          {
            en: `${name.en} is a ${stars.en} hotel in ${district.en}, a district of ${cityName.en}.`,
            ar: `${name.ar} فندق ${stars.ar} في حي ${district.ar} من أحياء ${cityName.ar}.`,
          },
          {
            en: `In ${district.en} stands ${name.en}, a ${stars.en} hotel of ${facts.floors} floors.`,
            ar: `في حي ${district.ar} يقع ${name.ar}، وهو فندق ${stars.ar}.`,
          },
          {
            en: `${name.en} welcomes its guests in ${district.en}, ${cityName.en}, in a house of ${stars.en} class.`,
            ar: `يستقبل ${name.ar} نزلاءه في حي ${district.ar} في ${cityName.ar}، وهو فندق ${stars.ar}.`,
          },
        ],
        facts.order,
      ),
      facts.bySea
        ? { en: 'Some of its rooms look out on the Red Sea.', ar: 'وتطل بعض غرفه على البحر الأحمر.' }
        : {
            en: 'It is a place to rest before the road or after the flight.',
            ar: 'وهو موضع راحة قبل السفر أو بعد الوصول.',
          },
    ])
  }
  const gate = plainName(place.name)
  const away = aboutMetres(place.metres)
  const walk = minutes(walkingMinutes(place.metres))
  const { side, mosque } = sideOf(facts)
  if (facts.city === 'jeddah') {
    return joinSentences([
      {
        en: `${name.en} is a ${stars.en} hotel in ${district.en}, ${away.en} from Al-Balad, the historic heart of ${cityName.en}.`,
        ar: `${name.ar} فندق ${stars.ar} في حي ${district.ar}، على بُعد ${away.ar} من البلد، قلب ${cityName.ar} التاريخي.`,
      },
      {
        en: `The walk there takes about ${walk.en}.`,
        ar: `ويستغرق الطريق إليها سيرًا على الأقدام نحو ${walk.ar}.`,
      },
    ])
  }
  const opening = turn(
    [
      {
        en: `${name.en} stands in ${district.en}, ${side.en} of ${mosque.en}.`,
        ar: `يقع ${name.ar} في حي ${district.ar} ${side.ar} ${mosque.ar}.`,
      },
      {
        en: `${name.en} is a ${stars.en} hotel in the ${district.en} district of ${cityName.en}.`,
        ar: `${name.ar} فندق ${stars.ar} في حي ${district.ar} من أحياء ${cityName.ar}.`,
      },
      {
        en: `In ${district.en}, ${side.en} of ${mosque.en}, ${name.en} receives visitors of ${cityName.en} as a ${stars.en} house.`,
        ar: `في حي ${district.ar} ${side.ar} ${mosque.ar} يستقبل ${name.ar} زوار ${cityName.ar}، وهو فندق ${stars.ar}.`,
      },
      {
        en: `Visitors who choose ${name.en} stay in ${district.en}, in a ${stars.en} hotel ${side.en} of ${mosque.en}.`,
        ar: `من يختر ${name.ar} ينزل في حي ${district.ar}، في فندق ${stars.ar} ${side.ar} ${mosque.ar}.`,
      },
      {
        en: `The ${stars.en} hotel ${name.en} rises over ${district.en}, ${side.en} of ${mosque.en}.`,
        ar: `يطل فندق ${name.ar}، وهو ${stars.ar}، على حي ${district.ar} ${side.ar} ${mosque.ar}.`,
      },
    ],
    facts.order,
  )
  const way = turn(
    [
      {
        en: `The nearest gate is ${gate.en}, ${away.en} away in a straight line: a walk of about ${walk.en}.`,
        ar: `وأقرب الأبواب إليه ${gate.ar} على بُعد ${away.ar} في خط مستقيم، أي مسيرة نحو ${walk.ar}.`,
      },
      {
        en: `From its door to ${gate.en} it is ${away.en}, which takes about ${walk.en} on foot.`,
        ar: `ومن بابه إلى ${gate.ar} ${away.ar}، يقطعها الماشي في نحو ${walk.ar}.`,
      },
      {
        en: `${gate.en} is reached on foot in about ${walk.en}; the distance is ${away.en}.`,
        ar: `ويصل الماشي إلى ${gate.ar} في نحو ${walk.ar}، والمسافة ${away.ar}.`,
      },
    ],
    facts.order + Math.floor(facts.order / 5),
  )
  return joinSentences([opening, way, comfort(facts, place.metres)])
}

/** What the distance means to a visitor; a shuttle only where there is one. */
function comfort(facts: HotelFacts, metres: number): Bilingual {
  const shuttle = facts.amenities.includes('haram_shuttle')
  if (metres <= 450) {
    return turn(
      [
        {
          en: 'Going back to rest between two prayers is easy from here.',
          ar: 'والعودة إلى الراحة بين صلاتين يسيرة من هنا.',
        },
        {
          en: 'That is near enough for older guests and for children.',
          ar: 'وهي مسافة قريبة على كبار السن والأطفال.',
        },
        {
          en: 'You can hear the call to prayer and still walk there in time.',
          ar: 'ويكفيك سماع الأذان لتبلغ المسجد في الوقت.',
        },
      ],
      facts.order,
    )
  }
  if (metres <= 1000) {
    return turn(
      [
        { en: 'Most guests make the way on foot.', ar: 'وهي طريق يقطعها معظم النزلاء سيرًا على الأقدام.' },
        {
          en: 'It is a walk that can be made for every prayer.',
          ar: 'وهي مسيرة تُقطع لكل صلاة.',
        },
        {
          en: 'Leave a little earlier on Fridays, when the streets are full.',
          ar: 'ويحسن التبكير يوم الجمعة حين تمتلئ الطرقات.',
        },
      ],
      facts.order,
    )
  }
  return shuttle
    ? turn(
        [
          { en: 'A shuttle of the hotel goes to the mosque.', ar: 'وللفندق حافلة تنقل النزلاء إلى المسجد.' },
          {
            en: 'Those who would rather not walk take the shuttle of the hotel.',
            ar: 'ومن لا يرغب في السير يركب حافلة الفندق.',
          },
          {
            en: 'The way to the mosque is made by the shuttle of the hotel.',
            ar: 'ويُقطع الطريق إلى المسجد بحافلة الفندق.',
          },
        ],
        facts.order,
      )
    : {
        en: 'What is farther from the mosque costs less and is quieter at night.',
        ar: 'وما بَعُد عن المسجد أقل ثمنًا وأهدأ ليلًا.',
      }
}

function roomsParagraph(draw: Draw, { rooms, name }: HotelFacts): Bilingual {
  const kinds = kindsOfRooms(rooms.length)
  const sizes = rooms.map((room) => room.sizeM2)
  const smallest = Math.min(...sizes)
  const largest = squareMetres(Math.max(...sizes))
  const widest = rooms.toSorted((a, b) => b.maxTotal - a.maxTotal)[0] as RoomRow
  const sleeping = people(widest.maxTotal)
  const floors = {
    from: Math.min(...rooms.map((room) => room.floorFrom)),
    to: Math.max(...rooms.map((room) => room.floorTo)),
  }
  const opening = draw.pick<Bilingual>([
    {
      en: `There are ${kinds.en}, from ${smallest} to ${largest.en}.`,
      ar: `في الفندق ${kinds.ar}، بمساحات بين ${smallest} و${largest.ar}.`,
    },
    {
      en: `You choose among ${kinds.en} of ${smallest} to ${largest.en}.`,
      ar: `ولك أن تختار بين ${kinds.ar} تتراوح مساحاتها بين ${smallest} و${largest.ar}.`,
    },
    {
      en: `Its rooms, on floors ${floors.from} to ${floors.to}, come in ${kinds.en} and measure ${smallest} to ${largest.en}.`,
      ar: `غرفه ${kinds.ar} في الطوابق من ${floors.from} إلى ${floors.to}، ومساحاتها بين ${smallest} و${largest.ar}.`.replace(
        'أنواع من الغرف',
        'أنواع',
      ),
    },
    {
      en: `${name.en} has ${kinds.en}: the smallest measures ${smallest}, the largest ${largest.en}.`,
      ar: `في ${name.ar} ${kinds.ar}، أصغرها ${squareMetres(smallest).ar} وأكبرها ${largest.ar}.`,
    },
  ])
  const party = draw.pick<Bilingual>([
    {
      en: `The ${lower(widest.name.en)} sleeps ${sleeping.en}.`,
      ar: `و${widest.name.ar} تتسع حتى ${sleeping.ar}.`,
    },
    {
      en: `For a party of ${sleeping.en} there is the ${lower(widest.name.en)}.`,
      ar: `وتناسب ${definite(widest.name.ar)} مجموعة من ${sleeping.ar}.`,
    },
  ])
  return joinSentences([opening, agreeing(party, widest), ...viewSentences(draw, rooms)])
}

function viewSentences(draw: Draw, rooms: RoomRow[]): Bilingual[] {
  const views = new Set(rooms.map((room) => room.view))
  const sentences: Bilingual[] = []
  if (views.has('haram')) {
    sentences.push(
      draw.pick<Bilingual>([
        {
          en: 'From the rooms sold with a Haram view you see the mosque itself.',
          ar: 'ومن الغرف المطلة على الحرم ترى المسجد نفسه.',
        },
        {
          en: 'Rooms that face the mosque are named so; book one of them if the view matters to you.',
          ar: 'والغرف المطلة على الحرم مذكورة باسمها، فاخترها إن كانت الإطلالة تعنيك.',
        },
      ]),
    )
  } else if (views.has('partial_haram')) {
    sentences.push({ en: 'Some rooms see a part of the mosque.', ar: 'وتطل بعض الغرف على جانب من الحرم.' })
  }
  if (views.has('sea'))
    sentences.push({ en: 'Sea-view rooms are sold as such.', ar: 'والغرف المطلة على البحر مذكورة باسمها.' })
  if (views.has('mountain')) {
    sentences.push({
      en: 'Others look towards the mountains around the city.',
      ar: 'وتطل غرف أخرى على الجبال المحيطة بالمدينة.',
    })
  }
  if (views.has('courtyard')) {
    sentences.push({
      en: 'Rooms towards the courtyard are the quiet ones.',
      ar: 'أما الغرف المطلة على الفناء فهي الأهدأ.',
    })
  }
  return sentences
}

/** Which side of the mosque a house stands on, in eight directions. */
function sideOf(facts: HotelFacts): { side: Bilingual; mosque: Bilingual } {
  const centre = mosqueCentres[facts.city] ?? facts.point
  const north = facts.point.lat - centre.lat
  const east = (facts.point.lon - centre.lon) * Math.cos((centre.lat * Math.PI) / 180)
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4 + 8) % 8
  return {
    side: sides[eighth] as Bilingual,
    mosque:
      facts.city === 'makkah'
        ? { en: 'the Holy Mosque', ar: 'المسجد الحرام' }
        : { en: 'the Prophet’s Mosque', ar: 'المسجد النبوي' },
  }
}

const sides: Bilingual[] = [
  { en: 'north', ar: 'شمال' },
  { en: 'north-east', ar: 'شمال شرقي' },
  { en: 'east', ar: 'شرق' },
  { en: 'south-east', ar: 'جنوب شرقي' },
  { en: 'south', ar: 'جنوب' },
  { en: 'south-west', ar: 'جنوب غربي' },
  { en: 'west', ar: 'غرب' },
  { en: 'north-west', ar: 'شمال غربي' },
]

/** A gate in running text goes without the number on it. */
function plainName(name: Bilingual): Bilingual {
  return both((locale) => name[locale].replace(/\s*\(\d+\)$/, ''))
}

/** A suite is masculine in Arabic, a room feminine. */
function agreeing(sentence: Bilingual, room: RoomRow): Bilingual {
  if (!room.name.ar.startsWith('جناح')) return sentence
  return { en: sentence.en, ar: sentence.ar.replace('تتسع', 'يتسع').replace('وتناسب', 'ويناسب') }
}

/** The first word with its article, and the adjective after it: `غرفة ثلاثية` → `الغرفة الثلاثية`. */
function definite(name: string): string {
  const [first, second, ...rest] = name.split(' ')
  const adjective = second && /^(مفردة|ثلاثية|رباعية|خماسية|عائلية|عائلي|مطل|مطلة)$/.test(second)
  return [`ال${first}`, adjective ? `ال${second}` : second, ...rest].filter(Boolean).join(' ')
}

function joinSentences(sentences: Bilingual[]): Bilingual {
  return both((locale) => sentences.map((sentence) => sentence[locale]).join(' '))
}

function turn(variants: Bilingual[], order: number): Bilingual {
  return variants[order % variants.length] as Bilingual
}

const both = (make: (locale: 'en' | 'ar') => string): Bilingual => ({ en: make('en'), ar: make('ar') })
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (text: string) => (text.startsWith('Haram') ? text : text.charAt(0).toLowerCase() + text.slice(1))
