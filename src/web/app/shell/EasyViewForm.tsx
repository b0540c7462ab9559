import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'

/**
 * Buttons that turn the easy view on and off, and return to the same page. The styles decide which of them is shown,
 * because a page is the same for everyone.
 */
export function EasyViewForm({ className = '' }: { className?: string }) {
  const t = useText()
  return (
    <form method="post" action={links.easyView} className="easy-view">
      {(['easyView', 'standardView'] as const).map((view, i) => (
        <button key={view} name="view" value={view} className={i ? `${className} hidden` : className}>
          <Icon name="text-size" />
          <span>{t(`shell.${view}`)}</span>
        </button>
      ))}
    </form>
  )
}
