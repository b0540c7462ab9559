/** The names of the fields of a `BirthDateInput`: day, month and year. */
export function datePartNames(name: string): [day: string, month: string, year: string] {
  return [`${name}_day`, `${name}_month`, `${name}_year`]
}
