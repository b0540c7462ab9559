export const mapThemes = ['light', 'dark'] as const
export type MapTheme = (typeof mapThemes)[number]

/** The colours of the map: those of the site’s tokens, and tints of them for land, streets and buildings. */
export const colours = {
  light: {
    land: '#f3ecdf',
    district: '#efe4d2',
    street: '#ffffff',
    casing: '#e2d5be',
    main: '#fff3d9',
    mainCasing: '#dcc696',
    foot: '#c9b58f',
    tunnel: '#ddd0b8',
    building: '#e8dcc6',
    buildingEdge: '#ddceb2',
    mosque: '#d2e5dd',
    square: '#fdf8ee',
    holy: '#cfe4dc',
    holyEdge: '#0e5a54',
    kaaba: '#13231f',
    ring: '#0e5a54',
    ink: '#13231f',
    name: '#4d473b',
    quiet: '#6b6250',
    green: '#0e5a54',
    brass: '#875a12',
    onBrass: '#ffffff',
    halo: '#fbf7ef',
  },
  dark: {
    land: '#11201d',
    district: '#162825',
    street: '#2b433f',
    casing: '#11201d',
    main: '#40605b',
    mainCasing: '#11201d',
    foot: '#3b5650',
    tunnel: '#243834',
    building: '#182b2a',
    buildingEdge: '#1f3534',
    mosque: '#1c4a43',
    square: '#142723',
    holy: '#17433d',
    holyEdge: '#74d3c2',
    kaaba: '#f4eee2',
    ring: '#74d3c2',
    ink: '#f4eee2',
    name: '#d8d5ca',
    quiet: '#aebbb4',
    green: '#8fe0d1',
    brass: '#e3be78',
    onBrass: '#0f1c1a',
    halo: '#0b1614',
  },
} as const satisfies Record<MapTheme, Record<string, string>>

/** The name of a colour of both themes. */
export type MapColour = keyof (typeof colours)['light']
