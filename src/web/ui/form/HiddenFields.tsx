/** Values that a form submits unchanged. */
export function HiddenFields({ fields }: { fields: readonly (readonly [name: string, value: string | number])[] }) {
  // By position: two rooms can have the same party.
  return fields.map(([name, value], i) => <input key={i} type="hidden" name={name} value={value} />)
}
