/** Queues posted items until a consumer opens the mailbox, then delivers them directly. */
export function mailbox<Item>(): {
  post: (item: Item) => void
  /** Delivers all items, queued ones first, to `take` from now on; returns a function that stops the delivery. */
  open: (take: (item: Item) => void) => () => void
} {
  const waiting: Item[] = []
  let reader: ((item: Item) => void) | undefined
  return {
    post: (item) => (reader ? reader(item) : void waiting.push(item)),
    open(take) {
      reader = take
      for (const item of waiting.splice(0)) take(item)
      return () => {
        if (reader === take) reader = undefined
      }
    },
  }
}
