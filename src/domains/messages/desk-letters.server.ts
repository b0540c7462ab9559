import type { Parts } from '#domains/messages/letters.server.ts'
import type { Letters } from '#domains/messages/shapes.ts'
import type { Locale } from '#text/locale.ts'
import type { Translator } from '#text/translator.ts'

type DeskKind = 'staff_invited' | 'second_factor_reset' | 'contact_received' | 'contact_answer'

/** What the desk writes: to those who join it or have lost their second factor, and to whoever asked something. */
export const deskLetters: {
  [K in DeskKind]: (t: Translator, data: Letters[K], brand: string, locale: Locale) => Parts
} = {
  staff_invited: (t, { by, role, token }, brand, locale) => ({
    subject: t('correspondence.invitedSubject', { brand }),
    paragraphs: [
      t('correspondence.invited', { by, brand }),
      t('correspondence.invitedRole', { role }),
      t('correspondence.invitedUntil'),
      t('correspondence.invitedNotYou'),
    ],
    action: { label: t('correspondence.invitedOpen'), path: `/${locale}/desk/invitation?token=${token}` },
  }),
  second_factor_reset: (t, { name, by }, brand, locale) => ({
    subject: t('correspondence.factorSubject', { brand }),
    paragraphs: [
      t('letters.hello', { name }),
      t('correspondence.factor', { by }),
      t('correspondence.factorNext'),
      t('correspondence.factorNotYou'),
    ],
    action: { label: t('letters.signIn'), path: `/${locale}/auth/signin` },
  }),
  contact_received: (t, { receipt }, _, locale) => ({
    subject: t('correspondence.receivedSubject', { receipt }),
    paragraphs: [t('correspondence.received', { receipt }), t('correspondence.receivedNotYou')],
    action: { label: t('correspondence.answerAgain'), path: `/${locale}/contact-us` },
  }),
  contact_answer: (t, { name, receipt, message, answer }, brand, locale) => ({
    subject: t('correspondence.answerSubject', { receipt, brand }),
    // An answer keeps its paragraphs.
    paragraphs: [t('letters.hello', { name }), ...answer.split(/\n{2,}/)],
    facts: [{ label: t('correspondence.answerTo', { receipt }), value: message }],
    action: { label: t('correspondence.answerAgain'), path: `/${locale}/contact-us` },
  }),
}
