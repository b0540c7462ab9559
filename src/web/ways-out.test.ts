import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#contract/api.ts'
import { findWaysOut, inMoreRooms } from '#web/ways-out.ts'

const search = { where: 'place:gate', check_in: '2026-12-20', check_out: '2026-12-22', occupancy: ['2'] }
type Search = typeof search

/** A site where only searches that `finds` accepts find a hotel. */
function siteThat(finds: (search: Search) => boolean): ApiClient {
  const search_home_hotels = async (asked: Search) => ({ ok: true, data: { total: finds(asked) ? 7 : 0, hotels: [] } })
  return { search_home_hotels } as unknown as ApiClient
}

describe('ways out of an empty search', () => {
  test('more rooms for a crowded party, then the whole city', async () => {
    const api = siteThat(({ where, occupancy }) => where === 'makkah' || occupancy.length > 1)
    const found = await findWaysOut(api, { ...search, occupancy: ['6'] }, { where: 'makkah', name: 'Makkah' }, 8)
    expect(found.map(({ kind, search: { where, occupancy } }) => [kind, where, occupancy])).toEqual([
      ['rooms', 'place:gate', ['3', '3']],
      ['city', 'makkah', ['6']],
    ])
  })

  test('none when nothing helps', async () => {
    expect(
      await findWaysOut(
        siteThat(() => false),
        search,
        null,
        8,
      ),
    ).toEqual([])
  })
})

describe('more rooms', () => {
  test('share the guests, each room with an adult', () => {
    expect(inMoreRooms(['2', '3-9,4,1'], 8)).toEqual(['2', '2-9,4', '1-1'])
    expect(inMoreRooms(['5'], 8)).toEqual(['3', '2'])
  })

  test('are no help when nobody is crowded, one adult is alone, or no room may be added', () => {
    expect(inMoreRooms(['2', '4'], 8)).toBeNull()
    expect(inMoreRooms(['1-9,8,7,6,5'], 8)).toBeNull()
    expect(inMoreRooms(['2', '6'], 2)).toBeNull()
    expect(inMoreRooms(['no party'], 8)).toBeNull()
  })
})
