import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

/** What a product includes, and other lines with an icon each. */
export function IconLines({ icon, tone, items }: { icon: IconName; tone: string; items: readonly string[] }) {
  return (
    <ul className="max-md:text-note grid gap-2 pb-2 md:gap-x-8 md:has-[:nth-child(4)]:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex items-baseline gap-2">
          <Icon name={icon} className={`${tone} translate-y-[0.15em]`} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
