/** Controls of the kit that have words of their own. */
export const kit = {
  removeFilter: 'Remove the filter {filter}',
  zoomIn: 'Look nearer',
  zoomOut: 'Look from farther away',
  wholeMap: 'Show the whole map',
  streetMap: 'Show the street map',
  streetMapNote: 'Its pictures come from {host}, which then sees your internet address.',
  drawnMap: 'Back to the drawn map',
  streetMapFailed: 'The street map is not available at the moment. The drawn one is always here.',
} as const
