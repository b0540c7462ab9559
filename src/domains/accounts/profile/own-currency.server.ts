import { eq } from 'drizzle-orm'
import { currencyCookie, readCurrency } from '#domains/accounts/profile/own-currency.ts'
import { user } from '#domains/accounts/schema.server.ts'
import { cachedSettings } from '#domains/content/queries.server.ts'
import type { Context, SessionHooks } from '#domains/context.ts'

type Call = Pick<Context, 'setCookie' | 'ports'>

/** Copies the choice to a cookie, so that pages from the page cache can apply it. Null deletes the cookie. */
export function mirrorCurrency({ setCookie, ports }: Call, currency: string | null): void {
  setCookie(currencyCookie(currency, ports.sessionSettings.secure))
}

/** True if an exchange rate exists for the currency. */
export async function isOffered({ db, ports }: Context, currency: string): Promise<boolean> {
  const { exchange } = await cachedSettings({ db, ports })
  return exchange.rates.some((rate) => rate.currency === currency)
}

/** Sets the cookie to the account's currency at sign-in, unless the account has none, and deletes it at sign-out. */
export const chosenCurrency = {
  async onSignIn(call, userId) {
    const [account] = await call.pool.select({ currency: user.currency }).from(user).where(eq(user.id, userId))
    if (account?.currency) mirrorCurrency(call, account.currency)
  },
  onSignOut(call) {
    if (readCurrency(call.headers.get('cookie') ?? '')) mirrorCurrency(call, null)
  },
} satisfies SessionHooks
