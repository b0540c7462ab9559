/** The form of the brand: logos and colours. */
export const brand = {
  uploadLogo: 'Upload a logo',
  logoHint:
    'SVG or PNG, 1\u00a0MB at most. A logo at least twice as wide as it is high replaces the name; any other appears next to the name.',
  uploadNow: 'Upload',
  removeLogo: 'Remove this logo',
  colourHint: 'For example #702030. Leave empty for the standard colours.',
  pick: 'Choose: {field}',
  look: '{theme, select, light {Light} other {Dark}}: {same, select, yes {{used} as chosen} other {adjusted to {used}}}, text contrast {contrast}:1 (4.5:1 is required)',
} as const
