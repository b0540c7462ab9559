import { useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { PageHeading } from '#web/ui/PageHeading.tsx'
import { HeroPicture } from '#web/features/content/home/HeroPicture.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import type { Thing } from '#web/lib/seo/organization.ts'

export type HeroTextProps = {
  title: string
  text: string
  photo: { id: string; alt: string } | null
  things: readonly Thing[]
  /** The provider's words about the maintenance, which can be empty; undefined while there is none. */
  maintenance?: string
}

/** The picture and the headline over it, below the notice of maintenance. */
export function HeroText({ title, text, photo, things, maintenance }: HeroTextProps) {
  const t = useText()
  return (
    <>
      <HeroPicture photo={photo} />
      {maintenance !== undefined && (
        <Alert tone="warning" title={t('shell.maintenance')} className="mb-4">
          {maintenance || t('shell.maintenanceText')}
        </Alert>
      )}
      <PageHeading>{title}</PageHeading>
      <p>{text}</p>
      <StructuredData things={things} />
    </>
  )
}
