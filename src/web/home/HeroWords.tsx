import { useText } from '#text/react.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { StructuredData } from '#web/structured-data/StructuredData.tsx'
import type { Thing } from '#web/structured-data/things.ts'

export type HeroWordsProps = { things: readonly Thing[] }

/** The promise of the site in words, over the picture. */
export function HeroWords({ things }: HeroWordsProps) {
  const t = useText()
  return (
    <>
      <PageHeading>{t('search.heroTitle')}</PageHeading>
      <p>{t('search.heroText')}</p>
      <StructuredData things={things} />
    </>
  )
}
