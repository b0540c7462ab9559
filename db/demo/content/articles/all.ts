import { aroundMakkah } from '#db/demo/content/articles/around-makkah.ts'
import { choosingAGateAndHotel } from '#db/demo/content/articles/choosing-a-gate-and-hotel.ts'
import { haramainTrain } from '#db/demo/content/articles/haramain-train.ts'
import { healthAndHeat } from '#db/demo/content/articles/health-and-heat.ts'
import { hijriCalendar } from '#db/demo/content/articles/hijri-calendar.ts'
import { historicJeddah } from '#db/demo/content/articles/historic-jeddah.ts'
import { landingInJeddah } from '#db/demo/content/articles/landing-in-jeddah.ts'
import { moneyPhoneAndApps } from '#db/demo/content/articles/money-phone-and-apps.ts'
import { packingBySeason } from '#db/demo/content/articles/packing-by-season.ts'
import { preparingForUmrah } from '#db/demo/content/articles/preparing-for-umrah.ts'
import { ramadanCrowds } from '#db/demo/content/articles/ramadan-crowds.ts'
import { readingARate } from '#db/demo/content/articles/reading-a-rate.ts'
import type { Article } from '#db/demo/content/articles/shape.ts'
import { smallChildren } from '#db/demo/content/articles/small-children.ts'
import { umrahInOrder } from '#db/demo/content/articles/umrah-in-order.ts'
import { visitingMadinah } from '#db/demo/content/articles/visiting-madinah.ts'
import { withEldersAndChildren } from '#db/demo/content/articles/with-elders-and-children.ts'

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

/** The author shown on all articles: the provider, not a person. */
export const addedBy = { en: 'Rihla', ar: 'رحلة' }
