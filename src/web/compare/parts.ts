import type { ComparisonProps } from '#web/compare/Comparison.tsx'
import { still } from '#web/still.tsx'

export const comparison = still<ComparisonProps>(async () => (await import('#web/compare/Comparison.tsx')).Comparison)
