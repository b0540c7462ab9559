/** Values that a form submits unchanged. */
export function HiddenFields({ fields }: { fields: readonly (readonly [name: string, value: string | number])[] }) {
  // By position: two rooms can have the same party.
  return fields.map(([name, value], i) => <input key={i} type="hidden" name={name} value={value} />)
}

/** As `HiddenFields`, for values that each have a name of their own. */
export function HiddenValues({ values }: { values: Readonly<Record<string, string | number>> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
