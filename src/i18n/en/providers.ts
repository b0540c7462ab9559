export const providers = {
  title: 'Providers',
  text: 'The services that take payments and send e-mails and texts. Keys are set on the server and never shown.',
  provider: 'Provider',
  forWhat: 'For',
  configured: 'Configured',
  inUse: 'In use',
  yes: 'Yes',
  no: 'No',
  purpose:
    '{purpose, select, payments {Payments} mail {E-mail} texts {Text messages} files {Pictures and photos} other {}}',
} as const
