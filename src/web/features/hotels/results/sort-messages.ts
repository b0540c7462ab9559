import type { Sort } from '#domains/products/stays/limits.ts'

export const sortLabels = {
  recommended: 'search.sortRecommended',
  price: 'search.sortPrice',
  walk: 'search.sortWalk',
  stars: 'search.sortStars',
  rating: 'search.sortRating',
} as const satisfies Record<Sort, string>
