/** Controls of the UI kit that have their own texts. */
export const kit = {
  removeFilter: 'Remove the filter {filter}',
} as const
