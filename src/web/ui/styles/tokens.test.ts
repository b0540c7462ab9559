import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const themes = ['light', 'dark'] as const

/** The colour of a token in a theme, `#rrggbb`. */
function colour(token: string, theme: (typeof themes)[number]): string {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1] ?? ''
  const found = value.match(/#[0-9a-f]{6}/g) ?? []
  return (theme === 'dark' ? found.at(-1) : found[0]) ?? ''
}

/** Contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const textColours = ['ink', 'muted', 'primary', 'brass-text', 'dawn', 'success', 'warning', 'danger', 'info']
const grounds = ['canvas', 'surface', 'sunk']
const pairs: [string, string][] = [
  ...textColours.flatMap((word) => grounds.map((ground): [string, string] => [word, ground])),
  ...['success', 'warning', 'danger', 'info'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    ['muted', `${tone}-soft`],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['ink', 'primary-soft'],
  ['muted', 'primary-soft'],
  ['primary', 'primary-soft'],
  ['on-chip', 'chip'],
  ['on-night', 'night'],
]

describe.each(themes)('%s', (theme) => {
  test.each(pairs)('%s is readable on %s', (word, ground) => {
    expect(contrast(colour(word, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each([...grounds, 'primary-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft'])(
    'muted text has the enhanced contrast of WCAG 2.2 AAA on %s',
    (ground) => {
      expect(contrast(colour('muted', theme), colour(ground, theme))).toBeGreaterThanOrEqual(7)
    },
  )

  test.each(grounds)('the border of a control and the stars of a hotel are visible on %s', (ground) => {
    for (const token of ['control', 'star']) {
      expect(contrast(colour(token, theme), colour(ground, theme)), token).toBeGreaterThanOrEqual(3)
    }
  })
})
