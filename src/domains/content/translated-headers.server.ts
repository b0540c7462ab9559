import type { HeaderAnswer } from '#domains/content/answers.ts'
import { translatedHeaderPages, type TranslatedHeaderPage } from '#domains/content/shapes.ts'
import type { voiceView } from '#domains/content/voice.server.ts'
import type { Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'

type Voice = ReturnType<typeof voiceView>

/** Headers of pages without edited ones, with the same texts as the pages. */
export function translatedHeaders(
  locale: Locale,
  { picture, voice }: { picture: HeaderAnswer['picture']; voice: Voice },
): HeaderAnswer[] {
  const t = translator(locale)
  return translatedHeaderPages.map((page) => ({ page, ...texts[page](t, voice), picture }))
}

const texts: Record<TranslatedHeaderPage, (t: Translator, voice: Voice) => { title: string; text: string }> = {
  home: (_, voice) => ({ title: voice.home_title, text: voice.home_description }),
  hotels: (t, voice) => ({ title: t('shell.hotels'), text: voice.hero_text }),
  compare: (t) => ({ title: t('hotel.compareTitle'), text: t('hotel.compareNoneText') }),
  saved: (t) => ({ title: t('hotel.savedTitle'), text: t('hotel.savedEmptyText') }),
  search: (t) => ({ title: t('sitesearch.title'), text: t('sitesearch.description') }),
  cart: (t) => ({ title: t('shell.cart'), text: t('cart.emptyText') }),
  licences: (t) => ({ title: t('licences.title'), text: t('licences.intro') }),
  signin: (t) => ({ title: t('account.signInTitle'), text: t('account.signInToBook') }),
  register: (t) => ({ title: t('account.registerTitle'), text: t('account.registerText') }),
  registerotp: (t) => ({ title: t('account.registerCodeTitle'), text: t('account.registerText') }),
  loginotpcode: (t) => ({ title: t('account.signInByCode'), text: t('account.signInToBook') }),
  forgitpass: (t) => ({ title: t('account.forgotTitle'), text: t('account.forgotText') }),
  resetpassword: (t) => ({ title: t('account.resetTitle'), text: t('account.passwordHint') }),
  book: (t) => ({ title: t('booking.bookTitle'), text: t('productcheckout.names_hotel') }),
  confirm: (t) => ({ title: t('bookingstatus.pageTitle'), text: t('trips.emptyText_upcoming') }),
  'my-booking': (t) => ({ title: t('booking.myTitle'), text: t('trips.emptyText_upcoming') }),
  'personal-data': (t) => ({ title: t('profile.title'), text: t('profile.text') }),
  'update-password': (t) => ({ title: t('profile.password'), text: t('account.passwordHint') }),
}
