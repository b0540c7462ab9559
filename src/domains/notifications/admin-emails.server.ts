import { siteTimeZone } from '#domains/shared/dates.ts'
import type { Writers } from '#domains/notifications/emails.server.ts'
import { createFormatter } from '#i18n/translator.ts'
import { inLocale } from '#i18n/locale.ts'
import { adminLinks } from '#links/admin.ts'
import { links } from '#links/site.ts'

type AdminKind =
  | 'staff_invited'
  | 'second_factor_reset'
  | 'contact_received'
  | 'contact_answer'
  | 'message_received'
  | 'tax_work'

/** Notifications by staff: to new members, for lost second factors, to senders of messages, to the provider. */
export const adminNotifications: Writers<AdminKind> = {
  staff_invited: (t, { by, role, token }, brand, locale) => ({
    subject: t('staffemails.invitedSubject', { brand }),
    paragraphs: [
      t('staffemails.invited', { by, brand }),
      t('staffemails.invitedRole', { role }),
      t('staffemails.invitedUntil'),
      t('staffemails.invitedNotYou'),
    ],
    action: { label: t('staffemails.invitedOpen'), path: adminLinks.invitation(locale, token) },
  }),
  second_factor_reset: (t, { by }, brand, locale) => ({
    subject: t('staffemails.factorSubject', { brand }),
    paragraphs: [t('staffemails.factor', { by }), t('staffemails.factorNext'), t('staffemails.factorNotYou')],
    action: { label: t('emails.signIn'), path: links.signin(locale) },
  }),
  contact_received: (t, { receipt, reply_hours: hours }, _, locale) => ({
    subject: t('staffemails.receivedSubject', { receipt }),
    paragraphs: [
      hours
        ? t('staffemails.receivedWithin', { receipt, within: t('providertexts.withinHours', { count: hours }) })
        : t('staffemails.received', { receipt }),
      t('staffemails.receivedNotYou'),
    ],
    action: { label: t('staffemails.answerAgain'), path: links.contact(locale) },
  }),
  message_received: (t, { reference, guest, about, texts }, _, locale) => ({
    subject: t('staffemails.messageSubject', { reference, guest }),
    paragraphs: [t('staffemails.message', { reference, guest, about: inLocale(about, locale) })],
    quote: texts.flatMap((text) => text.split(/\n{2,}/)),
    action: { label: t('emails.messageOpen'), path: adminLinks.booking(locale, reference) },
  }),
  tax_work: (t, { work, count, until }, _, locale) => ({
    subject: t('staffemails.taxSubject'),
    paragraphs: [
      t('staffemails.taxWork', {
        work,
        count,
        until: until ? createFormatter(t).instant(until, siteTimeZone) : '',
      }),
    ],
    action: { label: t('staffemails.taxOpen'), path: adminLinks.einvoicing(locale) },
  }),
  contact_answer: (t, { receipt, message, answer }, brand, locale) => ({
    subject: t('staffemails.answerSubject', { receipt, brand }),
    // Preserves the paragraphs of the answer.
    paragraphs: [],
    quote: answer.split(/\n{2,}/),
    facts: [{ label: t('staffemails.answerTo', { receipt }), value: message }],
    action: { label: t('staffemails.answerAgain'), path: links.contact(locale) },
  }),
}
