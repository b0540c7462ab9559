import type { HeroWordsProps } from '#web/home/HeroWords.tsx'
import type { StaysNearProps } from '#web/home/StaysNear.tsx'
import { still } from '#web/still.tsx'

export const heroWords = still<HeroWordsProps>(async () => (await import('#web/home/HeroWords.tsx')).HeroWords)
export const staysNear = still<StaysNearProps>(async () => (await import('#web/home/StaysNear.tsx')).StaysNear)
