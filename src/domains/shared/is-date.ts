/** True if a text is a calendar date `YYYY-MM-DD`. Apart from `dates.ts`, because pages need it alone. */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
