import { createContext } from 'react'
import type { Editable } from '#domains/cms/contract.ts'

/** The item of the picture fields of a form, and their way to report to the form. */
type PictureContext = Pick<Editable, 'subject' | 'named_by' | 'owner_title' | 'subjects'> & {
  /** Reports how many pictures of a field are on their way, so that the form is not saved without them. */
  report: (path: string, count: number) => void
  /** The focal points that belong to a picture field, by the path of that field. */
  points: Readonly<Record<string, { path: string; value: string } | undefined>>
}

export const Pictures = createContext<PictureContext>({
  subject: '',
  named_by: '',
  owner_title: null,
  subjects: [],
  report: () => undefined,
  points: {},
})
