/** Drafts in the editor of the admin: deletion, and what protects typed values. */
export const drafts = {
  newItem: 'New: {kind}',
  newText: 'Nothing is stored until you save it for the first time.',
  delete: 'Delete draft',
  deleteText: 'This draft was never on the site. It is deleted with its history and cannot be brought back.',
  deleteConfirm: 'Delete this draft for good',
  deleted: 'The draft is deleted',
  stays: 'This cannot be taken off the site, because bookings, prices or other entries can refer to it.',

  signedOutTitle: 'You are signed out',
  signedOutText:
    'Nothing has been saved yet, and everything you typed is still here. Sign in again in a new window, then save once more.',
  signIn: 'Sign in again in a new window',
  notSentTitle: 'This could not be sent',
  notSentText:
    'There is no connection, or the site does not answer. Everything you typed is still here. Save again in a moment.',
  copyTitle: 'Changes from {when} were not saved',
  copyText: 'This browser has kept what you typed. Restore it, or continue with the saved version.',
  copyRestore: 'Restore it',
  copyDiscard: 'Discard it',
  copyRestored: 'Your text is restored. It is not saved yet.',
} as const
