import type { ResultListProps } from '#web/results/ResultList.tsx'
import { still } from '#web/still.tsx'

export const resultList = still<ResultListProps>(async () => (await import('#web/results/ResultList.tsx')).ResultList)
