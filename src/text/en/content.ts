/** Blog, questions, about, legal pages, contact. */
export const content = {
  postedOn: 'Posted on {date}',
  postedBy: 'By {name}',
  contents: 'On this page',
  tags: 'Tags',
  minutesToRead: '{minutes, plural, one {# minute to read} other {# minutes to read}}',
  lastChanged: 'Last changed on {date}',
  message: 'Your message',
  messageSent: 'We have your message. Receipt {receipt}.',
} as const
