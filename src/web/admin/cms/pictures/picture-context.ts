import { createContext } from 'react'
import type { Editable } from '#domains/cms/contract.ts'

/** What the picture fields of a form know about its item, and how they report to the form. */
type PictureContext = Pick<Editable, 'subject' | 'named_by' | 'owner_title' | 'subjects'> & {
  /** Reports how many pictures of a field are on their way, so that the form is not saved without them. */
  report: (path: string, count: number) => void
}

export const Pictures = createContext<PictureContext>({
  subject: '',
  named_by: '',
  owner_title: null,
  subjects: [],
  report: () => undefined,
})
