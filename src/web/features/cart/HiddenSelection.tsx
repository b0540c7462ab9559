import type { SelectionFields } from '#domains/cart/cart-form.ts'

/** Hidden fields of a selection, for a form that adds it to the cart. */
export function HiddenSelection({ fields }: { fields: SelectionFields }) {
  return fields.map(([name, value], i) => <input key={i} type="hidden" name={name} value={value} />)
}
