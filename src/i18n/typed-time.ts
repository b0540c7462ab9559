import { typedText } from './digits.ts'

/**
 * Reads a time of day as people write it, `16:00`, `4 pm`, `٤:٣٠ م`, `1630`, as `HH:MM`; undefined if it is none.
 */
export function readTime(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))? ?(am?|pm?|a\.m\.|p\.m\.|ص|م|صباح[اً]+|مساء[ً]?)?$/.exec(
    typedText(text).toLowerCase(),
  )
  if (!parts) return undefined
  const [, typedHour = '', minute = '00', half] = parts
  const isAfternoon = half !== undefined && /^[pم]/.test(half)
  const hour = half === undefined ? Number(typedHour) : (Number(typedHour) % 12) + (isAfternoon ? 12 : 0)
  if (hour > 23 || Number(minute) > 59 || (half !== undefined && (Number(typedHour) > 12 || Number(typedHour) < 1)))
    return undefined
  return `${String(hour).padStart(2, '0')}:${minute}`
}
