import type { Sort } from '#domains/stays/limits.ts'

export const sortWords = {
  recommended: 'search.sortRecommended',
  price: 'search.sortPrice',
  walk: 'search.sortWalk',
  stars: 'search.sortStars',
  rating: 'search.sortRating',
} as const satisfies Record<Sort, string>
