import type { ApiClient } from '#api/index.ts'
import type { CityGround, MapLabel } from '#domains/places/contract.ts'
import type { Box } from '@rihla/street-map/label-boxes'

/** The names on the map of a city by zoom level. */
export type MapLabels = Partial<Record<number, MapLabel[]>>

/** The names on the map at a zoom level; none if they cannot be loaded, or the map is not drawn there. */
export async function loadMapLabels(
  api: Pick<ApiClient, 'fetch_map_labels'>,
  city: string,
  { map }: CityGround,
  zoom: number,
): Promise<MapLabel[]> {
  if (!map || zoom > map.max_zoom) return []
  const answer = await api.fetch_map_labels({ city, zoom })
  return answer.ok ? answer.data : []
}

export function boxesOf(labels: readonly MapLabel[]): Box[] {
  return labels.map(([x, y, width, height, angle]) => ({ x, y, width, height, angle }))
}
