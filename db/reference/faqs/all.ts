import { account } from '#db/reference/faqs/account.ts'
import { arrival } from '#db/reference/faqs/arrival.ts'
import { booking } from '#db/reference/faqs/booking.ts'
import { changes } from '#db/reference/faqs/changes.ts'
import { travel } from '#db/reference/faqs/travel.ts'
import { price } from '#db/reference/faqs/price.ts'
import { withFacts } from '#db/reference/facts.ts'
import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const faqs: FaqTopicSeed[] = [booking, price, changes, arrival, travel, account].map((topic) => ({
  ...topic,
  entries: topic.entries.map((one) => ({ ...one, answer: withFacts(one.answer) })),
}))
