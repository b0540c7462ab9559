import { useEffect } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#text/react.tsx'
import { actionSpecimens } from '#web/dev/actions.tsx'
import { figureSpecimens } from '#web/dev/figures.tsx'
import { foundationSpecimens } from '#web/dev/foundations.tsx'
import { overlaySpecimens } from '#web/dev/overlays.tsx'
import { fieldSpecimens } from '#web/dev/fields.tsx'
import { useSay, type Specimen } from '#web/dev/specimen.ts'
import { surfaceSpecimens } from '#web/dev/surfaces.tsx'
import { travelSpecimens } from '#web/dev/travel.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import '#web/dev/kit.css'
import '#web/kit/steps.css'

export type Theme = 'light' | 'dark' | 'system'

/** What the page is, and its switches: theme, language, both directions. */
export function KitHead({ theme, both }: { theme: Theme; both: boolean }) {
  const say = useSay()
  const locale = useLocale()
  useTheme(theme)
  const other = locale === 'ar' ? 'en' : 'ar'
  const here = (query: string) => `?${query}${both ? '&both=1' : ''}`
  return (
    <header className="kit-head halo">
      <div className="page-width grid gap-5">
        <PageHeading>{say('The kit', 'أجزاء التصميم')}</PageHeading>
        <p className="text-muted">
          {say(
            'Every part in every state. Fictional hotels, prices and people.',
            'كل جزء في كل حالاته. الفنادق والأسعار والأشخاص من نسج الخيال.',
          )}
        </p>
        <div className="kit-row">
          <Segments
            label={say('Theme', 'المظهر')}
            items={[
              { label: say('As the system', 'كالنظام'), to: here('theme=system'), current: theme === 'system' },
              { label: say('Light', 'فاتح'), to: here('theme=light'), current: theme === 'light' },
              { label: say('Dark', 'داكن'), to: here('theme=dark'), current: theme === 'dark' },
            ]}
          />
          <Link className="link" reloadDocument to={`/${other}/dev/kit?theme=${theme}`}>
            {say('In Arabic', 'بالإنجليزية')}
          </Link>
          <Link className="link" reloadDocument to={`/en/dev/kit?theme=${theme}&both=1`}>
            {say('Both side by side', 'اللغتان جنبًا إلى جنب')}
          </Link>
        </div>
      </div>
    </header>
  )
}

/** All groups in one language, for one column of the page. */
export function KitColumn() {
  const say = useSay()
  const groups: [string, readonly Specimen[]][] = [
    [say('Foundations', 'الأسس'), foundationSpecimens],
    [say('Actions and ways', 'الأفعال والتنقل'), actionSpecimens],
    [say('Surfaces', 'الأسطح'), surfaceSpecimens],
    [say('What opens', 'ما يُفتح'), overlaySpecimens],
    [say('Figures and facts', 'الأرقام والحقائق'), figureSpecimens],
    [say('Pictures and maps', 'الصور والخرائط'), travelSpecimens],
    [say('Fields', 'الحقول'), fieldSpecimens],
  ]
  return groups.map(([title, specimens]) => (
    <section key={title} className="kit-group">
      <h2>{title}</h2>
      {specimens.map(({ name, node: Node }) => (
        <article key={name} className="kit-specimen">
          <h3 lang="en">
            <bdi>{name}</bdi>
          </h3>
          <div>
            <Node />
          </div>
        </article>
      ))}
    </section>
  ))
}

/** The document follows the choice while the page is shown. */
function useTheme(theme: Theme): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
    return () => {
      delete dataset.theme
    }
  }, [theme])
}
