import type { Values } from '#domains/cms/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

/**
 * A picture in the editor. `order` is the place of its upload, undefined for pictures that were there before;
 * `edition` grows when its texts are replaced.
 */
export type PictureRow = {
  key: string
  picture: string
  alt: Bilingual
  focus: string
  suggested: boolean
  /** The subject that was selected for its description. */
  subject: string
  edition: number
  order?: number
}

export function rowOf(key: string, values: Values): PictureRow {
  const { picture, alt, alt_suggested, focus } = values as {
    picture: string
    alt: Bilingual
    alt_suggested?: boolean
    focus?: string
  }
  return { key, picture, alt, focus: focus ?? '', suggested: alt_suggested === true, subject: '', edition: 0 }
}

/** Adds an uploaded picture: at the end, but in the order in which the photos were chosen. */
export function withUploaded(rows: readonly PictureRow[], added: PictureRow & { order: number }): PictureRow[] {
  const at = rows.findIndex(({ order }) => order !== undefined && order > added.order)
  return at === -1 ? [...rows, added] : [...rows.slice(0, at), added, ...rows.slice(at)]
}

/** Moves a picture. Pictures moved by hand no longer follow the order of the uploads. */
export function withMoved(rows: readonly PictureRow[], from: number, to: number): PictureRow[] {
  const row = rows[from]
  if (!row || to < 0 || to >= rows.length) return [...rows]
  const { order: _, ...moved } = row
  const others = rows.filter((_one, i) => i !== from)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}

/** The name of an item in both languages as far as they are known: “Twin room, Palm House”. */
export function pictureName(title: Bilingual, owner: Bilingual | null): Bilingual {
  return {
    en: [title.en.trim(), owner?.en].filter(Boolean).join(', '),
    ar: [title.ar.trim(), owner?.ar].filter(Boolean).join('، '),
  }
}

/** A suggested description: the name, followed by the subject if one is selected. Empty without a name. */
export function suggestedAlt(name: Bilingual, subject: Bilingual | undefined): Bilingual {
  const join = (named: string, shown: string | undefined) => [named, shown].filter(Boolean).join(': ')
  return { en: join(name.en, subject?.en), ar: join(name.ar, subject?.ar) }
}
