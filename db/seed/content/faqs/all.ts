import { account } from '#db/seed/content/faqs/account.ts'
import { arrival } from '#db/seed/content/faqs/arrival.ts'
import { booking } from '#db/seed/content/faqs/booking.ts'
import { changes } from '#db/seed/content/faqs/changes.ts'
import { journey } from '#db/seed/content/faqs/journey.ts'
import { price } from '#db/seed/content/faqs/price.ts'
import type { FaqTopicSeed } from '#db/seed/content/faqs/shape.ts'

export const faqs: FaqTopicSeed[] = [booking, price, changes, arrival, journey, account]
