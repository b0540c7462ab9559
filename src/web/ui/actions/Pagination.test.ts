import { expect, test } from 'vitest'
import { pagesShown } from '#web/ui/actions/Pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, -9, 9]],
  [5, 9, [1, -4, 4, 5, 6, -9, 9]],
  [9, 9, [1, -8, 8, 9]],
])('page %i of %i shows %j; a negative number is a gap', (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown)
})

test('a gap of one page shows the page number itself', () => {
  expect(pagesShown(4, 20)).toEqual([1, 2, 3, 4, 5, -20, 20])
})
