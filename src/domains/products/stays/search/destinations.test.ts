import { expect, test } from 'vitest'
import { demoWorld } from '#db/demo/world.ts'
import type { Catalogue } from '#domains/products/stays/catalogue/catalogue.ts'
import { findDestination, suggestDestinations, whereText } from '#domains/products/stays/search/destinations.server.ts'

const catalogue = demoCatalogue()

const first = (typed: string) => {
  const [best] = suggestDestinations(catalogue, typed)
  return best ? whereText(best.known) : null
}

test.each(['mekkah madinah', 'Makkah and Madinah', 'Mecca, Medina', 'مكة والمدينة', 'مكة المكرمة والمدينة المنورة'])(
  '“%s” means both cities, the first first',
  (typed) => {
    expect(suggestDestinations(catalogue, typed).map(({ known }) => known.slug)).toEqual(['makkah', 'madinah'])
    expect(findDestination(catalogue, typed)).toMatchObject({
      known: { slug: 'makkah' },
      others: [{ slug: 'madinah' }],
    })
  },
)

test.for([
  ['makkah', 'makkah'],
  ['Makkah', 'makkah'],
  ['MECCA', 'makkah'],
  ['mecca', 'makkah'],
  ['Makka', 'makkah'],
  ['makah', 'makkah'],
  ['mekka', 'makkah'],
  ['Mekke', 'makkah'],
  ['La Mecque', 'makkah'],
  ['mkkah', 'makkah'],
  ['makk', 'makkah'],
  ['مكة', 'makkah'],
  ['مكه', 'makkah'],
  ['مكا', 'makkah'],
  ['مكة المكرمة', 'makkah'],
  ['مَكَّةُ المُكَرَّمَة', 'makkah'],
  ['مـكـة', 'makkah'],
  ['مکہ', 'makkah'],
  ['فنادق مكة', 'makkah'],
  ['hotels in makkah', 'makkah'],
  ['madinah', 'madinah'],
  ['Medina', 'madinah'],
  ['madina', 'madinah'],
  ['Médine', 'madinah'],
  ['al madina', 'madinah'],
  ['madeenah', 'madinah'],
  ['المدينة المنورة', 'madinah'],
  ['المدينه', 'madinah'],
  ['فنادق المدينة', 'madinah'],
  ['مدینہ', 'madinah'],
  ['Jeddah', 'jeddah'],
  ['Jidda', 'jeddah'],
  ['gedda', 'jeddah'],
  ['جدة', 'jeddah'],
  ['جده', 'jeddah'],
  ['al haram', 'place:masjid-al-haram'],
  ['Masjid al-Haram', 'place:masjid-al-haram'],
  ['grand mosque', 'place:masjid-al-haram'],
  ['الحرم', 'place:masjid-al-haram'],
  ['المسجد الحرام', 'place:masjid-al-haram'],
  ['الحرم المكي', 'place:masjid-al-haram'],
  ['kaaba', 'place:kaaba'],
  ["Ka'bah", 'place:kaaba'],
  ['nabawi', 'place:masjid-an-nabawi'],
  ['masjid nabawi', 'place:masjid-an-nabawi'],
  ['masjed nabwi', 'place:masjid-an-nabawi'],
  ["prophet's mosque", 'place:masjid-an-nabawi'],
  ['الحرم النبوي', 'place:masjid-an-nabawi'],
  ['المسجد النبوى', 'place:masjid-an-nabawi'],
  ['king abdulaziz gate', 'place:gate-makkah-1'],
  ['king abdul aziz gate', 'place:gate-makkah-1'],
  ['king abdelaziz gate makkah', 'place:gate-makkah-1'],
  ['bab al malik abdulaziz', 'place:gate-makkah-1'],
  ['king abdulaziz gate madinah', 'place:gate-madinah-33'],
  ['باب الملك عبدالعزيز', 'place:gate-makkah-1'],
  ['باب الملك عبد العزيز', 'place:gate-makkah-1'],
  ['king fahd gate', 'place:gate-makkah-79'],
  ['ajyad', 'district:ajyad'],
  ['أجياد', 'district:ajyad'],
  ['اجياد', 'district:ajyad'],
  ['Jabal Omar', 'place:jabal-omar'],
  ['جبل عمر', 'place:jabal-omar'],
  ['Abraj Al Bait', 'place:clock-tower-museum'],
  ['Clock Tower', 'place:clock-tower-museum'],
  ['برج الساعة', 'place:clock-tower-museum'],
  ['Misfalah', 'district:al-misfalah'],
  ['المسفلة', 'district:al-misfalah'],
  ['Aziziyah', 'district:makkah-al-aziziyah'],
  ['العزيزية', 'district:makkah-al-aziziyah'],
  ['quba', 'place:quba'],
  ['مسجد قباء', 'place:quba'],
  ['jabal al noor', 'place:jabal-al-nour'],
  ['uhud', 'place:uhud'],
  ['اُحد', 'place:uhud'],
  ['JED', 'place:airport-jed'],
  ['jeddah airport', 'place:airport-jed'],
  ['مطار جدة', 'place:airport-jed'],
  ['dar al yaqin', 'hotel:dar-al-yaqin'],
  ['dar alyaqeen', 'hotel:dar-al-yaqin'],
  ['دار اليقين', 'hotel:dar-al-yaqin'],
  ['Makkah, Saudi Arabia', 'makkah'],
  ['Mecca KSA', 'makkah'],
  ['Mecca, Kingdom of Saudi Arabia', 'makkah'],
  ['Makkah Province, Saudi Arabia', 'makkah'],
  ['Makkah 24231, Saudi Arabia', 'makkah'],
  ['Makkah al-Mukarramah, Saudi Arabia', 'makkah'],
  ['مكة، السعودية', 'makkah'],
  ['مكة المكرمة، المملكة العربية السعودية', 'makkah'],
  ['منطقة مكة المكرمة', 'makkah'],
  ['Medina, Saudi Arabia', 'madinah'],
  ['Al Madinah Al Munawwarah, KSA', 'madinah'],
  ['المدينة المنورة - السعودية', 'madinah'],
  ['المدينة، السعودية', 'madinah'],
  ['Jeddah, Saudi Arabia', 'jeddah'],
  ['Ajyad, Makkah, Saudi Arabia', 'district:ajyad'],
  ['Masjid al-Haram, Makkah, Saudi Arabia', 'place:masjid-al-haram'],
  ['Ibrahim Al Khalil Street', 'place:ibrahim-al-khalil-street'],
  ['Ibrahim Al Khalil Rd', 'place:ibrahim-al-khalil-street'],
  ['Ibrahim al-Khalil St, Makkah', 'place:ibrahim-al-khalil-street'],
  ['ibrahim khalil road', 'place:ibrahim-al-khalil-street'],
  ['Ibraheem Al Khaleel Street', 'place:ibrahim-al-khalil-street'],
  ['ibrahim alkhalil', 'place:ibrahim-al-khalil-street'],
  ['شارع إبراهيم الخليل', 'place:ibrahim-al-khalil-street'],
  ['شارع ابراهيم الخليل، مكة', 'place:ibrahim-al-khalil-street'],
  ['طريق ابراهيم الخليل', 'place:ibrahim-al-khalil-street'],
  ['ابراهيم الخليل', 'place:ibrahim-al-khalil-street'],
  ['Ajyad Street', 'place:ajyad-street'],
  ['شارع أجياد', 'place:ajyad-street'],
  ['Umm Al Qura Road', 'place:umm-al-qura-road'],
  ['شارع ام القرى', 'place:umm-al-qura-road'],
  ['Hujoon Street', 'place:al-hujoon-street'],
  ['شارع الحجون', 'place:al-hujoon-street'],
  ['Quba Road, Madinah', 'place:quba-road'],
  ['طريق قباء', 'place:quba-road'],
  ['Sultana Road', 'place:sultana-road'],
  ['دار اليقن', 'hotel:dar-al-yaqin'],
  ['دار ليقين', 'hotel:dar-al-yaqin'],
  ['دار اليقي', 'hotel:dar-al-yaqin'],
  ['dar al yqin', 'hotel:dar-al-yaqin'],
  ['قصر المسك', 'hotel:qasr-al-misk'],
  ['qsr al misk', 'hotel:qasr-al-misk'],
  ['qasr al mis', 'hotel:qasr-al-misk'],
  ['qasr al msk', 'hotel:qasr-al-misk'],
  ['رواق لنور', 'hotel:riwaq-al-nur'],
  ['رواق انور', 'hotel:riwaq-al-nur'],
  ['رواق النو', 'hotel:riwaq-al-nur'],
  ['رواق النر', 'hotel:riwaq-al-nur'],
  ['Mecca, SA', 'makkah'],
  ['La Mecque, Arabie saoudite', 'makkah'],
  ['Mekke, Suudi Arabistan', 'makkah'],
  ['Mekke-i Mükerreme', 'makkah'],
  ['Mekah, Arab Saudi', 'makkah'],
  ['مکہ مکرمہ، سعودی عرب', 'makkah'],
  ['Makkah Sharif', 'makkah'],
  ['Мекка', 'makkah'],
  ['Hôtel à La Mecque', 'makkah'],
  ['Mekke otelleri', 'makkah'],
  ['فنادق بمكة', 'makkah'],
  ['مدينة مكة', 'makkah'],
  ['Medine-i Münevvere', 'madinah'],
  ['Madinah, Arab Saudi', 'madinah'],
  ['Madina Sharif', 'madinah'],
  ['المدينة النبوية', 'madinah'],
  ['بالمدينة', 'madinah'],
  ['Cidde', 'jeddah'],
  ['فندق بجدة', 'jeddah'],
  ['KAIA', 'place:airport-jed'],
  ['Cidde havalimanı', 'place:airport-jed'],
  ['Aéroport de Djeddah', 'place:airport-jed'],
  ['Mescid-i Haram', 'place:masjid-al-haram'],
  ['Harem-i Şerif', 'place:masjid-al-haram'],
  ['Great Mosque of Mecca', 'place:masjid-al-haram'],
  ['Kaabah', 'place:kaaba'],
  ['Masjid-e-Nabawi', 'place:masjid-an-nabawi'],
  ['Mescid-i Nebevi', 'place:masjid-an-nabawi'],
  ['Kuba Mescidi', 'place:quba'],
  ['Ajyad district', 'district:ajyad'],
  ['حي العزيزية', 'district:makkah-al-aziziyah'],
  ['ش ابراهيم الخليل', 'place:ibrahim-al-khalil-street'],
  ['gate no 1 madinah', 'place:gate-madinah-1'],
  ['باب السلام المدينة', 'place:gate-madinah-1'],
  ['nowhere at all', null],
  ['100%', null],
  ['zzzz', null],
  ["'; drop table hotel; --", null],
  ['Paris', null],
  ['Hilton', null],
  ['Tokyo', null],
  ['London', null],
  ['Sheraton', null],
  ['باريس', null],
] as const)('%s → %s', ([typed, where]) => {
  expect(first(typed)).toBe(where)
})

test.each([
  ['Arafat', 'arafat'],
  ['Arafah', 'arafat'],
  ['Mount Arafat', 'arafat'],
  ['Arafat, Saudi Arabia', 'arafat'],
  ['عرفات', 'arafat'],
  ['عرفة', 'arafat'],
  ['عرفه، مكة', 'arafat'],
  ['مشعر عرفات', 'arafat'],
  ['جبل الرحمة', 'arafat'],
  ['Mina', 'mina'],
  ['Mina, Makkah', 'mina'],
  ['منى', 'mina'],
  ['مشعر منى', 'mina'],
  ['منا', 'mina'],
  ['Muzdalifah', 'muzdalifah'],
  ['Muzdalifa', 'muzdalifah'],
  ['Mozdalifa', 'muzdalifah'],
  ['مزدلفة', 'muzdalifah'],
  ['المزدلفه', 'muzdalifah'],
  ['Jamarat', 'jamarat'],
  ['الجمرات', 'jamarat'],
])('%s is the holy site %s', (typed, slug) => {
  expect(findDestination(catalogue, typed).known).toMatchObject({ slug, kind: 'landmark' })
})

test.each([
  ['مطار المدينة', 'airport-med'],
  ['مطار المدينه المنوره', 'airport-med'],
  ['مطار جدة', 'airport-jed'],
  ['محطة المدينة', 'madinah-hhr'],
  ['قطار المدينة', 'madinah-hhr'],
  ['مدينة الرياض', 'riyadh'],
])('%s is at the city that its last word names: %s', (typed, slug) => {
  expect(findDestination(catalogue, typed).known).toMatchObject({ slug })
})

test('each suggestion resolves to itself and has hotels', () => {
  for (const typed of ['makkah', 'haram', 'gate', 'ajy', 'dar', 'airport', 'باب', 'دار']) {
    const suggested = suggestDestinations(catalogue, typed)
    expect(suggested.length).toBeGreaterThan(0)
    for (const { known: one } of suggested) {
      expect(one.hotels).toBeGreaterThan(0)
      expect(findDestination(catalogue, whereText(one))).toMatchObject({ known: one, exact: true })
    }
  }
})

test('only a hotel that the text names in full, or alone, is followed by its surroundings', () => {
  const near = (typed: string) =>
    suggestDestinations(catalogue, typed).filter(({ known }) => whereText(known).startsWith('near:')).length
  expect([near('Dar Al Yaqin'), near('yaqin'), near('dar'), near('makkah')]).toEqual([1, 1, 0, 0])
})

test('suggestions are grouped by kind, the kind of the best match first, and no kind displaces the others', () => {
  const kinds = suggestDestinations(catalogue, 'haram').map((one) => one.known.kind)
  expect(new Set(kinds).size).toBe(kinds.filter((kind, i) => kind !== kinds[i - 1]).length)
  expect(suggestDestinations(catalogue, 'dar').filter((one) => one.known.kind === 'hotel').length).toBeLessThanOrEqual(
    5,
  )
  expect(suggestDestinations(catalogue, '').map((one) => one.known.slug)).toEqual(['makkah', 'madinah', 'jeddah'])
})

test('text resolves to one place, with alternatives if it is not written like the name', () => {
  const makkah = findDestination(catalogue, 'Makka')
  expect(makkah.known?.slug).toBe('makkah')
  expect(findDestination(catalogue, 'mkkah')).toMatchObject({ exact: false, known: { slug: 'makkah' } })
  const several = findDestination(catalogue, 'bayt al')
  expect(several.where).toMatchObject({ kind: 'hotels' })
  const missed = findDestination(catalogue, 'makkah sheraton')
  expect(missed).toMatchObject({ known: null, where: { kind: 'nowhere' } })
  expect(missed.others.map((one) => one.slug)).toContain('makkah')
})

test.for([
  ['makka', 'makkah'],
  ['Mecca', 'makkah'],
  ['مكة', 'makkah'],
  ['مكه المكرمه', 'makkah'],
  ['hotels in Makkah', 'makkah'],
  ['فنادق المدينة', 'madinah'],
  ['Medina', 'madinah'],
  ['the Grand Mosque', 'place:masjid-al-haram'],
  ['الحرم', 'place:masjid-al-haram'],
  ['King Fahd Gate 79', 'place:gate-makkah-79'],
  ['باب السلام ١', 'place:gate-madinah-1'],
  ['Ajyad', 'district:ajyad'],
  ['JED', 'place:airport-jed'],
  ['Dar Al Yaqin', 'hotel:dar-al-yaqin'],
  ['makk', null],
  ['mkkah', null],
  ['king fahd gate', null],
  ['dar', null],
  ['', null],
] as const)('%j is a whole name of %s', ([typed, where]) => {
  const [first, ...others] = suggestDestinations(catalogue, typed)
  expect(first?.named ? whereText(first.known) : null).toBe(where)
  expect(others.filter(({ named }) => named)).toEqual([])
})

test('a whole name leads to the same place in suggestions and in every search', () => {
  const typed = catalogue.hotels.flatMap(({ name }) => [name.en, name.ar])
  for (const { name, searchKey } of [
    ...catalogue.cities.values(),
    ...catalogue.districts.values(),
    ...catalogue.places,
  ])
    typed.push(name.en, name.ar, ...searchKey.split('|'))
  let named = 0
  for (const text of typed) {
    const [first] = suggestDestinations(catalogue, text)
    if (!first?.named) continue
    named++
    expect(findDestination(catalogue, text), text).toMatchObject({
      known: first.known,
      where: first.known.where,
      exact: true,
    })
  }
  expect(named).toBeGreaterThan(200)
})

test.for([
  ['king fahd', 'place:gate-makkah-79', 'place:gate-madinah-20'],
  ['الملك فهد', 'place:gate-makkah-79', 'place:gate-madinah-20'],
  ['mkkah', 'makkah', 'place:masjid-al-haram'],
  ['dar al yaq', 'hotel:dar-al-yaqin', null],
] as const)('%j is searched in %s, and the other matches are %s', ([typed, where, other]) => {
  const [first, ...rest] = suggestDestinations(catalogue, typed)
  expect(first && [whereText(first.known), first.named, first.searched]).toEqual([where, false, true])
  expect(rest.filter(({ searched }) => searched)).toEqual([])
  const found = findDestination(catalogue, typed)
  expect(found.known).toBe(first?.known)
  expect(found.others.map(whereText)[0] ?? null).toBe(other)
})

test('of several hotels that match a text, none is the place of its search', () => {
  expect(suggestDestinations(catalogue, 'dar').some(({ searched }) => searched)).toBe(false)
})

test('a place without hotels is found only if no other has its name; a city is found nevertheless', () => {
  const gate = findDestination(catalogue, 'king fahd')
  expect(gate.known).toMatchObject({ kind: 'gate', slug: 'gate-makkah-79' })
  expect(gate.others.every(({ hotels }) => hotels > 0)).toBe(true)
  for (const typed of ['riyadh', 'الرياض'])
    expect(findDestination(catalogue, typed).known).toMatchObject({ kind: 'city', slug: 'riyadh', hotels: 0 })
})

/** The demo data as a catalogue, as if read from the database. */
function demoCatalogue(): Catalogue {
  const world = demoWorld()
  const zoneOf = new Map(world.cities.map((city) => [city.slug, city.timeZone]))
  const hotels = world.hotels.map((hotel, i) => ({
    ...hotel,
    id: i + 1,
    timeZone: zoneOf.get(hotel.city) ?? '',
    country: 'SA',
    childMaxAge: 11,
    boardFreeUnder: 6,
    metres: null,
    saleUntil: null,
    rating: null,
    facilities: [],
    rooms: [],
  }))
  return {
    version: '1',
    cities: new Map(world.cities.map((city) => [city.slug, city])),
    districts: new Map(world.districts.map((district) => [district.id, district])),
    places: world.places.filter((place) =>
      /gate|airport|mosque|holy_site|mountain|museum|train_station|cemetery|hospital|street/.test(place.category),
    ),
    words: new Map(),
    hotels,
    hotelOf: new Map(hotels.map((hotel) => [hotel.id, hotel])),
    rooms: 0,
    reaches: new Map(),
  }
}
