import { useFormat } from '#text/react.tsx'
import type { Money } from '#web/kit/Price.tsx'

export type WayToPay = { title: string; parts: readonly { label: string; amount: Money }[] }

/** What is paid when, by each way to pay under its own heading: they are alternatives, not one sum. */
export function WaysToPay({ ways }: { ways: readonly WayToPay[] }) {
  const format = useFormat()
  return ways.map(({ title, parts }) => (
    <section key={title} className="grid gap-1">
      <h3 className="font-medium">{title}</h3>
      <dl className="grid gap-1">
        {parts.map(({ label, amount: { minor, currency } }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd>
              <bdi>{format.money(minor, currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
