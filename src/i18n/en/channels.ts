/** Calendars of room types that other sites read and write: a page of the admin. */
export const channels = {
  title: 'Channel calendars',
  text: 'Other sites read here on which nights a room type is unavailable, and their calendars close nights here.',
  room: 'Room type',
  show: 'Show',
  exportTitle: 'Our calendar',
  exportText:
    'Give this address to the other site. It shows nights that are closed or sold out, and nothing of any guest. Whoever knows it can read it.',
  address: 'Address',
  noAddress: 'No address has been made yet.',
  make: 'Make an address',
  renew: 'Make another address',
  renewText: 'The one before leads nowhere from then on.',
  importTitle: 'The other site’s calendar',
  importText: 'Its events close nights here. Nothing is ever opened by it, and what is sold stays sold.',
  urlHint: 'Open to everyone, one megabyte at most.',
  notCalendar: 'This is not a calendar file that can be read.',
  url: 'Address of the calendar, https',
  file: 'Or a file',
  pasted: 'Or its text',
  check: 'Check what it would close',
  result:
    '{closing, plural, =0 {No night would be closed} one {# night would be closed} other {# nights would be closed}}, {closed, plural, =0 {none is closed already} one {# is closed already} other {# are closed already}}',
  beyond:
    '{count, plural, one {# night is not laid out and stays as it is.} other {# nights are not laid out and stay as they are.}}',
  skipped:
    '{count, plural, one {# event was left out: it repeats, lasts for years or cannot be read.} other {# events were left out: they repeat, last for years or cannot be read.}}',
  nothingWritten: 'Nothing has been written yet.',
  close: 'Close these nights',
  closed: '{count, plural, one {# night has been closed} other {# nights have been closed}}',
  back: 'To the calendar of the hotel',
} as const
