import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { useText } from '#i18n/react.tsx'
import { Icon, type IconName } from '#web/ui/Icon.tsx'

/** The inclusions and exclusions of the price, and notes to read before booking. */
export function Included({ travelPackage }: { travelPackage: PackageDetails }) {
  const t = useText()
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Lines title={t('packages.included')} icon="check" tone="text-success" items={travelPackage.included} />
      <Lines title={t('packages.excluded')} icon="close" tone="text-muted" items={travelPackage.excluded} />
      <div className="md:col-span-2">
        <Lines title={t('packages.toKnow')} icon="info" tone="text-brass-text" items={travelPackage.notes} />
      </div>
    </div>
  )
}

function Lines({
  title,
  icon,
  tone,
  items,
}: {
  title: string
  icon: IconName
  tone: string
  items: readonly string[]
}) {
  if (items.length === 0) return null
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-lead">{title}</h3>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex items-baseline gap-2">
            <Icon name={icon} className={`${tone} self-center`} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
