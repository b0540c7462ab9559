import { done, err, invalid } from '#api/endpoint.ts'
import { signIn } from '#domains/accounts/sessions/sign-in.server.ts'
import { findSetupSteps } from '#domains/admin/setup/checklist.server.ts'
import type { ProviderCheck, setupEndpoints } from '#domains/admin/setup/contract.ts'
import { createFirstManager, hasManager, isSetupToken } from '#domains/admin/setup/first-manager.server.ts'
import { checkProvider } from '#domains/admin/setup/provider-check.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Context, Handlers, RateRule } from '#domains/context.ts'
import { withAudit } from '#domains/staff/audit.server.ts'

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
