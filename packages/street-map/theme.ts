export const mapThemes = ['light', 'dark'] as const
export type MapTheme = (typeof mapThemes)[number]

/** The colours of the map in both themes: those of the site’s tokens, and tints of them for land, streets and buildings. */
const pairs = {
  land: ['#f3ecdf', '#11201d'],
  district: ['#efe4d2', '#162825'],
  street: ['#ffffff', '#2b433f'],
  casing: ['#e2d5be', '#11201d'],
  main: ['#fff3d9', '#40605b'],
  mainCasing: ['#dcc696', '#11201d'],
  foot: ['#c9b58f', '#3b5650'],
  tunnel: ['#ddd0b8', '#243834'],
  building: ['#e8dcc6', '#182b2a'],
  buildingEdge: ['#ddceb2', '#1f3534'],
  mosque: ['#d2e5dd', '#1c4a43'],
  square: ['#fdf8ee', '#142723'],
  holy: ['#cfe4dc', '#17433d'],
  holyEdge: ['#0e5a54', '#74d3c2'],
  kaaba: ['#13231f', '#f4eee2'],
  ring: ['#0e5a54', '#74d3c2'],
  ink: ['#13231f', '#f4eee2'],
  name: ['#4d473b', '#d8d5ca'],
  quiet: ['#6b6250', '#aebbb4'],
  green: ['#0e5a54', '#8fe0d1'],
  brass: ['#875a12', '#e3be78'],
  onBrass: ['#ffffff', '#0f1c1a'],
  halo: ['#fbf7ef', '#0b1614'],
} as const

/** The name of a colour of both themes. */
export type MapColour = keyof typeof pairs

const inTheme = (at: 0 | 1) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[at]])) as Record<MapColour, string>
export const colours: Record<MapTheme, Record<MapColour, string>> = { light: inTheme(0), dark: inTheme(1) }
