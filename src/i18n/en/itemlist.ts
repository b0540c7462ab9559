/** The lists of items in the editor of the admin. */
export const itemlist = {
  hotelFile: 'Import or export a whole hotel (Excel)',
  search: 'Search',
  found: '{kind}: {count, plural, one {# entry} other {# entries}}',
  none: 'No results',
  noneText: 'Try other words, or add one.',
  name: 'Name',
  state: 'State',
  changed: 'Last changed',
  changedBy: '{name}, {when}',
  neverChanged: 'as installed',
  newSlug: 'Web address',
  newSlugHint: 'Lower-case letters, digits and hyphens, such as train-to-makkah. It cannot be changed later.',
  add: 'Add',
  checkTitle: 'Drafts to check',
  check: 'Checked?',
  publishRow: 'Publish: {name}',
} as const
