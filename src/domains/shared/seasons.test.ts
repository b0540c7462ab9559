import { expect, test } from 'vitest'
import { readJson } from '#db/reference/csv.ts'
import { addDays } from '#domains/shared/dates.ts'
import { hijriSeasons } from '#domains/shared/seasons.ts'

test.for([
  ['2026-02-17', []],
  ['2026-02-18', ['ramadan']],
  ['2026-03-09', ['ramadan']],
  ['2026-03-10', ['ramadan', 'ramadan_last_ten']],
  ['2026-03-19', ['ramadan', 'ramadan_last_ten']],
  ['2026-03-20', ['eid_al_fitr']],
  ['2026-03-22', ['eid_al_fitr']],
  ['2026-03-23', []],
  ['2026-05-24', []],
  ['2026-05-25', ['hajj_days']],
  ['2026-05-26', ['hajj_days', 'day_of_arafah']],
  ['2026-05-27', ['hajj_days', 'eid_al_adha']],
  ['2026-05-30', ['hajj_days', 'eid_al_adha']],
  ['2026-05-31', []],
  ['2028-02-25', ['ramadan', 'ramadan_last_ten']],
  ['2028-02-28', ['eid_al_fitr']],
  ['2028-02-29', []],
] as const)('%s is in the seasons %j', ([date, seasons]) => {
  expect(hijriSeasons(date)).toEqual(seasons)
})

test('the rule gives exactly the dates of the official Saudi calendar', () => {
  const { seasons } = readJson<{ seasons: { season: string; from: string; to: string }[] }>('saudi_calendar.json')
  expect(seasons.length).toBeGreaterThan(10)
  for (const { season, from, to } of seasons) {
    const lies = (date: string) => (hijriSeasons(date) as string[]).includes(season)
    expect([lies(addDays(from, -1)), lies(from), lies(to), lies(addDays(to, 1))]).toEqual([false, true, true, false])
  }
})
