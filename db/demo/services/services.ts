import { withFacts } from '#db/reference/facts.ts'
import type { ImageRow } from '#db/reference/images.ts'
import type { CityRow, PlaceRow } from '#db/reference/places.ts'
import { mobility, umrahAssistance } from '#db/demo/services/care.ts'
import { serviceFacts } from '#db/demo/services/facts.ts'
import { meals, documentsAndGroups } from '#db/demo/services/meals-and-visas.ts'
import type { DemoService, OptionPlan, ServicePlan, TextPair } from '#db/demo/services/shape.ts'
import { guidedVisits, trains, trainServices } from '#db/demo/services/trains-and-visits.ts'
import { airportTransfers, betweenCities } from '#db/demo/services/transfers.ts'
import { typeTerms } from '#db/demo/services/type-terms.ts'
import { searchKey } from '#i18n/clean.ts'
import type { Bilingual } from '#i18n/locale.ts'

const plans: readonly ServicePlan[] = [
  ...airportTransfers,
  ...betweenCities,
  ...trainServices,
  ...guidedVisits,
  ...umrahAssistance,
  ...mobility,
  ...meals,
  ...documentsAndGroups,
  ...trains,
]

/** The invented services of the demo, each starting at a real place. */
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
  if (!place) throw new Error(`Place ${plan.place} does not exist`)
  const facts = serviceFacts[plan.slug]
  if (!facts) throw new Error(`Service ${plan.slug} has no facts`)
  const { included, notes, more } = facts
  const { policy, closesHoursBefore } = typeTerms[plan.type]
  const around = cities.filter((one) => one.slug === plan.city || one.slug === plan.toCity).map(({ name }) => name)
  return {
    slug: plan.slug,
    type: plan.type,
    name: text(plan.name),
    summary: text(plan.summary),
    about: text([`${plan.about[0]}\n\n${more[0]}`, `${plan.about[1]}\n\n${more[1]}`]),
    included: included.map(text),
    notes: notes.map(text),
    basis: plan.basis,
    city: plan.city,
    meetingPoint: text(plan.meeting),
    meetingPointVaries: plan.meetingVaries ?? false,
    lat: place.lat,
    lon: place.lon,
    toCity: plan.toCity ?? null,
    extra: plan.extra ?? false,
    minutes: plan.minutes ?? null,
    payment: 'both',
    policy,
    supply: plan.onRequest ? 'portal' : 'own',
    closesHoursBefore,
    imageIds: [`${plan.scene.kind}/${plan.slug}`],
    // Ranks the first service of each category above the second of any category.
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
  maxPeople,
  capacity,
  times = [],
  weekdays = [],
}: OptionPlan): DemoService['options'][number] {
  return {
    code,
    name: text(name),
    amount: riyals * 100,
    childAmount: (childRiyals ?? riyals) * 100,
    maxPeople,
    capacity,
    times: [...times],
    weekdays: [...weekdays],
  }
}

function text([en, ar]: TextPair): Bilingual {
  return withFacts({ en, ar })
}
