import type { Board } from '#domains/shared/shapes.ts'
import { inLocale, type Bilingual } from '#i18n/locale.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'

/** A room of a booking as its documents and emails name it: a stay has the name and the meals, a package the basis. */
export type BookedRoom = {
  name: Bilingual | null
  board: Board | null
  sharing: 'single' | 'double' | 'triple' | 'quad' | 'any' | null
  adults: number
  children: number
}

/** `King room · 2 adults, 1 child · Breakfast included` */
export function roomLine(room: BookedRoom, t: Translator, format: Formatter): string {
  const adults = format.adults(room.adults)
  return [
    room.name && inLocale(room.name, t.locale),
    room.sharing && room.sharing !== 'any' && t(`packages.sharing_${room.sharing}`),
    room.children > 0 ? t('voucher.adultsAndChildren', { adults, children: format.children(room.children) }) : adults,
    room.board && t(`stays.board_${room.board}`),
  ]
    .filter(Boolean)
    .join(' · ')
}
