import type { Locale } from '#text/locale.ts'

/** Who can log in to the demo world; made up, on a domain that no mail reaches. */
export const demoPeople: { name: string; email: string; password: string; locale: Locale }[] = [
  { name: 'Demo Guest', email: 'guest@example.com', password: 'rihla-demo-guest', locale: 'en' },
  { name: 'ضيف تجريبي', email: 'dayf@example.com', password: 'rihla-demo-dayf', locale: 'ar' },
]
