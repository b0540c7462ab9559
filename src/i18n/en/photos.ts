/** Pictures in the editor of the admin: uploads, order, descriptions. */
export const photos = {
  add: 'Add photos',
  addHint:
    'JPEG, PNG, WebP, HEIC or AVIF, up to 50\u00a0MB each, at least 1200 pixels wide. Photos are resized in your browser before upload; location and camera data are removed.',
  one: 'Add a photo',
  drop: 'Drop photos here, or choose them',
  queue: 'Uploading',
  state:
    '{state, select, waiting {Waiting} preparing {Resizing} sending {{percent}% sent} storing {Saving} offline {No connection. The upload resumes by itself.} done {Added} failed {Not added} other {}}',
  arrived: '{count, plural, one {# photo added} other {# photos added}}',
  notAdded: '{count, plural, one {# photo could not be added} other {# photos could not be added}}',
  retry: 'Try again',
  retryOf: 'Try again: {name}',
  dismiss: 'Remove from this list: {name}',
  dismissAll: 'Clear this list',
  busy: '{count, plural, one {# photo is still uploading. Save once it is done.} other {# photos are still uploading. Save once they are done.}}',
  failed_list_full: 'This list already has the maximum of {max} pictures.',
  failed_unauthenticated: 'You are signed out. Sign in again in another window, then try again.',
  failed_unavailable: 'The connection was lost. Try again.',
  failed_picture_unreadable: 'This photo cannot be read. Save it as JPEG and choose it again.',

  none: 'No pictures yet.',
  main: 'Main picture',
  mainHint: 'The first picture is the main one: lists and search results show it.',
  position: 'Picture {n} of {count}',
  drag: 'Drag picture {n} to another place',
  earlier: 'Move picture {n} earlier',
  later: 'Move picture {n} later',
  remove: 'Remove picture {n}',
  moved: '{to, plural, one {It is now the main picture.} other {It is now picture {to} of {count}.}}',
  removed: 'Picture {n} is removed.',
  undo: 'Undo',
  restored: 'Picture {n} is back.',

  focusHint: 'Photos are cropped to fit. Choose the spot that always stays visible.',
  focusAt: 'Column {column} from the left, row {row}',

  subject: 'What it shows',
  subjectNone: 'Your own description',
  toFinish:
    '{count, plural, one {# description is a suggestion} other {# descriptions are suggestions}}. You can publish now and finish them later.',
  toFinishLink: 'Descriptions to finish ({count})',
  allPictures: 'All pictures',
} as const
