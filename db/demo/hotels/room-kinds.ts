import type { Bed } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type RoomKind = {
  code: string
  name: Bilingual
  stars: number[]
  beds: Bed[]
  size: number
  adults: number
  children: number
  bathrooms?: number
  /** A view that is part of the room type; only hotels with this view offer the room. */
  sees?: 'haram' | 'sea'
  /** Every hotel with these stars has the room. */
  always?: boolean
}

/**
 * The room types, small ones first. The maximum number of guests never exceeds the sleeping places: king, queen and
 * double beds sleep two, the others one.
 */
export const roomKinds: RoomKind[] = [
  {
    code: 'single',
    name: { en: 'Single room', ar: 'غرفة مفردة' },
    stars: [1, 2],
    beds: [{ kind: 'single', count: 1 }],
    size: 13,
    adults: 1,
    children: 0,
  },
  {
    code: 'twin',
    name: { en: 'Twin room', ar: 'غرفة بسريرين منفصلين' },
    stars: [1, 2, 3, 4, 5],
    beds: [{ kind: 'twin', count: 2 }],
    size: 22,
    adults: 2,
    children: 1,
    always: true,
  },
  {
    code: 'king',
    name: { en: 'King room', ar: 'غرفة بسرير كينج' },
    stars: [3, 4, 5],
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    size: 25,
    adults: 2,
    children: 1,
    always: true,
  },
  {
    code: 'triple',
    name: { en: 'Triple room', ar: 'غرفة ثلاثية' },
    stars: [1, 2, 3, 4],
    beds: [{ kind: 'twin', count: 3 }],
    size: 27,
    adults: 3,
    children: 2,
    always: true,
  },
  {
    code: 'quad',
    name: { en: 'Quad room', ar: 'غرفة رباعية' },
    stars: [1, 2, 3, 4, 5],
    beds: [{ kind: 'twin', count: 4 }],
    size: 32,
    adults: 4,
    children: 2,
    always: true,
  },
  {
    code: 'haram-king',
    name: { en: 'Haram-view king room', ar: 'غرفة بسرير كينج مطلة على الحرم' },
    stars: [4, 5],
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    size: 28,
    adults: 2,
    children: 1,
    sees: 'haram',
    always: true,
  },
  {
    code: 'sea-king',
    name: { en: 'Sea-view king room', ar: 'غرفة بسرير كينج مطلة على البحر' },
    stars: [3, 4, 5],
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    size: 29,
    adults: 2,
    children: 1,
    sees: 'sea',
    always: true,
  },
  {
    code: 'family-room',
    name: { en: 'Family room', ar: 'غرفة عائلية' },
    stars: [2, 3],
    beds: [
      { kind: 'queen', count: 1 },
      { kind: 'twin', count: 3 },
    ],
    size: 38,
    adults: 4,
    children: 3,
  },
  {
    code: 'family-suite',
    name: { en: 'Family suite', ar: 'جناح عائلي' },
    stars: [4, 5],
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'twin', count: 2 },
      { kind: 'sofa', count: 2 },
    ],
    size: 52,
    adults: 4,
    children: 3,
    bathrooms: 2,
    always: true,
  },
  {
    code: 'group-room',
    name: { en: 'Room for five', ar: 'غرفة خماسية' },
    stars: [1, 2],
    beds: [{ kind: 'single', count: 5 }],
    size: 36,
    adults: 5,
    children: 2,
  },
  {
    code: 'haram-suite',
    name: { en: 'Haram-view suite', ar: 'جناح مطل على الحرم' },
    stars: [5],
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'queen', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    size: 74,
    adults: 4,
    children: 2,
    bathrooms: 2,
    sees: 'haram',
  },
  {
    code: 'two-bedroom',
    name: { en: 'Two-bedroom suite', ar: 'جناح بغرفتي نوم' },
    stars: [4, 5],
    beds: [
      { kind: 'king', count: 2 },
      { kind: 'sofa', count: 2 },
    ],
    size: 82,
    adults: 4,
    children: 4,
    bathrooms: 2,
  },
]
