import { AmountList, type NamedAmount } from '#web/ui/figures/AmountList.tsx'

type WayToPay = { title: string; parts: readonly NamedAmount[] }

/** Due payments by payment method, each under its own heading: they are alternatives, not one sum. */
export function WaysToPay({ ways }: { ways: readonly WayToPay[] }) {
  return ways.map(({ title, parts }) => (
    <section key={title} className="grid gap-1">
      <h3 className="font-medium">{title}</h3>
      <AmountList amounts={parts} />
    </section>
  ))
}
