import { languageOf } from '#i18n/locale.ts'
import { useState } from 'react'
import { brandTokens, colourUses, type themes } from '#domains/content/brand/colours.ts'
import { isColour } from '#domains/content/brand/stylesheet.ts'
import { useLanguage } from '#i18n/react.tsx'
import { TextInput } from '#web/ui/form/Inputs.tsx'

type Props = { id: string; name: string; label: string; error: string | undefined; value: string }

/**
 * A colour of the brand with its look in both themes: a drawing, because a page has no inline styles, and the contrast
 * that the colour reaches as text. Without scripts the look is that of the stored colour.
 */
export function EditColour({ id, name, label, error, value }: Props) {
  const { t, locale } = useLanguage()
  const [typed, setTyped] = useState(value)
  const chosen = typed.trim().toLowerCase()
  const colours = { colour: null, accent: null, [name === 'accent' ? 'accent' : 'colour']: chosen }
  const ratio = new Intl.NumberFormat(languageOf(locale).tag, { maximumFractionDigits: 1 })
  return (
    <div className="edit-colour col-span-full grid gap-3">
      <div className="flex max-w-[26rem] items-end gap-3">
        <TextInput
          {...{ id, name, label, error }}
          hint={t('brand.colourHint')}
          className="flex-1"
          optional
          dir="ltr"
          spellCheck={false}
          maxLength={7}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <input
          type="color"
          className="with-scripts h-12 w-14 rounded-control border border-control bg-surface p-1"
          aria-label={t('brand.pick', { field: label })}
          value={isColour(chosen) ? chosen : '#0e5a54'}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {isColour(chosen) && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),20rem))] gap-x-5 gap-y-3">
          {colourUses(colours).map(({ theme, used, contrast }) => (
            <li key={theme}>
              <Look tokens={{ ...design[theme], ...brandTokens(colours)[theme] }} />
              <p className="text-note">
                {t('brand.look', {
                  theme: theme === 'light' ? 'light' : 'other',
                  used: `\u2066${used}\u2069`,
                  same: used === chosen ? 'yes' : 'other',
                  contrast: ratio.format(contrast),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A button, a link, a hint and the footer in the colours of a theme. */
function Look({ tokens }: { tokens: Record<string, string> }) {
  return (
    <svg
      viewBox="0 0 220 92"
      aria-hidden="true"
      direction="ltr"
      className="w-full rounded-button border border-line font-body"
    >
      <rect width="220" height="92" rx="12" fill={tokens.canvas} />
      <rect x="12" y="12" width="84" height="36" rx="11" fill={tokens.primary} />
      <text x="54" y="36" fontSize="16" fontWeight="600" textAnchor="middle" fill={tokens['on-primary']}>
        Aa
      </text>
      <rect x="106" y="12" width="50" height="36" rx="11" fill={tokens['primary-soft']} />
      <text x="131" y="36" fontSize="16" textAnchor="middle" fill={tokens.primary}>
        Aa
      </text>
      <text x="170" y="36" fontSize="16" fontWeight="600" fill={tokens['brass-text']}>
        Aa
      </text>
      <path d="M0 62h220v18a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill={tokens.night} />
      <path d="M0 60h220v3H0z" fill={tokens.brass} />
      <text x="14" y="83" fontSize="13" fill="#ffffff">
        Aa
      </text>
    </svg>
  )
}

/** The tokens of the design in the drawing, for those that the colour leaves as they are. */
const design = {
  light: {
    canvas: '#fbf7ef',
    primary: '#0e5a54',
    'on-primary': '#ffffff',
    'primary-soft': '#ddede8',
    'brass-text': '#875a12',
    night: '#0b1f22',
    brass: '#c9994a',
  },
  dark: {
    canvas: '#0b1614',
    primary: '#74d3c2',
    'on-primary': '#06201c',
    'primary-soft': '#123a35',
    'brass-text': '#e3be78',
    night: '#0b1f22',
    brass: '#c9994a',
  },
} satisfies Record<(typeof themes)[number], Record<string, string>>
