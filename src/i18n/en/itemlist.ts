/** The lists of items in the editor of the admin. */
export const itemlist = {
  hotelFile: 'Import or export a whole hotel (Excel)',
  search: 'Search',
  found: '{kind}: {count, plural, one {# entry} other {# entries}}',
  none: 'No results',
  noneText: 'Try other words, or add one.',
  name: 'Name',
  city: 'City',
  allCities: 'All cities',
  state: 'State',
  changed: 'Last changed',
  changedBy: '{name}, {when}',
  neverChanged: 'Not changed yet',
  addTitle:
    '{kind, select, blog {Add an article} blog_category {Add an article category} hashtag {Add a tag} question {Add a question} question_topic {Add an FAQ topic} season_note {Add a season note} hotel {Add a hotel} room_type {Add a room type} rate_plan {Add a rate plan} package {Add a package} package_type {Add a package type} city {Add a city} district {Add a district} place {Add a place} amenity {Add an amenity} promotion {Add a promotion code} service {Add a service} service_option {Add a service option} service_type {Add a service type} policy {Add a cancellation policy} tax_rule {Add a tax} season {Add a season} other {Add an entry}}',
  newSlug: 'Web address',
  newSlugHint: 'Lower-case letters, digits and hyphens, such as train-to-makkah. It cannot be changed later.',
  add: 'Add',
  checkTitle: 'Drafts to check',
  check: 'Checked?',
  publishRow: 'Publish: {name}',
} as const
