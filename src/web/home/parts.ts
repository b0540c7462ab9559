import type { StaysNearProps } from '#web/home/StaysNear.tsx'
import { still } from '#web/still.tsx'

export const heroWords = still<object>(async () => (await import('#web/home/HeroWords.tsx')).HeroWords)
export const staysNear = still<StaysNearProps>(async () => (await import('#web/home/StaysNear.tsx')).StaysNear)
