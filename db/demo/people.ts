import type { StaffRole } from '#api/staff.ts'
import type { Locale } from '#i18n/locale.ts'

/** The accounts that can sign in to the demo; invented, on a domain that cannot receive mail. */
export const demoPeople: { name: string; email: string; password: string; locale: Locale; role?: StaffRole }[] = [
  { name: 'Demo Guest', email: 'guest@example.com', password: 'rihla-demo-guest', locale: 'en' },
  { name: 'ضيف تجريبي', email: 'dayf@example.com', password: 'rihla-demo-dayf', locale: 'ar' },
  { name: 'Demo Agent', email: 'agent@example.com', password: 'rihla-demo-agent', locale: 'en', role: 'agent' },
  { name: 'محرر تجريبي', email: 'editor@example.com', password: 'rihla-demo-editor', locale: 'ar', role: 'editor' },
  // Sets up two-step verification at the first sign-in, like every manager.
  { name: 'Demo Manager', email: 'manager@example.com', password: 'rihla-demo-manager', locale: 'en', role: 'manager' },
  // Two managers, so that one can help the other after a lost second factor.
  { name: 'مديرة تجريبية', email: 'mudira@example.com', password: 'rihla-demo-mudira', locale: 'ar', role: 'manager' },
]
