import type { Context } from '#domains/context.ts'
import { quotePackage, toPackageSelection } from '#domains/products/packages/pricing/quote.server.ts'
import type { PackageRequest } from '#domains/products/packages/contract.ts'
import type { ProductSelection } from '#domains/products/shared/selection.ts'
import { quoteService, toServiceSelection } from '#domains/products/services/pricing/quote.server.ts'
import type { ServiceRequest } from '#domains/products/services/contract.ts'
import { quoteStay, toStaySelection } from '#domains/products/stays/quote.server.ts'
import type { StaySelection } from '#domains/products/stays/contract.ts'

/** A product as a client requests its price. */
type ProductRequest =
  | ({ kind: 'stay' } & StaySelection)
  | ({ kind: 'package' } & PackageRequest)
  | ({ kind: 'service' } & ServiceRequest)

/** A binding quote for any product as of now, in the language of the call. */
export function quoteProduct(context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>, selection: ProductSelection) {
  switch (selection.kind) {
    case 'stay':
      return quoteStay(context, selection)
    case 'package':
      return quotePackage(context, selection)
    case 'service':
      return quoteService(context, selection)
  }
}

export function toSelection(request: ProductRequest): ProductSelection {
  switch (request.kind) {
    case 'stay':
      return toStaySelection(request)
    case 'package':
      return toPackageSelection(request)
    case 'service':
      return toServiceSelection(request)
  }
}
