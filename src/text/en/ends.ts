/** What is said instead of a page that cannot be shown. */
export const ends = {
  pageNotFound: 'Page Not Found',
  pageNotFoundText: 'There is no page at {path}. It may have moved, or the address may be wrong.',
  tooLarge: 'This is too large to send',
  tooLargeText: 'Nothing was changed. Go back, and choose a smaller file or shorten the text.',
  serverError: 'Internal Server Error',
  somethingWrongText: 'The fault is ours, and it has been recorded. Try again, or go back to the home page.',
  errorReference: 'If you contact us about it, give this reference: {reference}',
} as const
