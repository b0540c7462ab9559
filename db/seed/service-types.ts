import type { ServiceIcon, ServiceKind } from '#domains/services/kinds.ts'
import type { Bilingual } from '#text/locale.ts'

export type ServiceTypeRow = { slug: string; name: Bilingual; kind: ServiceKind; icon: ServiceIcon }

/** The categories that pilgrims ask for, in the order of a journey: arriving, getting about, the rites, the days, the papers. */
export const serviceTypes: ServiceTypeRow[] = [
  {
    slug: 'airport-transfers',
    name: { en: 'Airport transfers', ar: 'التوصيل من المطار وإليه' },
    kind: 'transfer',
    icon: 'plane',
  },
  {
    slug: 'transport-between-cities',
    name: { en: 'Transport between cities', ar: 'النقل بين المدن' },
    kind: 'transfer',
    icon: 'car',
  },
  {
    slug: 'haramain-train',
    name: { en: 'Haramain high-speed train', ar: 'قطار الحرمين السريع' },
    kind: 'transfer',
    icon: 'train',
  },
  {
    slug: 'guided-visits',
    name: { en: 'Guided visits', ar: 'زيارات مع مرشد' },
    kind: 'guide',
    icon: 'landmark',
  },
  {
    slug: 'umrah-assistance',
    name: { en: 'Umrah assistance', ar: 'المرافقة في أداء العمرة' },
    kind: 'assistance',
    icon: 'guests',
  },
  {
    slug: 'wheelchairs-and-mobility',
    name: { en: 'Wheelchairs and mobility', ar: 'الكراسي المتحركة ووسائل التنقل' },
    kind: 'assistance',
    icon: 'wheelchair',
  },
  { slug: 'meals', name: { en: 'Meals', ar: 'الوجبات' }, kind: 'meal', icon: 'meal' },
  {
    slug: 'visas-and-groups',
    name: { en: 'Visa guidance and groups', ar: 'إرشادات التأشيرة والمجموعات' },
    kind: 'document',
    icon: 'passport',
  },
]
