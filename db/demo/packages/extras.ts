import type { DemoExtra } from '#db/demo/packages/shape.ts'

/** Extras of packages, in riyals including taxes. */
const extras = {
  sites: {
    name: { en: 'Half a day at the historic sites', ar: 'نصف يوم في المواقع التاريخية' },
    basis: 'person',
    riyals: 95,
  },
  quran: {
    name: { en: 'The Quran exhibition with a guide', ar: 'معرض القرآن الكريم مع مرشد' },
    basis: 'person',
    riyals: 60,
  },
  wheelchair: {
    name: { en: 'A wheelchair for the whole trip', ar: 'كرسي متحرك طوال السفر' },
    basis: 'person',
    riyals: 180,
  },
  luggage: { name: { en: 'A second suitcase', ar: 'نقل حقيبة ثانية' }, basis: 'person', riyals: 70 },
  view: { name: { en: 'A room on a higher floor', ar: 'غرفة في طابق أعلى' }, basis: 'room', riyals: 350 },
  cot: { name: { en: 'A cot in the room', ar: 'سرير رضيع في الغرفة' }, basis: 'room', riyals: 90 },
  transfer: {
    name: { en: 'A private car from the airport', ar: 'سيارة خاصة من المطار' },
    basis: 'booking',
    riyals: 240,
  },
  companion: {
    name: { en: 'A private companion for your family', ar: 'مرافق لعائلتك وحدها' },
    basis: 'booking',
    riyals: 650,
  },
} as const satisfies Record<string, Omit<DemoExtra, 'code' | 'amount'> & { riyals: number }>

export type ExtraCode = keyof typeof extras

/** An extra with its amount in minor units. */
export function extraOf(code: ExtraCode): DemoExtra {
  const { name, basis, riyals } = extras[code]
  return { code, name, basis, amount: riyals * 100 }
}
