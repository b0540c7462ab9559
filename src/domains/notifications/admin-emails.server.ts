import type { Parts } from '#domains/notifications/emails.server.ts'
import { replyMark } from '#domains/notifications/reply-mark.ts'
import type { NotificationData } from '#domains/notifications/shapes.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'

type AdminKind = 'staff_invited' | 'second_factor_reset' | 'contact_received' | 'contact_answer' | 'message_received'

/**
 * Notifications sent by staff: to new members, to members who have lost their second factor, and to senders of contact
 * messages.
 */
export const adminNotifications: {
  [K in AdminKind]: (t: Translator, data: NotificationData[K], brand: string, locale: Locale) => Parts
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
  contact_received: (t, { receipt, reply_hours: hours }, _, locale) => ({
    subject: t('correspondence.receivedSubject', { receipt }),
    paragraphs: [
      hours
        ? t('correspondence.receivedWithin', { receipt, within: t('voice.withinHours', { count: hours }) })
        : t('correspondence.received', { receipt }),
      t('correspondence.receivedNotYou'),
    ],
    action: { label: t('correspondence.answerAgain'), path: `/${locale}/contact-us` },
  }),
  message_received: (t, { reference, guest, about, texts, replyTo }, _, locale) => ({
    subject: t('correspondence.messageSubject', { reference, guest }),
    paragraphs: [
      ...(replyTo ? [`${replyMark} ${t('letters.messageReply')}`] : []),
      t('correspondence.message', { reference, guest, about: inLocale(about, locale) }),
      ...texts.flatMap((text) => text.split(/\n{2,}/)),
    ],
    action: { label: t('letters.messageOpen'), path: `/${locale}/desk/bookings/${reference}` },
  }),
  contact_answer: (t, { name, receipt, message, answer }, brand, locale) => ({
    subject: t('correspondence.answerSubject', { receipt, brand }),
    // Preserves the paragraphs of the answer.
    paragraphs: [t('letters.hello', { name }), ...answer.split(/\n{2,}/)],
    facts: [{ label: t('correspondence.answerTo', { receipt }), value: message }],
    action: { label: t('correspondence.answerAgain'), path: `/${locale}/contact-us` },
  }),
}
