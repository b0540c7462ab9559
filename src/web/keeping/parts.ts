import type { SavedListProps } from '#web/keeping/SavedList.tsx'
import { still } from '#web/still.tsx'

export const savedList = still<SavedListProps>(async () => (await import('#web/keeping/SavedList.tsx')).SavedList)
