import type { ImageRow } from '#db/seed/images.ts'
import type { CityRow, PlaceRow } from '#db/seed/places.ts'
import { mobility, umrahAssistance } from '#db/seed/services/care.ts'
import { meals, papersAndGroups } from '#db/seed/services/meals-and-papers.ts'
import type { DemoService, OptionPlan, ServicePlan, Words } from '#db/seed/services/shape.ts'
import { guidedVisits, trainServices } from '#db/seed/services/trains-and-visits.ts'
import { airportTransfers, betweenCities } from '#db/seed/services/transfers.ts'
import { typeTerms } from '#db/seed/services/type-terms.ts'
import { searchKey } from '#text/clean.ts'
import type { Bilingual } from '#text/locale.ts'

const plans: readonly ServicePlan[] = [
  ...airportTransfers,
  ...betweenCities,
  ...trainServices,
  ...guidedVisits,
  ...umrahAssistance,
  ...mobility,
  ...meals,
  ...papersAndGroups,
]

/** The invented services of the demo, each beginning at a real place. */
export function demoServices(places: PlaceRow[], cities: CityRow[]): DemoService[] {
  return plans.map((plan, i) => serviceOf(plan, i, places, cities))
}

export function serviceImages(): ImageRow[] {
  return plans.map(({ slug, name, scene }) => ({
    id: `${scene.kind}/${slug}`,
    scene: scene.kind,
    options: scene.options,
    alt: { en: `Illustration: ${name[0]}`, ar: `رسم توضيحي: ${name[1]}` },
  }))
}

function serviceOf(plan: ServicePlan, i: number, places: PlaceRow[], cities: CityRow[]): DemoService {
  const place = places.find((one) => one.slug === plan.place)
  if (!place) throw new Error(`${plan.place} is not among the places`)
  const { included, notes, policy, closesHoursBefore, more } = typeTerms[plan.type]
  const around = cities.filter((one) => one.slug === plan.city || one.slug === plan.toCity).map(({ name }) => name)
  return {
    slug: plan.slug,
    type: plan.type,
    name: text(plan.name),
    summary: text(plan.summary),
    about: { en: `${plan.about[0]}\n\n${more[0]}`, ar: `${plan.about[1]}\n\n${more[1]}` },
    included: included.map(text),
    notes: notes.map(text),
    basis: plan.basis,
    city: plan.city,
    meetingPoint: text(plan.meeting),
    lat: place.lat,
    lon: place.lon,
    toCity: plan.toCity ?? null,
    minutes: plan.minutes ?? null,
    payment: 'both',
    policy,
    supply: plan.onRequest ? 'portal' : 'own',
    closesHoursBefore,
    imageIds: [`${plan.scene.kind}/${plan.slug}`],
    // The first of each category before the second of any.
    rank: 100 - (i % 5) * 10 - Math.floor(i / 5),
    searchKey: [text(plan.name), text(plan.summary), ...around].map(({ en, ar }) => searchKey(`${en} ${ar}`)).join('|'),
    options: plan.options.map(optionOf),
  }
}

function optionOf({
  code,
  name,
  riyals,
  childRiyals,
  mostPeople,
  capacity,
  times = [],
  weekdays = [],
}: OptionPlan): DemoService['options'][number] {
  return {
    code,
    name: text(name),
    amount: riyals * 100,
    childAmount: (childRiyals ?? riyals) * 100,
    mostPeople,
    capacity,
    times: [...times],
    weekdays: [...weekdays],
  }
}

function text([en, ar]: Words): Bilingual {
  return { en, ar }
}
