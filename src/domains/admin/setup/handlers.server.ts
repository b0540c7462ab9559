import { done, err, invalid } from '#api/endpoint.ts'
import { signIn } from '#domains/accounts/sessions/sign-in.server.ts'
import { findSetupSteps } from '#domains/admin/setup/checklist.server.ts'
import type { ProviderCheck, setupEndpoints } from '#domains/admin/setup/contract.ts'
import { createFirstManager, hasManager, isSetupToken } from '#domains/admin/setup/first-manager.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Context, Handlers, RateRule, StaffContext } from '#domains/context.ts'
import { withAudit } from '#domains/staff/audit.server.ts'
import type { CheckedPurpose } from '#domains/admin/setup/steps.ts'
import { findTrustedPhone } from '#domains/accounts/users.server.ts'
import { emailLook, emailPage } from '#domains/notifications/email-page.server.ts'
import { inLocale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'

const attemptsPerAddress: RateRule = { burst: 30, perHour: 120 }
const checksPerManager: RateRule = { burst: 10, perHour: 30 }

export const setupHandlers: Handlers<typeof setupEndpoints> = {
  async show_setup(context, { token }) {
    const denied = await tokenError(context, token)
    if (denied) return denied
    const { currency } = await readSettings(context.pool)
    return done({ is_open: !(await hasManager(context.pool)), currency })
  },

  async complete_setup(context, { token, name, email, password, ...provider }) {
    const denied = await tokenError(context, token)
    if (denied) return denied
    if (await hasManager(context.pool)) return err('conflict')
    const { gateway } = context.ports
    if (gateway && !gateway.charges(provider.currency)) return invalid('currency', 'currency_not_charged')
    const outcome = await createFirstManager(
      context.pool,
      { manager: { name, email, password }, provider, locale: context.locale },
      context,
    )
    if (!outcome.ok) return outcome
    await signIn(context, outcome.data, false)
    return done({})
  },

  async fetch_setup_steps({ db, actor, ports, now }) {
    return done(await findSetupSteps(db, actor.userId, { ports, now }))
  },

  async check_provider(context, { purpose }) {
    const wait = await context.ports.limit(`check:${context.actor.userId}`, checksPerManager)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const checked = await checkProvider(context, purpose)
    return withAudit<ProviderCheck, never>(context, 'check_provider', ({ audits }) => {
      audits.push({ subject: `provider:${purpose}`, before: null, after: { result: checked.result } })
      return Promise.resolve(done(checked))
    })
  },
}

/** A demo has published logins, so its manager cannot be created here. */
async function tokenError({ pool, ports, address }: Context, token: string) {
  const wait = await ports.limit(`setup:address:${address}`, attemptsPerAddress)
  if (wait) return err('too_many_requests', { retryAfter: wait })
  const isKnown = await isSetupToken(pool, ports.signer, token)
  return isKnown && !(await readSettings(pool)).demo ? null : err('not_found')
}

/** Maximum length of the shown reason of a provider. */
const maxDetail = 300

/** Tests the provider of a purpose with a real call, outside of any transaction. */
async function checkProvider(context: StaffContext, purpose: CheckedPurpose): Promise<ProviderCheck> {
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
