/** Values that a form submits unchanged. */
export function HiddenFields({ fields }: { fields: readonly { name: string; value: string }[] }) {
  return fields.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
