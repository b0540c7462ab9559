import type { Translator } from '#i18n/translator.ts'
import { wholeName, type PersonName } from '#domains/shared/person-name.ts'

/** The lead guests that a change replaces or adds, one text for each. Names keep their own direction. */
export function changedNames(t: Translator, before: readonly PersonName[], after: readonly PersonName[]): string[] {
  const written = (name: PersonName | undefined) => name && `\u2068${wholeName(name)}\u2069`
  return after.flatMap((name, i) => {
    const [old, now] = [written(before[i]), written(name)]
    if (!now || old === now) return []
    const label = after.length > 1 ? t('bookingchange.leadOf', { number: i + 1 }) : t('booking.leadGuest')
    return [`${label}: ${old ? t('bookingchange.fromTo', { before: old, after: now }) : now}`]
  })
}
