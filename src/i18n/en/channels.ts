/** Calendars of room types that other sites read and write: a page of the admin. */
export const channels = {
  title: 'Channel calendars',
  text: 'Other sites can read here which nights are unavailable, and their calendars can close nights here.',
  room: 'Room type',
  show: 'Show',
  exportTitle: 'Our calendar',
  exportText:
    'Give this address to the other site. It shows nights that are closed or sold out, and nothing about any guest. Anyone with the address can read it.',
  address: 'Address',
  noAddress: 'There is no address yet.',
  make: 'Create an address',
  renew: 'Create a new address',
  renewText: 'The old address then stops working.',
  importTitle: 'The other site’s calendar',
  importText: 'Its events close nights here. They never open a night, and nights already sold stay sold.',
  urlHint: 'It must be public and at most 1\u00a0MB.',
  notCalendar: 'This is not a calendar file that we can read. Choose another file.',
  url: 'Address of the calendar, https',
  file: 'Or a file',
  pasted: 'Or its text',
  check: 'Check what it would close',
  result:
    '{closing, plural, =0 {No night would be closed} one {# night would be closed} other {# nights would be closed}}, {closed, plural, =0 {none is closed already} one {# is closed already} other {# are closed already}}',
  beyond:
    '{count, plural, one {# night is not on sale yet and stays as it is.} other {# nights are not on sale yet and stay as they are.}}',
  skipped:
    '{count, plural, one {# event was left out: it repeats, lasts for years or cannot be read.} other {# events were left out: they repeat, last for years or cannot be read.}}',
  nothingWritten: 'Nothing has been saved yet.',
  close: 'Close these nights',
  closed: '{count, plural, one {# night has been closed} other {# nights have been closed}}',
  back: 'To the calendar of the hotel',
} as const
