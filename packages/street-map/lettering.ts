import { openFace, outlinesOf, type LetteringFace, type Outlines } from '@rihla/illustrations/lettering'
import type { Locale } from './city-map.ts'

export type Weight = 'regular' | 'semibold'

const files: Record<Weight, string> = {
  regular: '400Regular/ReadexPro_400Regular.ttf',
  semibold: '600SemiBold/ReadexPro_600SemiBold.ttf',
}

const faces = new Map<Weight, LetteringFace>()
/** Bounded by the number of names on the maps. */
const known = new Map<string, Outlines>()

/** One line of a label as outlines, because the machine that draws it need not have a font with Arabic letters. */
export function labelOutlines(text: string, locale: Locale, weight: Weight): Outlines {
  const key = `${weight} ${locale} ${text}`
  const outlines = known.get(key) ?? outlinesOf(text, locale === 'ar' ? 'rtl' : 'ltr', [faceOf(weight)])
  known.set(key, outlines)
  return outlines
}

function faceOf(weight: Weight): LetteringFace {
  const face =
    faces.get(weight) ?? openFace(new URL(import.meta.resolve(`@expo-google-fonts/readex-pro/${files[weight]}`)))
  faces.set(weight, face)
  return face
}
