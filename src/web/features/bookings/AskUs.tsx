import { useLocale } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'

/** Leads to the form for questions about a booking. */
export function AskUs({ label }: { label: string }) {
  return (
    <p>
      <ButtonLink to={links.contact(useLocale(), { topic: 'booking' })} variant="secondary" icon="mail">
        {label}
      </ButtonLink>
    </p>
  )
}
