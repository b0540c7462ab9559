import type { TravelPackage } from '#db/demo/packages/shape.ts'
import { readCsv } from '#db/reference/csv.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Meeting points of the groups that go by coach or train. */
const onTheGround: Record<string, Bilingual> = {
  'umrah-in-four-days': {
    en: 'King Abdulaziz International Airport, Terminal 1, coach bays outside arrivals',
    ar: 'مطار الملك عبدالعزيز الدولي، الصالة 1، مواقف الحافلات أمام صالة الوصول',
  },
  'two-cities-at-your-own-pace': {
    en: 'King Abdulaziz International Airport, Terminal 1, entrance of the Haramain station',
    ar: 'مطار الملك عبدالعزيز الدولي، الصالة 1، مدخل محطة قطار الحرمين',
  },
  'ramadan-weekend-from-jeddah': {
    en: 'Jeddah, Haramain station Al-Sulaymaniyah, main car park',
    ar: 'جدة، محطة قطار الحرمين بالسليمانية، موقف السيارات الرئيس',
  },
  'slow-umrah-for-elders': {
    en: 'King Abdulaziz International Airport, Terminal 1, coach bays outside arrivals',
    ar: 'مطار الملك عبدالعزيز الدولي، الصالة 1، مواقف الحافلات أمام صالة الوصول',
  },
  'students-between-terms': {
    en: 'Riyadh, King Saud University, main gate',
    ar: 'الرياض، جامعة الملك سعود، البوابة الرئيسة',
  },
  'preparing-for-the-hajj-in-madinah': {
    en: 'Jeddah, Haramain station Al-Sulaymaniyah, departures hall',
    ar: 'جدة، محطة قطار الحرمين بالسليمانية، صالة المغادرة',
  },
  'lodging-in-the-days-of-hajj': {
    en: 'King Khalid International Airport, Riyadh, coach bays outside arrivals',
    ar: 'مطار الملك خالد الدولي بالرياض، مواقف الحافلات أمام صالة الوصول',
  },
  'umrah-by-coach-at-one-price': {
    en: 'King Khalid International Airport, Riyadh, coach bays outside arrivals',
    ar: 'مطار الملك خالد الدولي بالرياض، مواقف الحافلات أمام صالة الوصول',
  },
}

/** The meeting point of the group of a package: for a flight, in the airport from which it leaves. */
export function meetingPointOf({ slug, flight }: Pick<TravelPackage, 'slug' | 'flight'>): Bilingual {
  if (!flight) {
    const place = onTheGround[slug]
    if (!place) throw new Error(`Package ${slug} has no meeting point`)
    return place
  }
  const airport = readCsv('airports.csv').find(({ iata }) => iata === flight[0])
  if (!airport) throw new Error(`Airport ${flight[0]} does not exist`)
  return {
    en: `${airport.name_en}, departures hall, at the sign with the name of the package`,
    ar: `${airport.name_ar}، صالة المغادرة، عند اللوحة التي تحمل اسم الباقة`,
  }
}
