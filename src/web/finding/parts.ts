import type { FoundProps } from '#web/finding/Found.tsx'
import { still } from '#web/still.tsx'

export const found = still<FoundProps>(async () => (await import('#web/finding/Found.tsx')).Found)
