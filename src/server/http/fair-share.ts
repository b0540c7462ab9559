import { isThisMachine, networkOf } from '#server/http/client-address.ts'

/** Numbers of concurrent connections, bodies or requests. */
type Share = {
  perCaller: number
  /** Of an IPv6 /48 together, which is what a provider gives a customer. */
  perNetwork: number
}

/**
 * Divides concurrent work between callers, as `callerAddress` names them. The returned function takes a place and returns
 * how to give it back; null if the caller or its network has its share. This machine itself has no limit, because a proxy
 * on it can pass on everybody's requests.
 */
export function fairShare({ perCaller, perNetwork }: Share): (caller: string) => (() => void) | null {
  const taken = new Map<string, number>()
  return (caller) => {
    if (isThisMachine(caller)) return () => undefined
    const network = networkOf(caller)
    const limits = new Map([[caller, perCaller]])
    if (network) limits.set(network, perNetwork)
    for (const [subject, max] of limits) if ((taken.get(subject) ?? 0) >= max) return null
    for (const subject of limits.keys()) taken.set(subject, (taken.get(subject) ?? 0) + 1)
    let held = true
    return () => {
      if (!held) return
      held = false
      for (const subject of limits.keys()) {
        const left = (taken.get(subject) ?? 1) - 1
        if (left > 0) taken.set(subject, left)
        else taken.delete(subject)
      }
    }
  }
}
