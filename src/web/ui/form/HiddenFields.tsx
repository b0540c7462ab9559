type Value = string | number | undefined

/** Values that a form submits unchanged, as pairs where a name repeats; one that is undefined is left out. */
export function HiddenFields({
  fields,
}: {
  fields: Readonly<Record<string, Value>> | readonly (readonly [name: string, value: Value])[]
}) {
  const pairs = fields instanceof Array ? fields : Object.entries(fields)
  return (
    pairs
      .filter(([, value]) => value !== undefined)
      // By position: two rooms can have the same party.
      .map(([name, value], i) => <input key={i} type="hidden" name={name} value={value} />)
  )
}
