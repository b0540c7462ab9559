import { type BookedProduct, factsOfProduct } from '#domains/bookings/model/products/product.ts'

/** The share of value added tax in an online payment, in minor units. */
export function vatInside({ product }: { product: BookedProduct }, paid: number): number {
  const { amount, taxed } = factsOfProduct(product).vat
  return Math.round((amount * paid) / (taxed || 1))
}
