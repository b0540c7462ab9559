/** Controls of the kit that have words of their own. */
export const kit = {
  removeFilter: 'Remove the filter {filter}',
  zoomIn: 'Look nearer',
  zoomOut: 'Look from farther away',
  wholeMap: 'Show the whole map',
} as const
