import { largestPicture } from '#domains/editing/limits.ts'

/** Pages of the desk for what the site says and sells: its kinds, the list of one, the editor, the history. */
export const editingPages = [
  { name: 'desk-editing', path: 'desk/editing', file: 'editing', layout: 'desk', fresh: 'personal', query: [] },
  {
    name: 'desk-editing-list',
    path: 'desk/editing/:kind',
    file: 'editing-list',
    layout: 'desk',
    fresh: 'personal',
    query: ['q', 'of', 'page'],
  },
  {
    name: 'desk-edit',
    path: 'desk/editing/:kind/edit',
    file: 'edit',
    layout: 'desk',
    fresh: 'personal',
    query: ['subject', 'done'],
    // A long text in two languages beside a picture.
    largestForm: largestPicture + 1_048_576,
  },
  {
    name: 'desk-edit-history',
    path: 'desk/editing/:kind/history',
    file: 'edit-history',
    layout: 'desk',
    fresh: 'personal',
    query: ['subject', 'number'],
  },
  { name: 'desk-letters', path: 'desk/letters', file: 'letters', layout: 'desk', fresh: 'personal', query: [] },
  { name: 'desk-providers', path: 'desk/providers', file: 'providers', layout: 'desk', fresh: 'personal', query: [] },
] as const
