import type { StaffRole } from '#contract/staff.ts'
import type { Locale } from '#text/locale.ts'

/** Who can log in to the demo world; made up, on a domain that no mail reaches. */
export const demoPeople: { name: string; email: string; password: string; locale: Locale; role?: StaffRole }[] = [
  { name: 'Demo Guest', email: 'guest@example.com', password: 'rihla-demo-guest', locale: 'en' },
  { name: 'ضيف تجريبي', email: 'dayf@example.com', password: 'rihla-demo-dayf', locale: 'ar' },
  { name: 'Demo Agent', email: 'agent@example.com', password: 'rihla-demo-agent', locale: 'en', role: 'agent' },
  { name: 'محرر تجريبي', email: 'editor@example.com', password: 'rihla-demo-editor', locale: 'ar', role: 'editor' },
  // Sets up a second factor at the first sign-in, as every manager does.
  { name: 'Demo Manager', email: 'manager@example.com', password: 'rihla-demo-manager', locale: 'en', role: 'manager' },
  // Two managers, so that one can help the other who has lost a second factor.
  { name: 'مديرة تجريبية', email: 'mudira@example.com', password: 'rihla-demo-mudira', locale: 'ar', role: 'manager' },
]
