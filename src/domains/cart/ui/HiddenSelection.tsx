import type { SelectionFields } from '#domains/cart/cart-form.ts'

/** A selection in a form that puts it into the cart. */
export function HiddenSelection({ fields }: { fields: SelectionFields }) {
  return fields.map(([name, value], i) => <input key={i} type="hidden" name={name} value={value} />)
}
