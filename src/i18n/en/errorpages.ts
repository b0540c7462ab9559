/** Texts shown in place of a page that cannot be displayed. */
export const errorpages = {
  pageNotFound: 'Page Not Found',
  pageNotFoundText: 'There is no page at {path}. It may have moved, or the address may be wrong.',
  productNotFoundText:
    '{list, select, hotels {There is no hotel at {path}.} packages {There is no package at {path}.} services {There is no service at {path}.} other {}} It may no longer be offered, or the address may be wrong.',
  tooLarge: 'This is too large to send',
  tooLargeText: 'Nothing was changed. Go back and choose a smaller file or shorten the text.',
  unavailable: 'We are not available right now',
  unavailableText: 'Nothing is lost. Try again in a moment.',
  tooMany: 'Too many requests',
  tooManyText: 'We received too many requests from your network. Wait a minute, then continue.',
  serverError: 'Internal Server Error',
  somethingWrongText: 'This is our fault, and we have recorded it. Try again, or go to the home page.',
  errorReference: 'If you write to us about it, mention this reference: {reference}',
  searchNow: 'Search',
} as const
