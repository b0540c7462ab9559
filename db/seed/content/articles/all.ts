import { choosingAGateAndHotel } from '#db/seed/content/articles/choosing-a-gate-and-hotel.ts'
import { haramainTrain } from '#db/seed/content/articles/haramain-train.ts'
import { preparingForUmrah } from '#db/seed/content/articles/preparing-for-umrah.ts'
import { ramadanCrowds } from '#db/seed/content/articles/ramadan-crowds.ts'
import type { Article } from '#db/seed/content/articles/shape.ts'
import { visitingMadinah } from '#db/seed/content/articles/visiting-madinah.ts'
import { withEldersAndChildren } from '#db/seed/content/articles/with-elders-and-children.ts'

export const articles: Article[] = [
  preparingForUmrah,
  choosingAGateAndHotel,
  ramadanCrowds,
  withEldersAndChildren,
  visitingMadinah,
  haramainTrain,
]

/** Who is said to have written them: nobody in particular. */
export const addedBy = { en: 'The editors', ar: 'هيئة التحرير' }
