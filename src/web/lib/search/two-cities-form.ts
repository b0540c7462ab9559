/*
 * Fields of the search form for two cities of one trip: `both` is checked, `order` names the cities (`makkah,madinah`), and
 * each city has a field for its nights. Without scripts the form sends them beside the fields for one place.
 */

export const proposedNights = 3

/** The name of the field for the nights in a city. */
export function nightsField(city: string): string {
  return `nights_${city}`
}
