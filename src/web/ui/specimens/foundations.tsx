import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import sprite from '#web/ui/pictures/icons.svg?raw'
import { useLocalized, type Specimen } from '#web/ui/specimens/specimen.ts'

export const foundationSpecimens: Specimen[] = [
  { name: 'Colour', node: () => <Colours /> },
  { name: 'Type', node: () => <Type /> },
  { name: 'Motif', node: () => <Motif /> },
  { name: 'Icon', node: () => <Icons /> },
]

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

function Colours() {
  return (
    <ul className="kit-colours" lang="en" dir="ltr">
      {colours.map((colour) => (
        <li key={colour}>
          <span className={`kit-colour kit-${colour}`} />
          {colour}
        </li>
      ))}
    </ul>
  )
}

function Type() {
  const localized = useLocalized()
  const line = localized('Rest near the Haram', 'استرح قرب الحرم')
  return (
    <div className="grid gap-3">
      {(['display', 'heading', 'title', 'lead', 'body', 'note', 'small'] as const).map((size, i) => (
        <div key={size} className="kit-type">
          <span className="text-muted text-small" lang="en">
            {size}
          </span>
          <p className={`kit-text-${size} ${i < 3 ? 'display' : ''}`}>{line} 1,240</p>
        </div>
      ))}
    </div>
  )
}

function Motif() {
  return (
    <div className="kit-grid">
      <div className="card lattice kit-motif" />
      <div className="card halo kit-motif" />
    </div>
  )
}

function Icons() {
  return (
    <ul className="kit-icons" lang="en">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  )
}
