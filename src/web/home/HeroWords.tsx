import { useText } from '#text/react.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'

/** The promise of the site in words, over the picture. */
export function HeroWords() {
  const t = useText()
  return (
    <>
      <PageHeading>{t('search.heroTitle')}</PageHeading>
      <p>{t('search.heroText')}</p>
    </>
  )
}
