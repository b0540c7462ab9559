/** What people do with what they read: vote on answers, follow new articles. */
export const reading = {
  voteAsk: 'Did this help?',
  voteYes: 'Yes',
  voteNo: 'No',
  voteThanks: 'Thank you, that helps us to write better answers.',
  linkToQuestion: 'Link to this question',
  topics: 'Topics',
  feed: 'New articles as a feed',
  feedTitle: '{brand}: articles',
} as const
