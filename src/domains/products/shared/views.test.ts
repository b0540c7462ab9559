import { expect, test } from 'vitest'
import { scoredView } from '#domains/products/shared/views.server.ts'

test('hotels, packages and services have a score from three reviews on', () => {
  expect([0, 2, 3].map((reviewCount) => scoredView({ rating: 60, reviewCount }).rating)).toEqual([null, null, 6])
})
