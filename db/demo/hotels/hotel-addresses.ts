import type { createDraw } from '@rihla/illustrations/rng'
import type { Bilingual } from '#i18n/locale.ts'

/** Named after things, not people or places, so that they match no real street. */
const streets: Bilingual[] = [
  { en: 'Lantern Street', ar: 'شارع القناديل' },
  { en: 'Pomegranate Lane', ar: 'زقاق الرمان' },
  { en: 'Quiet Courtyard Street', ar: 'شارع الفناء الهادئ' },
  { en: 'Water Carriers Street', ar: 'شارع السقّائين' },
  { en: 'Three Palms Street', ar: 'شارع النخلات الثلاث' },
  { en: 'Bookbinders Lane', ar: 'زقاق المجلّدين' },
  { en: 'Morning Breeze Street', ar: 'شارع نسيم الصباح' },
  { en: 'Copper Gate Street', ar: 'شارع البوابة النحاسية' },
  { en: 'Rosewater Lane', ar: 'زقاق ماء الورد' },
  { en: 'Caravan Rest Street', ar: 'شارع استراحة القوافل' },
]

/** The area codes of landlines. */
const areaCodes: Record<string, string> = { madinah: '14', yanbu: '14', riyadh: '11', dammam: '13' }

/**
 * Creates an address and a phone number that do not exist. After the area code, landlines in the Kingdom begin with 2
 * to 8; these begin with 0 (national numbering plan).
 */
export function inventAddress(draw: ReturnType<typeof createDraw>, city: string): { street: Bilingual; phone: string } {
  const street = draw.pick(streets)
  const house = draw.whole(2, 98)
  return {
    street: { en: `${house} ${street.en}`, ar: `${house} ${street.ar}` },
    phone: `+966 ${areaCodes[city] ?? '12'} 000 ${draw.whole(1000, 9999)}`,
  }
}
