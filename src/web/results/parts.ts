import type { ResultListProps } from '#web/results/ResultList.tsx'
import { later } from '#web/later.tsx'
import { still } from '#web/still.tsx'

export const resultList = still<ResultListProps>(async () => (await import('#web/results/ResultList.tsx')).ResultList)

/** The hotels found on a map of the city. */
export const resultMap = later(async () => (await import('#web/results/ResultMap.tsx')).ResultMap)
