import { maxHotelFileBytes } from '#domains/cms/hotel-file/limits.ts'
import { maxPictureBytes } from '#domains/cms/limits.ts'

/** Content pages of the admin: the kinds of content, the list of one kind, the editor, the history. */
export const editingPages = [
  { name: 'desk-editing', path: 'desk/editing', file: 'admin/cms', layout: 'desk', fresh: 'personal', query: [] },
  {
    name: 'desk-editing-list',
    path: 'desk/editing/:kind',
    file: 'admin/cms-list',
    layout: 'desk',
    fresh: 'personal',
    query: ['q', 'of', 'page', 'unfinished', 'deleted'],
  },
  {
    name: 'desk-edit',
    path: 'desk/editing/:kind/edit',
    file: 'admin/edit',
    layout: 'desk',
    fresh: 'personal',
    query: ['subject', 'done', 'new', 'slug', 'of'],
    // Without scripts pictures are sent in the form. A file above the limit is read, so that the form is returned filled.
    maxFormBytes: 1.5 * maxPictureBytes,
  },
  {
    name: 'desk-edit-history',
    path: 'desk/editing/:kind/history',
    file: 'admin/edit-history',
    layout: 'desk',
    fresh: 'personal',
    query: ['subject', 'number'],
  },
  {
    name: 'desk-hotel-file',
    path: 'desk/hotels/file',
    file: 'admin/inventory/hotel-file',
    layout: 'desk',
    fresh: 'personal',
    query: ['hotel', 'created', 'changed', 'nights'],
    // The file, and the checked file as Base64. A file above the limit is read, so that the page can name the limit.
    maxFormBytes: 5 * maxHotelFileBytes,
  },
  {
    name: 'desk-hotel-export',
    path: 'desk/hotels/export',
    file: 'admin/inventory/hotel-export',
    layout: 'desk',
    fresh: 'personal',
    query: ['hotel'],
  },
  { name: 'desk-emails', path: 'desk/emails', file: 'admin/emails', layout: 'desk', fresh: 'personal', query: [] },
  {
    name: 'desk-einvoicing',
    path: 'desk/einvoicing',
    file: 'admin/settings/einvoicing',
    layout: 'desk',
    fresh: 'personal',
    query: ['done'],
  },
  {
    name: 'desk-einvoicing-file',
    path: 'desk/einvoicing/file',
    file: 'admin/settings/einvoicing-file',
    layout: 'desk',
    fresh: 'personal',
    query: ['month', 'part'],
  },
  {
    name: 'desk-providers',
    path: 'desk/providers',
    file: 'admin/providers',
    layout: 'desk',
    fresh: 'personal',
    query: [],
  },
] as const
