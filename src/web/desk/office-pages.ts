/** Pages of the desk for messages, reports, people and keys. */
export const officePages = [
  {
    name: 'desk-messages',
    path: 'desk/messages',
    file: 'messages',
    layout: 'desk',
    fresh: 'personal',
    query: ['state', 'after', 'sent', 'marked'],
  },
  {
    name: 'desk-message',
    path: 'desk/messages/:receipt',
    file: 'message',
    layout: 'desk',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'desk-reports',
    path: 'desk/reports',
    file: 'reports',
    layout: 'desk',
    fresh: 'personal',
    query: ['report', 'month', 'by', 'city', 'hotel'],
  },
  {
    name: 'desk-report-file',
    path: 'desk/reports/file',
    file: 'report-file',
    layout: 'desk',
    fresh: 'personal',
    query: ['report', 'month', 'by', 'city', 'hotel', 'lines'],
  },
  { name: 'desk-staff', path: 'desk/staff', file: 'staff', layout: 'desk', fresh: 'personal', query: ['done'] },
  { name: 'desk-keys', path: 'desk/keys', file: 'keys', layout: 'desk', fresh: 'personal', query: ['done'] },
  // Whoever is invited is not at the desk yet, so it stands alone, as signing in does.
  {
    name: 'invitation',
    path: 'desk/invitation',
    file: 'invitation',
    layout: 'auth',
    fresh: 'personal',
    query: ['token'],
  },
] as const
