/** The recent searches of a browser. */
export const recent = {
  title: 'Recent searches',
  remove: 'Remove {search} from the recent searches',
  removed: '{search} is removed.',
  clear: 'Clear all',
  cleared: 'The recent searches are deleted.',
} as const
