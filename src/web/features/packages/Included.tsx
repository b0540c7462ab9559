import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { useText } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

export function Included({ travelPackage }: { travelPackage: PackageDetails }) {
  const t = useText()
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Lines title={t('packages.included')} icon="check" tone="text-success" items={travelPackage.included} />
      <Lines folded title={t('packages.excluded')} icon="close" tone="text-muted" items={travelPackage.excluded} />
      <div className="md:col-span-2">
        <Lines folded title={t('packages.toKnow')} icon="info" tone="text-brass-text" items={travelPackage.notes} />
      </div>
    </div>
  )
}

/** With `folded`, below its title on phones. */
function Lines({
  title,
  icon,
  tone,
  items,
  folded,
}: {
  folded?: boolean
  title: string
  icon: IconName
  tone: string
  items: readonly string[]
}) {
  if (items.length === 0) return null
  const section = (
    <section className="grid content-start gap-2" aria-label={title}>
      <h3 className={classes('text-lead', folded && 'max-md:hidden')}>{title}</h3>
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
  if (!folded) return section
  return (
    <Disclosure summary={title} className="phone-fold">
      {section}
    </Disclosure>
  )
}
