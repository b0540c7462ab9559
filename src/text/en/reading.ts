/** What people do with what they read: vote on answers, follow new articles. */
export const reading = {
  voteAsk: 'Did this help?',
  voteYes: 'Yes',
  voteNo: 'No',
  voteThanks: 'Thank you, that helps us to write better answers.',
  linkToQuestion: 'Link to this question',
  topics: 'Topics',
  wordsTitle: 'What guests say',
  wordsDemo: 'Invented, as the guests of this demonstration are.',
  servicesTitle: 'On the way and around the stay',
  allServices: 'All services',
  contactTitle: 'A question before you book?',
  contactText: 'We answer within 24 hours, by people who know the way.',
  hoursHere: 'By your clock: {hours}',
  feed: 'New articles as a feed',
  feedTitle: '{brand}: articles',
} as const
