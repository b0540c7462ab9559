/** Pages whose content the provider has not published yet. */
export const emptypages = {
  hotels_title: 'Our hotels will appear here',
  hotels_text: 'We are adding rooms and prices. Tell us when you would like to stay.',
  packages_title: 'Our packages will appear here',
  packages_text: 'We are putting together dates, hotels and prices. Tell us when you would like to travel.',
  services_title: 'Our services will appear here',
  services_text: 'Transfers, visits and more will be listed here. Tell us what you need on your way.',
  blogs_title: 'Our first articles are on their way',
  blogs_text: 'Here you will soon find practical advice for your trip. Until then, you are welcome to ask us.',
  faq_title: 'Questions and answers will appear here',
  faq_text: 'Would you like to know something before you book? You are welcome to ask us.',
  'about-us_title': 'More about us soon',
  'about-us_text': 'We are still writing this page. You are welcome to ask us anything.',
  'terms-conditions_title': 'Our terms and conditions will be published here',
  'terms-conditions_text': 'We are still preparing the text. Ask us if there is something that you need to know now.',
  privacy_title: 'Our privacy policy will be published here',
  privacy_text: 'We are still preparing the text. Ask us if there is something that you need to know now.',
} as const
