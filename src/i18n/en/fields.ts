/** Form controls that not every page has: counts and files. */
export const fields = {
  upload: 'Upload',
  charactersLeft: '{left, plural, =0 {No characters left} one {# character left} other {# characters left}}',
  charactersOver: '{over, plural, one {# character too many} other {# characters too many}}',
  dropFile: 'Choose a file or drop it here',
  chosenFile: 'Chosen: {name}',
  uploading: 'Uploading: {percent, number}%',
} as const
