import type { Colour } from './colour.ts'

/** The time of day that lights a scene. */
export type Mood = 'dawn' | 'day' | 'dusk' | 'night'

export const moods: readonly Mood[] = ['dawn', 'day', 'dusk', 'night']

/** All colours and light settings of a time of day: one light source, and a ramp from distant haze to near shade. */
export type Palette = {
  mood: Mood
  /** From the zenith to the horizon. */
  sky: readonly [Colour, Colour, Colour, Colour]
  sun: Colour
  glow: Colour
  /** Mixed into every colour in proportion to its distance. */
  haze: Colour
  mid: Colour
  /** Silhouettes in the foreground. */
  near: Colour
  /** Light behind a window. */
  lamp: Colour
  stoneLit: Colour
  stone: Colour
  stoneShade: Colour
  roof: Colour
  /** Gardens, and the tint of palms in the foreground. */
  leaf: Colour
  /** Thin bright lines: the halo, joints, clouds. */
  line: Colour
  /** Height of the sun as a share of the picture. */
  sunHeight: number
  /** Density of stars, from 0 to 1. */
  stars: number
  /** Share of lit windows, from 0 to 1. */
  litWindows: number
}

/** Returns true at dusk and at night, when lamps are lit and windows glow. */
export function isDark(palette: Palette): boolean {
  return palette.mood === 'dusk' || palette.mood === 'night'
}

export const palettes: Readonly<Record<Mood, Palette>> = {
  dawn: {
    mood: 'dawn',
    sky: ['#1f4e66', '#6aa0ab', '#f2bf96', '#ffe3b3'],
    sun: '#fff6dc',
    glow: '#ffcf8a',
    haze: '#e0b09a',
    mid: '#7d8794',
    near: '#12303a',
    lamp: '#ffdc97',
    stoneLit: '#ffe9c6',
    stone: '#cf9f86',
    stoneShade: '#665f74',
    roof: '#1f7f78',
    leaf: '#1f7f78',
    line: '#fff3d2',
    sunHeight: 0.4,
    stars: 0.12,
    litWindows: 0.2,
  },
  day: {
    mood: 'day',
    sky: ['#4d9aac', '#8fc4c8', '#d8e4d6', '#f8f0da'],
    sun: '#fffbe9',
    glow: '#fff2cc',
    haze: '#c6d3c8',
    mid: '#8fb0ac',
    near: '#1d4b4a',
    lamp: '#ffe2a6',
    stoneLit: '#fff6e2',
    stone: '#e4cfae',
    stoneShade: '#9a9488',
    roof: '#1f8077',
    leaf: '#1f8077',
    line: '#ffffff',
    sunHeight: 0.22,
    stars: 0,
    litWindows: 0.14,
  },
  dusk: {
    mood: 'dusk',
    sky: ['#232c57', '#5a4a80', '#c8707a', '#f7b77f'],
    sun: '#ffe3b0',
    glow: '#ff9d6b',
    haze: '#b06f80',
    mid: '#6a4f76',
    near: '#191b38',
    lamp: '#ffc870',
    stoneLit: '#f5b98d',
    stone: '#96617a',
    stoneShade: '#453a60',
    roof: '#3d6f86',
    leaf: '#3d6f86',
    line: '#ffd9a8',
    sunHeight: 0.42,
    stars: 0.45,
    litWindows: 0.42,
  },
  night: {
    mood: 'night',
    sky: ['#06121f', '#0c2736', '#14434f', '#2f7474'],
    sun: '#f8efd2',
    glow: '#8fd0c4',
    haze: '#2a626a',
    mid: '#1b4750',
    near: '#051518',
    lamp: '#ffc768',
    stoneLit: '#7fb3ab',
    stone: '#2f6068',
    stoneShade: '#12323c',
    roof: '#2c8478',
    leaf: '#2c8478',
    line: '#cfeee2',
    sunHeight: 0.24,
    stars: 1,
    litWindows: 0.45,
  },
}
