import type { ProviderCheck } from '#domains/admin/setup/contract.ts'
import type { CheckedPurpose } from '#domains/admin/setup/steps.ts'
import { findTrustedPhone } from '#domains/accounts/users.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { StaffContext } from '#domains/context.ts'
import { emailLook, emailPage } from '#domains/notifications/email-page.server.ts'
import { inLocale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'

/** Maximum length of the shown reason of a provider. */
const maxDetail = 300

/** Tests the provider of a purpose with a real call, outside of any transaction. */
export async function checkProvider(context: StaffContext, purpose: CheckedPurpose): Promise<ProviderCheck> {
  const provider = context.ports.providers.find((one) => one.purpose === purpose && one.in_use)?.name ?? ''
  const to = await recipient(context, purpose)
  if (purpose === 'texts' && provider === '') return { result: 'not_configured', provider, to: '', detail: '' }
  if (to === null) return { result: 'no_phone', provider, to: '', detail: '' }
  try {
    return { result: await test(context, purpose, to), provider, to, detail: '' }
  } catch (error) {
    return { result: 'failed', provider, to, detail: reasonOf(error) }
  }
}

async function recipient({ db, actor, now }: StaffContext, purpose: CheckedPurpose): Promise<string | null> {
  if (purpose === 'payments') return ''
  return purpose === 'mail' ? actor.email : findTrustedPhone(db, actor.userId, now)
}

async function test(context: StaffContext, purpose: CheckedPurpose, to: string): Promise<ProviderCheck['result']> {
  const { db, locale, requestId, ports } = context
  const { gateway, sender, providers } = ports
  if (purpose === 'payments') {
    await gateway?.check()
    return gateway === null ? 'not_configured' : gateway.provider === 'sandbox' ? 'sandbox' : 'works'
  }
  if (!providers.some((one) => one.purpose === purpose && one.in_use)) return 'outbox'
  const t = translator(locale)
  const setting = (await readSettings(db)).brand
  const brand = inLocale(setting.name, locale)
  const [subject, text] = [t('checklist.testSubject', { brand }), t('checklist.testText', { brand })]
  const id = `setup-${requestId}`
  if (purpose === 'texts') {
    await sender.sms({ to, text: `${brand}: ${subject}`, id })
    return 'works'
  }
  const html = emailPage({
    locale,
    brand,
    look: emailLook(setting, ports.relyingParty.origin),
    subject,
    sections: [{ locale, preheader: text, paragraphs: [text], footer: brand }],
  })
  await sender.email({ to, id, locale, subject, text, brief: subject, html, attachments: [] })
  return 'works'
}

/** The provider's own words on one line, so that a wrong host and a wrong password can be told apart. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\s+/g, ' ').trim().slice(0, maxDetail)
}
