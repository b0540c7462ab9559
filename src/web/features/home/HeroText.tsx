import { useLocale, useText } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { HeroPicture } from '#web/features/home/HeroPicture.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import type { Thing } from '#web/lib/seo/organization.ts'

type HeroTextProps = {
  title: string
  text: string
  photo: { id: string; alt: string } | null
  things: readonly Thing[]
  /** The products that can be booked instead of stays. */
  instead: readonly ('packages' | 'services')[]
  /** The provider's words about the maintenance, which can be empty; undefined while there is none. */
  maintenance?: string
}

/** The picture and the headline over it, below the notice of maintenance. */
export function HeroText({ title, text, photo, things, instead, maintenance }: HeroTextProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <HeroPicture photo={photo} />
      <div className="hero-text">
        {maintenance !== undefined && (
          <Alert tone="warning" title={t('shell.maintenance')} className="mb-4">
            {maintenance || t('shell.maintenanceText')}
          </Alert>
        )}
        <PageHeading>{title}</PageHeading>
        <p>{text}</p>
      </div>
      {instead.length > 0 && (
        <p className="mt-6 flex flex-wrap gap-3">
          {instead.map((page, i) => (
            <ButtonLink key={page} to={links[page](locale)} variant={i === 0 ? 'primary' : 'secondary'}>
              {t(page === 'packages' ? 'articles.allDepartures' : 'articles.allServices')}
            </ButtonLink>
          ))}
        </p>
      )}
      <StructuredData things={things} />
    </>
  )
}
