import type { ServiceIcon, ServiceKind } from '#domains/products/services/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type ServiceTypeRow = { slug: string; name: Bilingual; about: Bilingual; kind: ServiceKind; icon: ServiceIcon }

/** The service categories, in the order of a trip: arrival, transport, rites, daily services, documents. */
export const serviceTypes: ServiceTypeRow[] = [
  {
    slug: 'airport-transfers',
    name: { en: 'Airport transfers', ar: 'التوصيل من المطار وإليه' },
    about: { en: 'Rides between the airports and your hotel.', ar: 'النقل بين المطار وفندقك.' },
    kind: 'transfer',
    icon: 'plane',
  },
  {
    slug: 'transport-between-cities',
    name: { en: 'Transport between cities', ar: 'النقل بين المدن' },
    about: {
      en: 'Cars, coaches and drivers between Makkah, Madinah, Jeddah and Taif.',
      ar: 'سيارات وحافلات بين مكة المكرمة والمدينة المنورة وجدة والطائف.',
    },
    kind: 'transfer',
    icon: 'car',
  },
  {
    slug: 'haramain-train',
    name: { en: 'Haramain high-speed train', ar: 'قطار الحرمين السريع' },
    about: {
      en: 'Tickets for the train between Makkah, Jeddah and Madinah, and transfers to its stations.',
      ar: 'تذاكر القطار بين مكة المكرمة وجدة والمدينة المنورة، والنقل إلى محطاته.',
    },
    kind: 'transfer',
    icon: 'train',
  },
  {
    slug: 'guided-visits',
    name: { en: 'Guided visits', ar: 'زيارات مع مرشد' },
    about: {
      en: 'Guided visits to historic and sacred places.',
      ar: 'زيارات للمعالم التاريخية والدينية مع مرشد.',
    },
    kind: 'guide',
    icon: 'landmark',
  },
  {
    slug: 'umrah-assistance',
    name: { en: 'Umrah assistance', ar: 'المرافقة في أداء العمرة' },
    about: { en: 'A companion and help during Umrah.', ar: 'المرافقة والمساعدة في أداء مناسك العمرة.' },
    kind: 'assistance',
    icon: 'guests',
  },
  {
    slug: 'wheelchairs-and-mobility',
    name: { en: 'Wheelchairs and mobility', ar: 'الكراسي المتحركة ووسائل التنقل' },
    about: {
      en: 'Wheelchairs and other help for guests who find walking hard.',
      ar: 'كراسي متحركة ووسائل أخرى لمن يصعب عليهم المشي.',
    },
    kind: 'assistance',
    icon: 'wheelchair',
  },
  {
    slug: 'meals',
    name: { en: 'Meals', ar: 'الوجبات' },
    about: { en: 'Meals for guests and groups.', ar: 'وجبات للأفراد والمجموعات.' },
    kind: 'meal',
    icon: 'meal',
  },
  {
    slug: 'visas-and-groups',
    name: { en: 'Visa guidance and groups', ar: 'إرشادات التأشيرة والمجموعات' },
    about: {
      en: 'Guidance on visas and permits, and arrangements for groups. The authorities decide on every application.',
      ar: 'معلومات عن التأشيرات والتصاريح، وترتيبات المجموعات. والقرار في كل طلب للجهات المختصة.',
    },
    kind: 'document',
    icon: 'passport',
  },
]
