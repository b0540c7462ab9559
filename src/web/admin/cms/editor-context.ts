import { createContext, type ReactNode } from 'react'
import type { Editable } from '#domains/cms/contract.ts'
import type { Field, Values } from '#domains/cms/shapes.ts'

/** Props of every editor field; `path` is both its name in the form and its id. */
export type EditProps<F extends Field = Field> = {
  field: F
  path: string
  value: unknown
  /** The values of all fields beside it. */
  beside: Values
}

/** The item that a form edits, its errors, and the way of its fields to report to it. */
type EditorContext = Pick<Editable, 'subject' | 'named_by' | 'owner_title' | 'subjects' | 'options' | 'fixed'> & {
  errorOf: (path: string) => string | undefined
  /** True if the field of a path, or one below it, has an error. */
  hasErrorIn: (path: string) => boolean
  /** A field of a list, which is of any type again. */
  renderField: (inner: EditProps) => ReactNode
  /** Reports how many pictures of a field are on their way, so that the form is not saved without them. */
  report: (path: string, count: number) => void
  /** The focal points that belong to a picture field, by the path of that field. */
  points: Readonly<Record<string, { path: string; value: string } | undefined>>
}

/** Fields are always inside of an `EditForm`. */
export const Editor = createContext({} as EditorContext)
