import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facts, minutesOf, usualCheckIn, withFacts, type FactName } from '#db/reference/facts.ts'
import { articles } from '#db/demo/content/articles.ts'
import { gateNames } from '#db/reference/gates.ts'
import { demoWorld } from '#db/demo/world.ts'
import { settings } from '#db/demo/settings.ts'
import { figuresOf } from '#test/figures.ts'
import { codeMinutes } from '#domains/accounts/codes/codes.server.ts'
import { quoteMinutes } from '#domains/products/shared/quote-token.server.ts'

const both = (name: FactName | `${FactName}.short` | 'check_in') => withFacts({ en: `{${name}}`, ar: `{${name}}` })

test.each([
  ['road_jeddah_airport_makkah', '95 kilometres', '95 كيلومترًا'],
  ['arafat.short', '20 km', '20 كم'],
  ['jabal_al_nour.short', '4 to 5 km', '4 إلى 5 كم'],
  ['quba', '3.5 kilometres', '3.5 كيلومتر'],
  ['train_speed', '300 kilometres', '300 كيلومتر'],
  ['ride_miqat', 'a quarter of an hour', 'ربع ساعة'],
  ['terminal_change', 'half an hour', 'نصف ساعة'],
  ['ride_old_town_airport', '45 minutes', '45 دقيقة'],
  ['quote_held.short', '15 minutes', '15 دقيقة'],
  ['round', '5 minutes', '5 دقائق'],
  ['introduction', 'an hour', 'ساعة'],
  ['ride_old_town_airport_evening', 'an hour and a quarter', 'ساعة وربع'],
  ['ride_jeddah_airport_makkah', 'an hour and a half', 'ساعة ونصف'],
  ['train_airport_madinah', 'an hour and three quarters', 'ساعة وثلاثة أرباع'],
  ['tawaf_full', 'two hours', 'ساعتين'],
  ['train_makkah_madinah', '2 hours 20 minutes', 'ساعتين و20 دقيقة'],
  ['ride_makkah_madinah', 'four and a half hours', 'أربع ساعات ونصف'],
  ['driver', 'ten hours', 'عشر ساعات'],
  ['sai', '45 to 90 minutes', '45 إلى 90 دقيقة'],
  ['hira_climb', '45 minutes to an hour', '45 دقيقة إلى ساعة'],
  ['umrah', 'two to three hours', 'ساعتين إلى ثلاث ساعات'],
  ['umrah_full', 'three to four hours', 'ثلاث إلى أربع ساعات'],
  ['from_miqat', 'an hour and a half to seven hours', 'ساعة ونصف إلى سبع ساعات'],
  ['hira_steps', '1,200 steps', '1,200 درجة'],
  ['solution_within', 'seven days', 'سبعة أيام'],
  ['refund', '10 working days', '10 أيام عمل'],
  ['answer_within', '24 hours', '24 ساعة'],
  ['check_in', '16:00', '4:00 م'],
] as const)('the figure %s is written “%s” and «%s», and never breaks after its number', (name, en, ar) => {
  const text = both(name)
  expect({ en: text.en.replaceAll('\u00a0', ' '), ar: text.ar.replaceAll('\u00a0', ' ') }).toEqual({ en, ar })
  expect(`${text.en}\n${text.ar}`).not.toMatch(/\d (?!to|إلى)/)
})

test('a text with the name of no fact is an error that names it', () => {
  expect(() => withFacts({ en: 'In {ride_to_the_moon}', ar: '' })).toThrow('There is no fact ride_to_the_moon')
  expect(() => minutesOf('sai')).toThrow('sai is not a number of minutes')
})

test('the figures of the program and those of the texts are the same', () => {
  expect([minutesOf('quote_held'), minutesOf('code_valid')]).toEqual([quoteMinutes, codeMinutes])
  const { voice } = settings()
  expect([voice.reply_hours, voice.refund_days]).toEqual([facts.answer_within[1], facts.refund[1]])
  const starts = demoWorld().hotels.map(({ checkInFrom }) => checkInFrom.slice(0, 5))
  expect(starts).toContain(usualCheckIn)
  expect(starts.filter((start) => start > usualCheckIn)).toEqual([])
})

test('a ride that includes a wait is as long as its parts: the pick-up leaves the time at the airport', () => {
  expect(minutesOf('pick_up_before_flight')).toBeGreaterThanOrEqual(
    minutesOf('ride_jeddah_airport_makkah') + minutesOf('before_flight'),
  )
  expect(minutesOf('landing_to_bed')).toBeGreaterThanOrEqual(minutesOf('ride_jeddah_airport_makkah'))
})

test.each([
  ['a walk of four kilometres, or 3.5 km', ['3.5 km', '4 km']],
  [
    '2 to 3 hours, half an hour, an hour and a half, four and a half hours',
    ['120 min', '180 min', '270 min', '30 min', '90 min'],
  ],
  ['a quarter of an hour, forty minutes, ten working days, a day, an hour', ['10 days', '15 min', '40 min']],
  ['on 1,200 uneven steps', ['1200 steps']],
  ['نحو 95 كيلومترًا، وأربع ساعات ونصف، وساعة ونصف، وربع ساعة', ['15 min', '270 min', '90 min', '95 km']],
  [
    'خمس وأربعين دقيقة، وخمس عشرة دقيقة، وساعتين، و3 إلى 10 أيام عمل، ويومين',
    ['10 days', '120 min', '15 min', '2 days', '3 days', '45 min'],
  ],
  [
    '1,200 درجة، و24 درجة، وأحد عشر يومًا، وثلاثة كيلومترات، وثلاثمئة كيلومتر',
    ['11 days', '1200 steps', '3 km', '300 km'],
  ],
])('the figures of “%s” are found', (text, figures) => {
  expect(figuresOf(text)).toEqual(figures)
})

/**
 * Figures that one text alone states, such as the minutes of an advice. A figure about a road, a ride, a rite or a promise
 * belongs to `facts`, as does one that a second text needs.
 */
const figuresOfOneText: Record<string, string[]> = {
  'content/articles/around-makkah': ['10 days', '15 min', '240 min', '30 min'],
  'content/articles/choosing-a-gate-and-hotel': '10 min,12 min,15 min,20 min,25 min,30 min,40 min,5 min,8 min'.split(
    ',',
  ),
  'content/articles/health-and-heat': ['10 days', '10 min', '3 days', '30 min'],
  'content/articles/hijri-calendar': '10 days,11 days,12 days,120 min,29 days,30 days,354 days,355 days'.split(','),
  'content/articles/historic-jeddah': ['30 min', '600 min'],
  'content/articles/money-phone-and-apps': ['2 days'],
  'content/articles/packing-by-season': ['3 days', '4 days', '720 min'],
  'content/articles/preparing-for-umrah': ['3 days', '30 min', '4 days'],
  'content/articles/ramadan-crowds': ['10 days', '20 min', '30 min'],
  'content/articles/reading-a-rate': ['14 min', '2 days', '3 days', '5 min'],
  'content/articles/small-children': ['120 min', '30 min', '5 min'],
  'content/articles/umrah-in-order': ['10 min'],
  'content/articles/visiting-madinah': ['3 days', '30 min'],
  'content/articles/with-elders-and-children': ['10 min', '15 min', '2 days', '30 min', '45 min'],
  'content/front': ['10 min'],
  'services/care': ['30 min', '5 min'],
  'services/facts': ['15 min', '3 days', '30 min'],
  'services/meals-and-visas': ['90 min'],
  'packages/days': ['30 min'],
  'packages/terms': ['7 days'],
}

test('every figure beside kilometres, minutes, hours, days or steps comes from the facts, or is of one text alone', () => {
  const sources = ['db/demo/content', 'db/demo/services', 'db/demo/packages', 'db/reference']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    // Packages are compared with their data below, and the periods of the privacy policy are those of the software.
    .filter((file) => /\.(md|ts)$/.test(file) && !/test|facts\.ts$|data\/|privacy|packages-|meeting/.test(file))
  const found: Record<string, string[]> = {}
  for (const file of [...sources, 'db/demo/services/facts.ts']) {
    const name = file.replace(/^db\/(demo\/)?/, '').replace(/(\.(en|ar))?\.(md|ts)$/, '')
    const comments = /^\s*(\/\/|\/?\*).*$/gm
    const figures = figuresOf(readFileSync(file, 'utf8').replaceAll(comments, ''))
    if (figures.length > 0) found[name] = [...new Set([...(found[name] ?? []), ...figures])].toSorted()
  }
  expect(found).toEqual(figuresOfOneText)
})

test('the days that a package names are its own, and the days until which it can be cancelled those of its policy', () => {
  const { packages, policies } = demoWorld()
  for (const { slug, title, summary, description, days, policy } of packages) {
    for (const locale of ['en', 'ar'] as const) {
      const long = figuresOf(`${title[locale]}. ${summary[locale]}`).filter((figure) =>
        /^([4-9]|\d\d) days/.test(figure),
      )
      expect(long, slug).toEqual(long.length > 0 ? [`${days} days`] : [])
      const free = /free until (\d+) days|مجاني حتى (\d+) يوم/.exec(description[locale])
      const steps = policies.find(({ code }) => code === policy)!.windows.map((step) => step.fromHoursBeforeCheckIn)
      if (free) expect(steps[1], slug).toBe(Number(free[1] ?? free[2]) * 24)
    }
  }
})

test('a gate in a text has the number that is on it, and a gate whose number is known is named with it', () => {
  const known = Object.values(gateNames)
  const article = articles.find(({ slug }) => slug === 'choosing-a-gate-and-hotel')!
  for (const [locale, gate] of [
    ['en', (name: string) => name.replace(/( \(\d+\))?$/, ' Gate$1')],
    ['ar', (name: string) => `باب ${name}`],
  ] as const) {
    const rows = [...article.body[locale].matchAll(/^\| (?!-|Gate|الباب|Walking|المدة)([^|]+?) \| (?:\p{L}|-)/gmu)].map(
      ([, name = '']) => name,
    )
    const gates = rows.filter((name) => !/\d+.(minutes|دق)/.test(name)).map(gate)
    expect(gates).toHaveLength(6)
    for (const name of gates) expect(known.map((one) => one[locale])).toContain(name)
  }
  const named = demoWorld().services.flatMap((one) => [...one.meetingPoint.en.matchAll(/([A-Z]\S+ Gate \(\d+\))/g)])
  expect(named.length).toBeGreaterThan(0)
  for (const [, name] of named) expect(known.map(({ en }) => en)).toContain(name)
})
