import type { Kind } from '#domains/cms/kind.ts'
import type { Field, KindName } from '#domains/cms/shapes.ts'
import { only, settingStore } from '#domains/cms/stores/single-stores.server.ts'

const brandFields: Field[] = [
  { type: 'words', name: 'name', max: 60 },
  { type: 'words', name: 'tagline', max: 120, optional: true },
  { type: 'words', name: 'welcome', max: 120, optional: true },
  { type: 'logo', name: 'logo', optional: true },
  { type: 'logo', name: 'logo_dark', optional: true },
  { type: 'text', name: 'colour', max: 7, form: 'colour', optional: true },
  { type: 'text', name: 'accent', max: 7, form: 'colour', optional: true },
]
const voiceFields: Field[] = [
  { type: 'lines', name: 'hero_title', max: 90, optional: true },
  { type: 'lines', name: 'hero_text', max: 200, optional: true },
  { type: 'words', name: 'home_title', max: 90, optional: true },
  { type: 'lines', name: 'home_description', max: 300, optional: true },
  { type: 'number', name: 'reply_hours', min: 1, max: 168, optional: true },
  { type: 'number', name: 'refund_days', min: 1, max: 60, optional: true },
]

/** The look of the provider, and what the site says in its name. */
export const brandKinds = {
  brand: {
    group: 'settings',
    title: 'name',
    single: only,
    managers: true,
    fields: brandFields,
    store: settingStore({ key: 'brand', fields: brandFields }),
    shownAt: () => ({ page: 'home', slug: null }),
  },
  voice: {
    group: 'settings',
    title: 'hero_title',
    single: only,
    managers: true,
    fields: voiceFields,
    store: settingStore({ key: 'voice', fields: voiceFields }),
    shownAt: () => ({ page: 'home', slug: null }),
  },
} as const satisfies Partial<Record<KindName, Kind>>
