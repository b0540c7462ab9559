import { maxHotelFileBytes } from '#domains/cms/hotel-file/limits.ts'
import { maxPictureBytes } from '#domains/cms/limits.ts'

/** Content pages of the admin: the kinds of content, the list of one kind, the editor, the history. */
export const editingPages = [
  { name: 'admin-editing', path: 'desk/editing', file: 'admin/cms', layout: 'admin', fresh: 'personal', query: [] },
  {
    name: 'admin-editing-list',
    path: 'desk/editing/:kind',
    file: 'admin/cms-list',
    layout: 'admin',
    fresh: 'personal',
    query: ['q', 'of', 'page', 'unfinished', 'deleted'],
  },
  {
    name: 'admin-edit',
    path: 'desk/editing/:kind/edit',
    file: 'admin/edit',
    layout: 'admin',
    fresh: 'personal',
    query: ['subject', 'done', 'new', 'slug', 'of'],
    // Without scripts pictures are sent in the form. A file above the limit is read, so that the form is returned filled.
    maxFormBytes: 1.5 * maxPictureBytes,
  },
  {
    name: 'admin-edit-history',
    path: 'desk/editing/:kind/history',
    file: 'admin/edit-history',
    layout: 'admin',
    fresh: 'personal',
    query: ['subject', 'number'],
  },
  {
    name: 'admin-hotel-file',
    path: 'desk/hotels/file',
    file: 'admin/inventory/hotel-file',
    layout: 'admin',
    fresh: 'personal',
    query: ['hotel', 'created', 'changed', 'nights'],
    // The file, and the checked file as Base64. A file above the limit is read, so that the page can name the limit.
    maxFormBytes: 5 * maxHotelFileBytes,
  },
  {
    name: 'admin-hotel-export',
    path: 'desk/hotels/export',
    file: 'admin/inventory/hotel-export',
    layout: 'admin',
    fresh: 'personal',
    query: ['hotel'],
  },
  { name: 'admin-emails', path: 'desk/emails', file: 'admin/emails', layout: 'admin', fresh: 'personal', query: [] },
  {
    name: 'admin-einvoicing',
    path: 'desk/einvoicing',
    file: 'admin/settings/einvoicing',
    layout: 'admin',
    fresh: 'personal',
    query: ['done'],
  },
  {
    name: 'admin-einvoicing-file',
    path: 'desk/einvoicing/file',
    file: 'admin/settings/einvoicing-file',
    layout: 'admin',
    fresh: 'personal',
    query: ['month', 'part'],
  },
  {
    name: 'admin-providers',
    path: 'desk/providers',
    file: 'admin/providers',
    layout: 'admin',
    fresh: 'personal',
    query: [],
  },
] as const
