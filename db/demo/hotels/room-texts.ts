import type { Draw } from '@rihla/illustrations/rng'
import { kindsOfRooms, people, squareMetres } from '#db/demo/hotels/counts.ts'
import { type HotelFacts, inTurn, sentences } from '#db/demo/hotels/sentences.ts'
import type { RoomRow } from '#db/demo/hotels/rooms.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The paragraph about the rooms of a hotel: number of room types, sizes, occupancy and views. */
export function roomsParagraph(draw: Draw, facts: HotelFacts): Bilingual {
  const widest = facts.rooms.toSorted((a, b) => b.maxTotal - a.maxTotal)[0] as RoomRow
  return sentences([
    inTurn(sizes(facts), facts.order),
    inTurn(parties(widest), draw.whole(0, 3)),
    ...comforts(draw, facts),
    ...views(draw, facts.rooms),
  ])
}

function sizes({ name, rooms, order }: HotelFacts): Bilingual[] {
  const kinds = kindsOfRooms(rooms.length)
  const metres = rooms.map((room) => room.sizeM2)
  const smallest = Math.min(...metres)
  const largest = squareMetres(Math.max(...metres))
  const lowest = Math.min(...rooms.map((room) => room.floorFrom))
  const highest = Math.max(...rooms.map((room) => room.floorTo))
  const bedsOf = order % 2 === 0
  return [
    {
      en: `There are ${kinds.en}, from ${smallest} to ${largest.en}.`,
      ar: `في الفندق ${kinds.ar}، تتراوح مساحاتها بين ${smallest} و${largest.ar}.`,
    },
    {
      en: `Choose from ${kinds.en}; the smallest measures ${squareMetres(smallest).en}, the largest ${Math.max(...metres)}.`,
      ar: `ولك أن تختار بين ${kinds.ar}، أصغرها ${squareMetres(smallest).ar} وأكبرها ${largest.ar}.`,
    },
    {
      en: `Rooms are on floors ${lowest} to ${highest} and measure ${smallest} to ${largest.en}.`,
      ar: `تتوزع غرفه على الطوابق من ${lowest} إلى ${highest}، ومساحاتها بين ${smallest} و${largest.ar}.`,
    },
    {
      en: `${name.en} has ${kinds.en} on floors ${lowest} to ${highest}.`,
      ar: `في فندق ${name.ar} ${kinds.ar} على الطوابق من ${lowest} إلى ${highest}.`,
    },
    {
      en: `Rooms start at ${squareMetres(smallest).en} and go up to ${Math.max(...metres)}, ${bedsOf ? `in ${kinds.en}` : `from floor ${lowest} upwards`}.`,
      ar: `تبدأ مساحات الغرف من ${squareMetres(smallest).ar} وتبلغ ${largest.ar}، ${bedsOf ? `وهي ${kinds.ar}` : `من الطابق ${lowest} فما فوقه`}.`,
    },
  ]
}

function parties(widest: RoomRow): Bilingual[] {
  // The name of this room already states its occupancy.
  if (widest.code === 'group-room') return [{ en: 'The largest room has five beds.', ar: 'وفي أوسعها خمسة أسرّة.' }]
  const sleeping = people(widest.maxTotal)
  const room = widest.name.en.startsWith('Haram') ? widest.name.en : widest.name.en.toLowerCase()
  const { ar } = widest.name
  const suite = ar.startsWith('جناح')
  return [
    {
      en: `The ${room} sleeps ${sleeping.en}.`,
      ar: `و${definite(ar)} ${suite ? 'يسع' : 'تسع'} ${sleeping.ar}.`,
    },
    {
      en: `The ${room} is big enough for ${sleeping.en}.`,
      ar: `و${suite ? 'يكفي' : 'تكفي'} ${definite(ar)} مجموعة من ${sleeping.ar}.`,
    },
    {
      en: `Up to ${sleeping.en} can share the ${room}.`,
      ar: `ويمكن أن يشترك في ${definite(ar)} ${sleeping.ar}.`,
    },
    {
      en: `The largest, the ${room}, sleeps ${sleeping.en}.`,
      ar: `وأوسعها ${definite(ar)}، و${suite ? 'يسع' : 'تسع'} ${sleeping.ar}.`,
    },
  ]
}

/** Amenities that every room has, if they are worth a sentence. */
function comforts(draw: Draw, { rooms }: HotelFacts): Bilingual[] {
  const inAll = (id: string) => rooms.every((room) => room.amenities.includes(id))
  const known = [
    inAll('minibar') && {
      en: 'Each has a safe, a minibar and soundproof windows.',
      ar: 'وفي كل غرفة خزنة وثلاجة مشروبات صغيرة ونوافذ تعزل ضجيج الشارع.',
    },
    inAll('tea_coffee') && {
      en: 'Every room has tea and coffee and its own air conditioning control.',
      ar: 'ويمكن إعداد الشاي والقهوة في كل غرفة، والتكييف يُضبط فيها على حدة.',
    },
    inAll('desk') && {
      en: 'Every room has a desk, a telephone and satellite channels.',
      ar: 'وفي كل غرفة مكتب وهاتف وقنوات فضائية.',
    },
    inAll('kettle') && {
      en: 'Every room has a kettle, a fridge and a prayer mat.',
      ar: 'وفي كل غرفة غلاية وثلاجة وسجادة صلاة.',
    },
    inAll('prayer_mat') && {
      en: 'Rooms are air-conditioned and have a prayer mat.',
      ar: 'والغرف مكيفة وفيها سجادة صلاة.',
    },
  ].filter((one) => one !== false)
  // Mentions only one of the first two, which are the most relevant ones.
  return known.length ? [draw.pick(known.slice(0, 2))] : []
}

function views(draw: Draw, rooms: RoomRow[]): Bilingual[] {
  const seen = new Set(rooms.map((room) => room.view))
  const result: Bilingual[] = []
  if (seen.has('haram')) {
    result.push(
      draw.pick<Bilingual>([
        {
          en: 'From the Haram-view rooms you see the mosque itself.',
          ar: 'ومن الغرف المطلة على الحرم ترى المسجد نفسه.',
        },
        {
          en: 'Rooms overlooking the mosque say so in their name.',
          ar: 'والغرف التي تطل على المسجد يُذكر ذلك في أسمائها.',
        },
        {
          en: 'If the view of the mosque matters to you, choose a room with “Haram view” in its name.',
          ar: 'وإن كانت الإطلالة على المسجد تعنيك فاختر غرفة في اسمها «مطلة على الحرم».',
        },
      ]),
    )
  }
  if (seen.has('partial_haram')) {
    result.push(
      draw.pick<Bilingual>([
        { en: 'Some others have a partial view.', ar: 'ومن غرف أخرى يُرى جانب منه.' },
        { en: 'Others have a partial view of the mosque.', ar: 'وتطل غرف أخرى على جانب من المسجد.' },
      ]),
    )
  }
  if (seen.has('partial_haram') && !seen.has('haram')) {
    result.splice(0, result.length, {
      en: 'Some rooms have a partial view of the mosque.',
      ar: 'وتطل بعض الغرف على جانب من المسجد.',
    })
  }
  if (seen.has('sea')) {
    result.push({ en: 'The sea-view room has a balcony.', ar: 'وللغرفة المطلة على البحر شرفة.' })
  }
  if (seen.has('mountain') && draw.chance(0.7)) {
    result.push(
      draw.pick<Bilingual>([
        { en: 'The rooms at the back look towards the mountains of Makkah.', ar: 'وتطل بعض الغرف على جبال مكة.' },
        { en: 'Some windows look towards the mountains.', ar: 'وتنفتح بعض النوافذ على الجبال.' },
        { en: 'You can see the mountains from some rooms.', ar: 'وتُرى الجبال من بعض الغرف.' },
      ]),
    )
  }
  if (seen.has('courtyard') && draw.chance(0.6)) {
    result.push(
      draw.pick<Bilingual>([
        { en: 'Some rooms overlook the courtyard.', ar: 'ومن الغرف ما يطل على الفناء.' },
        { en: 'Some face the inner courtyard.', ar: 'ويطل بعضها على الفناء الداخلي.' },
      ]),
    )
  }
  return result
}

/** The noun with its article, and the adjective after it: `غرفة ثلاثية` → `الغرفة الثلاثية`. */
function definite(name: string): string {
  const [noun, next, ...rest] = name.split(' ')
  const adjective = next !== undefined && /^(مفردة|ثلاثية|رباعية|خماسية|عائلية|عائلي|مطل)$/.test(next)
  return [`ال${noun}`, adjective ? `ال${next}` : next, ...rest].filter(Boolean).join(' ')
}
