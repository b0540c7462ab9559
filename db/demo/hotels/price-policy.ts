import type { RateRow } from '#db/demo/hotels/rates.ts'
import type { Fee } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

type Priced = {
  fees: Fee[]
  rates: RateRow[]
  holyCity: boolean
  /** True if the site takes payments in advance. */
  prepay: boolean
}

/**
 * A text about how a hotel's price is formed, what it includes and what changes it. Paragraphs are separated by an
 * empty line.
 */
export function pricePolicy({ fees, rates, holyCity, prepay }: Priced): Bilingual {
  const meals = rates.some((rate) => rate.board !== 'room_only')
  const asAdmin = fees.some((fee) => fee.mandatory)
  const saver = prepay && rates.some((rate) => rate.payment === 'prepay')
  const paragraphs: Bilingual[] = [
    {
      en: 'Each night has its own price, and your total adds up your nights. The price is for the room, up to the number of guests it sleeps, not for each guest.',
      ar: 'لكل ليلة سعرها، ومجموع ما تدفعه هو مجموع لياليك. والسعر للغرفة لا لكل ضيف، في حدود العدد الذي تتسع له.',
    },
    holyCity
      ? {
          en: 'Prices rise in Ramadan, most of all in its last ten nights, at Eid and in the season of Hajj, and on Thursday and Friday nights; they are lowest in Muharram and Safar.',
          ar: 'ترتفع الأسعار في رمضان، ولا سيما في العشر الأواخر منه، وفي العيدين وموسم الحج، ومساءي الخميس والجمعة، وأدناها في محرّم وصفر.',
        }
      : {
          en: 'Prices rise in the summer and mid-year school holidays, at both Eids, and on Thursday and Friday nights.',
          ar: 'ترتفع الأسعار في الإجازة الصيفية وإجازة منتصف العام، وفي العيدين، ومساءي الخميس والجمعة.',
        },
    {
      en: 'The total includes value added tax and the municipality fee at the rates in force on each night.',
      ar: 'يشمل الإجمالي ضريبة القيمة المضافة ورسوم البلدية بالنسب السارية في كل ليلة.',
    },
  ]
  if (meals) {
    paragraphs.push({
      en: 'Meals, where a rate includes them, are charged for each adult; children from six to eleven pay half, younger ones eat free.',
      ar: 'تُحتسب الوجبات التي يشملها السعر لكل بالغ، ويدفع الأطفال من السادسة إلى الحادية عشرة النصف، ووجبات من هم أصغر مجانية.',
    })
  }
  paragraphs.push({
    en: 'Children over eleven count as adults.',
    ar: 'من تجاوز الحادية عشرة من الأطفال يُعدّ بالغًا.',
  })
  if (saver) {
    paragraphs.push({
      en: 'The non-refundable rate is lower because it is paid in advance.',
      ar: 'السعر غير القابل للاسترداد أقل لأنه يُدفع مقدمًا.',
    })
  }
  paragraphs.push(
    asAdmin
      ? {
          en: 'The service fee is part of the total and is paid at the hotel; other extras are paid only if you ask for them.',
          ar: 'رسوم الخدمة جزء من الإجمالي وتُدفع في الفندق، أما بقية الإضافات فلا تُدفع إلا إذا طلبتها.',
        }
      : {
          en: 'There is nothing else to pay; extras are charged only if you ask for them.',
          ar: 'لا يلزمك دفع شيء آخر، ولا تُحتسب الإضافات إلا إذا طلبتها.',
        },
  )
  return { en: joined(paragraphs, 'en'), ar: joined(paragraphs, 'ar') }
}

/** Two or three sentences per paragraph read better than one. */
function joined(parts: Bilingual[], locale: 'en' | 'ar'): string {
  const [how, seasons, taxes, ...rest] = parts.map((part) => part[locale])
  return [`${how} ${seasons}`, `${taxes} ${rest.slice(0, -1).join(' ')}`.trim(), rest.at(-1)].join('\n\n')
}
