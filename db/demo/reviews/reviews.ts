import { createDraw, type Draw } from '@rihla/illustrations/rng'
import type { DemoHotel } from '#db/demo/hotels/hotels.ts'
import { productsInArabic } from '#db/demo/reviews/products-ar.ts'
import { productsInEnglish } from '#db/demo/reviews/products-en.ts'
import type { StayGroup, Words } from '#db/demo/reviews/shape.ts'
import { staysInArabic } from '#db/demo/reviews/stays-ar.ts'
import { staysInEnglish } from '#db/demo/reviews/stays-en.ts'
import { parties, partsOfKind, type Party, type ReviewPart } from '#domains/reviews/shapes.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { ContentLocale } from '#i18n/locale.ts'

export type DemoReview = {
  kind: ProductKind
  slug: string
  stars: number
  parts: Partial<Record<ReviewPart, number>>
  /** Empty for a review of stars only. */
  words: string
  locale: ContentLocale
  party: Party
  /** Empty for an anonymous review. */
  author: string
  /** Days from the start of the booking, and from the writing, to the day of loading. */
  stayedDaysAgo: number
  writtenDaysAgo: number
  answer: string
}

/**
 * The invented reviews of the demo. No text is used twice. Better hotels get the better ones, and reviews of stars only
 * in addition; many hotels have none.
 */
export function demoReviews(hotels: readonly DemoHotel[]): DemoReview[] {
  const texts = {
    en: shuffled(staysInEnglish, createDraw('reviews:en')),
    ar: shuffled(staysInArabic, createDraw('reviews:ar')),
  }
  // Hotels with many guests get the first texts; a third of the others are new on the site.
  const reviewed = hotels
    .flatMap((hotel) => {
      const group = groupOf(hotel)
      const guests = group === 'near' ? 1 : createDraw(`guests:${hotel.slug}`).unit()
      return group && guests > 0.35 ? [{ ...hotel, group, guests }] : []
    })
    .toSorted((a, b) => b.guests - a.guests)
  // In turns, so that every hotel of a group gets a text before one gets the next.
  const stays = [0, 1, 2, 3, 4, 5, 6].flatMap((turn) =>
    reviewed.flatMap((hotel) =>
      (['en', 'ar'] as const).flatMap((locale) => {
        const draw = createDraw(`review:${hotel.slug}:${turn}:${locale}`)
        const stars = hotel.quality / 20 + (draw.chance(0.14) ? draw.range(-3, -1.5) : draw.range(-0.9, 0.6))
        const words = takeNearest(texts[locale][hotel.group], stars)
        return words ? [inWords({ kind: 'stay', slug: hotel.slug, locale, words, draw })] : []
      }),
    ),
  )
  const withoutWords = reviewed.flatMap((hotel) => {
    const draw = createDraw(`stars:${hotel.slug}`)
    return Array.from({ length: draw.whole(2, 5 + hotel.stars) }, () => {
      const stars = Math.min(5, Math.max(1, Math.round(hotel.quality / 20 + draw.range(-0.9, 0.8))))
      const party = draw.pick<Party>([...parties, 'family', 'couple', 'family'])
      return starsOnly({ kind: 'stay', slug: hotel.slug, stars, party, draw })
    })
  })
  const products = (['en', 'ar'] as const).flatMap((locale) =>
    Object.entries(locale === 'en' ? productsInEnglish : productsInArabic).flatMap(([slug, all]) =>
      all.map((words, i) => {
        const kind = packageSlugs.test(slug) ? 'package' : 'service'
        return inWords({ kind, slug, locale, words, draw: createDraw(`review:${slug}:${i}:${locale}`) })
      }),
    ),
  )
  // Enough of stars only that most of them have a score.
  const kinds = new Map(products.map(({ slug, kind }) => [slug, kind]))
  const productStars = [...kinds].flatMap(([slug, kind]) => {
    const draw = createDraw(`stars:${slug}`)
    return Array.from({ length: draw.whole(2, 3) }, () =>
      starsOnly({ kind, slug, stars: draw.pick([4, 5, 5] as const), party: draw.pick(parties), draw }),
    )
  })
  return [...stays, ...withoutWords, ...products, ...productStars]
}

/** The slugs of the reviewed packages; the other reviewed products are services. */
const packageSlugs =
  /^(umrah-in|riyadh-|umrah-from|a-week|two-cities|first-|middle-|last-ten|slow-umrah|elders-|family-journey|students-)/

function groupOf({ city, mainFacilities, nearestPlaceMetres: metres }: DemoHotel): StayGroup | null {
  if (city === 'madinah') return metres !== null && metres < 900 ? 'madinah' : null
  if (city === 'jeddah') return 'jeddah'
  if (metres !== null && metres < 800) return 'near'
  return mainFacilities.includes('haram_shuttle') ? 'shuttle' : null
}

function shuffled(groups: Record<StayGroup, readonly Words[]>, draw: Draw): Record<StayGroup, Words[]> {
  const mixed = (all: readonly Words[]) =>
    all
      .map((words) => ({ words, at: draw.unit() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ words }) => words)
  return {
    near: mixed(groups.near),
    shuttle: mixed(groups.shuttle),
    madinah: mixed(groups.madinah),
    jeddah: mixed(groups.jeddah),
  }
}

/** Removes and returns the text whose stars are nearest to a number; none if all are far from it. */
function takeNearest(texts: Words[], stars: number): Words | undefined {
  const [nearest] = texts.toSorted((a, b) => Math.abs(a[0] - stars) - Math.abs(b[0] - stars))
  if (!nearest || Math.abs(nearest[0] - stars) > 1.2) return undefined
  texts.splice(texts.indexOf(nearest), 1)
  return nearest
}

function inWords(input: {
  kind: ProductKind
  slug: string
  locale: ContentLocale
  words: Words
  draw: Draw
}): DemoReview {
  const { kind, slug, locale, draw } = input
  const [stars, party, words, answer = ''] = input.words
  const isAnonymous = draw.chance(0.12)
  const name = `${draw.pick(firstNames[locale])} ${draw.pick(initials[locale])}.`
  return { ...starsOnly({ kind, slug, stars, party, draw }), words, locale, author: isAnonymous ? '' : name, answer }
}

function starsOnly(input: { kind: ProductKind; slug: string; stars: number; party: Party; draw: Draw }): DemoReview {
  const { kind, slug, stars, party, draw } = input
  const rated = partsOfKind[kind].flatMap((part): [ReviewPart, number][] =>
    draw.chance(0.8) ? [[part, Math.min(5, Math.max(1, stars + draw.pick([-1, 0, 0, 0, 1] as const)))]] : [],
  )
  const stayedDaysAgo = 12 + Math.floor(draw.unit() ** 2 * 420)
  return {
    kind,
    slug,
    stars,
    parts: Object.fromEntries(rated),
    words: '',
    locale: draw.pick(['en', 'ar'] as const),
    party,
    author: '',
    stayedDaysAgo,
    writtenDaysAgo: stayedDaysAgo - draw.whole(4, 10),
    answer: '',
  }
}

const firstNames = {
  en: ['Amina', 'Yusuf', 'Khadija', 'Bilal', 'Sara', 'Imran', 'Noor', 'Hamza', 'Leila', 'Omar', 'Zaynab', 'Idris', 'Maryam', 'Tariq', 'Fatima', 'Adam', 'Hana', 'Rashid', 'Safiya', 'Ilyas'],
  ar: ['سارة', 'محمد', 'نورة', 'عبد الله', 'هدى', 'خالد', 'مريم', 'يوسف', 'ليلى', 'إبراهيم', 'أسماء', 'عمر', 'فاطمة', 'سعد', 'رنا', 'حسن', 'منى', 'فهد', 'آمنة', 'ياسر'],
} as const // prettier-ignore
const initials = {
  en: ['A', 'B', 'D', 'F', 'H', 'K', 'M', 'N', 'R', 'S', 'T', 'W', 'Y', 'Z'],
  ar: ['أ', 'ب', 'ج', 'ح', 'خ', 'د', 'ر', 'ز', 'س', 'ش', 'ع', 'ق', 'م', 'ن'],
} as const
