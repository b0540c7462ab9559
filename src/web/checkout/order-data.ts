import { data, redirect, redirectDocument } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import { links } from '#web/links.ts'
import { paperLinks } from '#web/paper-links.ts'
import { pageRefused } from '#web/refusal.ts'
import type { RequestContext } from '#web/server-context.ts'

/** An order; for whoever comes back from paying, its payment is asked after first. */
export async function loadOrder({ api, locale, signedIn }: RequestContext, reference: string, returned: boolean) {
  if (!signedIn) throw redirect(links.signin(locale, paperLinks.order(locale, reference)))
  let found = await api.show_order({ reference })
  const open = found.ok ? found.data.bookings.find((one) => one.to_pay) : undefined
  if (returned && open) {
    await api.check_payment({ reference: open.reference })
    found = await api.show_order({ reference })
  }
  if (!found.ok) throw pageRefused(found.error)
  const profile = await api.fetch_profile()
  return { order: found.data, returned, name: profile.ok ? profile.data.name : '' }
}

/** On to the page that takes the money for all that is held. */
export async function payOrder({ api }: RequestContext, reference: string) {
  const found = await api.show_order({ reference })
  if (!found.ok) throw pageRefused(found.error)
  const open = found.data.bookings.find((one) => one.status === 'pending')
  const started = await api.start_payment({ reference: open?.reference ?? '' })
  if (started.ok) throw redirectDocument(started.data.page, 303)
  const { code } = started.error
  return data<Refusal>({ code }, { status: errorStatus[code] })
}
