import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { findAlternatives, inMoreRooms } from '#web/features/hotels/search/alternatives.ts'

const search = { where: 'place:gate', check_in: '2026-12-20', check_out: '2026-12-22', occupancy: ['2'] }
type Search = typeof search

/** API client whose search finds hotels only if `finds` returns true. */
function siteThat(finds: (search: Search) => boolean): ApiClient {
  const search_home_hotels = async (requested: Search) => ({
    ok: true,
    data: { total: finds(requested) ? 7 : 0, hotels: [] },
  })
  return { search_home_hotels } as unknown as ApiClient
}

describe('alternatives to a search without results', () => {
  test('more rooms are suggested for a crowded party, then the whole city', async () => {
    const api = siteThat(({ where, occupancy }) => where === 'makkah' || occupancy.length > 1)
    const found = await findAlternatives(api, { ...search, occupancy: ['6'] }, { where: 'makkah', name: 'Makkah' }, 8)
    expect(found.map(({ kind, search: { where, occupancy } }) => [kind, where, occupancy])).toEqual([
      ['rooms', 'place:gate', ['3', '3']],
      ['city', 'makkah', ['6']],
    ])
  })

  test('nothing is suggested if no alternative finds a hotel', async () => {
    expect(
      await findAlternatives(
        siteThat(() => false),
        search,
        null,
        8,
      ),
    ).toEqual([])
  })
})

describe('splitting a party into more rooms', () => {
  test('the guests are distributed so that each room has an adult', () => {
    expect(inMoreRooms(['2', '3-9,4,1'], 8)).toEqual(['2', '2-9,4', '1-1'])
    expect(inMoreRooms(['5'], 8)).toEqual(['3', '2'])
  })

  test('a party is not split if no room is crowded, it has only one adult, or the maximum number of rooms is reached', () => {
    expect(inMoreRooms(['2', '4'], 8)).toBeNull()
    expect(inMoreRooms(['1-9,8,7,6,5'], 8)).toBeNull()
    expect(inMoreRooms(['2', '6'], 2)).toBeNull()
    expect(inMoreRooms(['no party'], 8)).toBeNull()
  })
})
