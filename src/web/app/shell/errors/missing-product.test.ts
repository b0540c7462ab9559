import { expect, test } from 'vitest'
import { missingProduct } from './missing-product.ts'

test('the path of a hotel, package or service that is not offered leads to its list and the words of its name', () => {
  expect(missingProduct('/en/hotels/riwaq-al-nur')).toEqual({ list: 'hotels', words: 'riwaq al nur' })
  expect(missingProduct('/ar/packages/umrah-in-rajab')).toEqual({ list: 'packages', words: 'umrah in rajab' })
  expect(missingProduct('/ar/services/details/car')).toEqual({ list: 'services', words: 'car' })
})

test.each(['/en/no-such-page', '/en/hotels', '/en/hotels/no_hotel!', '/en/services/no-such-type', '/en/blogs/lost'])(
  '%s names no product',
  (path) => {
    expect(missingProduct(path)).toBeNull()
  },
)
