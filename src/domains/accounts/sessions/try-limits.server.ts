import type { Context, Ports, RateRule } from '#domains/context.ts'

/** Calls that guess a secret or send one: passwords, codes sent, codes tried. */
type LimitedAction = 'login' | 'code' | 'try'

type Limits = {
  /** Limits of a known device, separate from those of all other devices. */
  device: RateRule[]
  /** Limits of a caller's address, for all accounts. */
  address: RateRule[]
  /** Limits of the /48 of an IPv6 address: some providers give each customer one. */
  network: RateRule[]
  /** Limits of a network for one account. */
  pair: RateRule[]
  /** Limits of an account, for all unknown devices together. */
  account: RateRule[]
}

const perDay = (count: number): RateRule => ({ burst: count, perHour: count / 24 })

const limits: Record<LimitedAction, Limits> = {
  login: {
    device: [{ burst: 10, perHour: 30 }, perDay(100)],
    address: [{ burst: 30, perHour: 240 }],
    network: [{ burst: 120, perHour: 600 }],
    pair: [{ burst: 10, perHour: 30 }],
    account: [{ burst: 20, perHour: 40 }, perDay(100)],
  },
  code: {
    device: [{ burst: 5, perHour: 5 }, perDay(20)],
    address: [{ burst: 20, perHour: 60 }, perDay(300)],
    network: [{ burst: 60, perHour: 240 }, perDay(1200)],
    pair: [{ burst: 5, perHour: 5 }],
    account: [perDay(20)],
  },
  try: {
    device: [{ burst: 15, perHour: 30 }, perDay(60)],
    address: [{ burst: 30, perHour: 120 }, perDay(600)],
    network: [{ burst: 120, perHour: 480 }, perDay(2400)],
    pair: [{ burst: 15, perHour: 30 }],
    account: [{ burst: 15, perHour: 30 }, perDay(60)],
  },
}

export type Limited = {
  /** Seconds until the next attempt. */
  wait: number
  /** `account` if other callers have used up the attempts at the account. */
  by: 'caller' | 'account'
}

/**
 * Counts an attempt. Returns null if it is allowed. A known device has only its own limits; any other caller has those
 * of its address and network, and shares those of the account with all other unknown devices.
 * @param account the address of the account as typed, in canonical form
 */
export async function limitAttempt(
  { ports, address }: { ports: Pick<Ports, 'limit'>; address: string },
  action: LimitedAction,
  { account, device }: { account: string; device: string | null },
): Promise<Limited | null> {
  const { [action]: rules } = limits
  const network = networkOf(address)
  const first = async (subject: string, of: RateRule[]) => {
    for (const [i, rule] of of.entries()) {
      const wait = await ports.limit(`${action}:${subject}${i > 0 ? ':day' : ''}`, rule)
      if (wait !== null) return wait
    }
    return null
  }
  if (device) {
    const wait = await first(`device:${device}`, rules.device)
    return wait === null ? null : { wait, by: 'caller' }
  }
  const ownWait =
    (await first(`address:${address}`, rules.address)) ??
    (network === address ? null : await first(`network:${network}`, rules.network)) ??
    (await first(`pair:${network}:${account}`, rules.pair))
  if (ownWait !== null) return { wait: ownWait, by: 'caller' }
  const wait = await first(`account:${account}`, rules.account)
  return wait === null ? null : { wait, by: 'account' }
}

/** The /48 of an IPv6 caller, who is named by a /64; an IPv4 address unchanged. */
export function networkOf(address: Context['address']): string {
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
}
