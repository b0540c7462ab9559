import { sql } from 'drizzle-orm'
import { currencyCookie, readCurrency } from '#domains/accounts/own-currency.ts'
import { readSettings } from '#domains/content/read.server.ts'
import type { Context, Keepsakes } from '#domains/context.ts'

type Call = Pick<Context, 'setCookie' | 'ports'>

/** The browser's copy of the choice, so that pages kept for everyone can show it. Null takes it away. */
export function mirrorCurrency({ setCookie, ports }: Call, currency: string | null): void {
  setCookie(currencyCookie(currency, ports.sessionWay.secure))
}

/** Whether there is a rate for it. */
export async function isOffered({ db, ports }: Context, currency: string): Promise<boolean> {
  const { exchange } = await ports.remember('settings', () => readSettings(db))
  return exchange.rates.some((rate) => rate.currency === currency)
}

/** What somebody likes to see prices in comes with every sign-in, and goes at sign-out. */
export const chosenCurrency: Keepsakes = {
  async join(call, userId) {
    const found = await call.root.execute<{ currency: string | null }>(
      sql`select currency from "user" where id = ${userId}`,
    )
    const currency = found.rows[0]?.currency ?? null
    if (currency ?? readCurrency(call.headers.get('cookie') ?? '')) mirrorCurrency(call, currency)
  },
  part(call) {
    if (readCurrency(call.headers.get('cookie') ?? '')) mirrorCurrency(call, null)
  },
}
