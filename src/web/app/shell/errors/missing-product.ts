type ProductPage = 'hotels' | 'packages' | 'services'

/** The pages of products; a service has its category or `details` before it. */
const productPath = /^\/\w\w\/(hotels|packages|services(?=\/details\/))\/(?:details\/)?([\w-]+)$/

/**
 * The list to which a product without a page would belong, and the words of its address to search for:
 * `/en/hotels/riwaq-al-nur` is of `hotels`, with `riwaq al nur`. Null for the path of anything else.
 */
export function missingProduct(path: string): { list: ProductPage; words: string } | null {
  const [, list, slug] = productPath.exec(path) ?? []
  return list && slug ? { list: list as ProductPage, words: slug.replaceAll(/[-_]+/g, ' ') } : null
}
