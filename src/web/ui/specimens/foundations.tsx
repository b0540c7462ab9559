import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import sprite from '#web/ui/pictures/icons.svg?raw'
import type { Specimens } from '#web/ui/specimens/specimens.ts'

const iconNames = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name as IconName)
const colours = [
  'canvas',
  'surface',
  'sunk',
  'ink',
  'muted',
  'primary',
  'primary-soft',
  'brass-text',
  'dawn',
  'success',
  'warning',
  'danger',
  'info',
  'control',
  'brass',
  'line',
]

export const foundationSpecimens: Specimens = {
  Colour: () => (
    <ul className="kit-colours" lang="en" dir="ltr">
      {colours.map((colour) => (
        <li key={colour}>
          {/* An attribute, because the policy of the pages allows no style attributes. */}
          <svg aria-hidden="true" className="kit-colour" fill={`var(--${colour})`}>
            <rect width="100%" height="100%" />
          </svg>
          {colour}
        </li>
      ))}
    </ul>
  ),
  Type: (localized) => {
    const line = localized('Rest near the Haram', 'استرح قرب الحرم')
    return (
      <div className="grid gap-3">
        {(['display', 'heading', 'title', 'lead', 'body', 'note', 'small'] as const).map((size, i) => (
          <div key={size} className="kit-type">
            <span className="text-muted text-small" lang="en">
              {size}
            </span>
            <p className={`text-${size} ${i < 3 ? 'display' : ''}`}>{line} 1,240</p>
          </div>
        ))}
      </div>
    )
  },
  Motif: () => <div className="card lattice kit-motif" />,
  Icon: () => (
    <ul className="kit-icons" lang="en">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
}
