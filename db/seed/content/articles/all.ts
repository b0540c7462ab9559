import { aroundMakkah } from '#db/seed/content/articles/around-makkah.ts'
import { choosingAGateAndHotel } from '#db/seed/content/articles/choosing-a-gate-and-hotel.ts'
import { haramainTrain } from '#db/seed/content/articles/haramain-train.ts'
import { healthAndHeat } from '#db/seed/content/articles/health-and-heat.ts'
import { hijriCalendar } from '#db/seed/content/articles/hijri-calendar.ts'
import { historicJeddah } from '#db/seed/content/articles/historic-jeddah.ts'
import { landingInJeddah } from '#db/seed/content/articles/landing-in-jeddah.ts'
import { moneyPhoneAndApps } from '#db/seed/content/articles/money-phone-and-apps.ts'
import { packingBySeason } from '#db/seed/content/articles/packing-by-season.ts'
import { preparingForUmrah } from '#db/seed/content/articles/preparing-for-umrah.ts'
import { ramadanCrowds } from '#db/seed/content/articles/ramadan-crowds.ts'
import { readingARate } from '#db/seed/content/articles/reading-a-rate.ts'
import type { Article } from '#db/seed/content/articles/shape.ts'
import { smallChildren } from '#db/seed/content/articles/small-children.ts'
import { umrahInOrder } from '#db/seed/content/articles/umrah-in-order.ts'
import { visitingMadinah } from '#db/seed/content/articles/visiting-madinah.ts'
import { withEldersAndChildren } from '#db/seed/content/articles/with-elders-and-children.ts'

export const articles: Article[] = [
  preparingForUmrah,
  umrahInOrder,
  choosingAGateAndHotel,
  packingBySeason,
  ramadanCrowds,
  withEldersAndChildren,
  healthAndHeat,
  visitingMadinah,
  moneyPhoneAndApps,
  haramainTrain,
  hijriCalendar,
  landingInJeddah,
  historicJeddah,
  aroundMakkah,
  readingARate,
  smallChildren,
]

/** Who is said to have written them: nobody in particular. */
export const addedBy = { en: 'Rihla', ar: 'رحلة' }
