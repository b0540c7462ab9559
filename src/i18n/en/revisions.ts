/** The history of an item in the editor of the admin. */
export const revisions = {
  historyTitle: 'History of {name}',
  historyText: 'Every saved version, newest first. Nothing is lost.',
  number: 'No.',
  who: 'Who',
  when: 'When',
  what: 'What',
  foundState: 'as it was before',
  revisionState:
    '{state, select, found {found like this} draft {draft} published {published} withdrawn {taken off the site} other {}}',
  restoredFrom: 'restored from no. {number}',
  changesTitle: 'What no. {number} changed',
  noChanges: 'No changes.',
  before: 'Before',
  after: 'After',
  restore: 'Restore as a draft',
  backToEditor: 'Back to the editor',
} as const
