import { lighten } from '../../colour.ts'
import { eightStar } from '../../motif.ts'
import { circle, group, path, rect, stroke } from '../../svg.ts'
import { pointedArch } from '../buildings/arch.ts'
import { type Keepsake, tones } from './souvenir.ts'
import { lattice } from '../buildings/stone.ts'

const { teal, deepTeal, brass, rose, paper, ink, cream } = tones

/** A letter sealed with the star. */
export const sealedLetter: Keepsake = ({ defs }) => {
  const sheet = defs.down([
    [0, lighten(paper, 0.04)],
    [1, lighten(paper, -0.06)],
  ])
  return (
    rect(140, 128, 200, 134, '#000000', { rx: 10, opacity: 0.14, transform: 'translate(5 7)' }) +
    rect(140, 128, 200, 134, sheet, { rx: 10 }) +
    stroke('M142 258L214 190M338 258L266 190', ink, 2.4, { opacity: 0.6 }) +
    path('M141 134Q240 236 339 134Q336 128 330 128H150Q144 128 141 134Z', lighten(paper, -0.04)) +
    stroke('M141 134Q240 236 339 134', ink, 2.4, { opacity: 0.7 }) +
    circle(240, 186, 27, rose) +
    circle(240, 186, 21, lighten(rose, -0.06)) +
    path(eightStar(240, 186, 18, 60), cream)
  )
}

/** Five stars that are not filled yet. */
export const unratedStars: Keepsake = () => {
  const open = {
    'fill-opacity': 0.14,
    stroke: brass,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'stroke-dasharray': '7 5',
  }
  const stars = [-2, -1, 0, 1, 2].map((place) => {
    const outline = eightStar(240 + place * 70, 154 + Math.abs(place) * 16, place === 0 ? 40 : 31, 60)
    return path(outline, brass, place === 0 ? {} : open)
  })
  const line = { 'stroke-linecap': 'round', 'stroke-dasharray': '2 10' }
  return stars.join('') + stroke('M150 236q90 26 180 0', ink, 3, line)
}

/** A framed picture that contains only a doorway. */
export const emptyFrame: Keepsake = ({ defs }) => {
  const air = defs.down([
    [0, '#5aa69d'],
    [1, '#e9c88f'],
  ])
  const card = rect(-84, -66, 168, 132, lighten(paper, -0.08), { rx: 8 })
  return (
    group(card, { transform: 'translate(250 190) rotate(8)' }) +
    rect(150, 118, 180, 144, brass, { rx: 10 }) +
    rect(160, 128, 160, 124, air, { rx: 4 }) +
    circle(286, 158, 14, '#fff3d6', { opacity: 0.9 }) +
    path('M160 226L206 186L238 214L268 192L320 232V252H160Z', teal, { opacity: 0.75 }) +
    path(pointedArch(222, 252, 40, 62), cream) +
    path(pointedArch(222, 252, 26, 48), deepTeal)
  )
}

/** A card with a bookmark ribbon. */
export const markedCard: Keepsake = ({ defs }) => {
  const behind = rect(-70, -86, 140, 172, lighten(paper, -0.1), { rx: 12 })
  return (
    group(behind, { transform: 'translate(226 178) rotate(-7)' }) +
    rect(170, 92, 146, 170, paper, { rx: 12 }) +
    rect(182, 104, 122, 84, teal, { rx: 7 }) +
    rect(182, 104, 122, 84, lattice(defs, 30, '#e3be78', 1), { rx: 7, opacity: 0.45 }) +
    rect(182, 204, 92, 8, ink, { rx: 4 }) +
    rect(182, 222, 66, 8, ink, { rx: 4, opacity: 0.6 }) +
    path('M268 80H302V150L285 134L268 150Z', rose) +
    path(eightStar(285, 106, 12, 60), cream)
  )
}

/** A bell that is not ringing. */
export const restingBell: Keepsake = ({ defs }) => {
  const metal = defs.across([
    [0, lighten(brass, -0.18)],
    [0.32, lighten(brass, 0.1)],
    [0.62, brass],
    [1, lighten(brass, -0.2)],
  ])
  const bell =
    'M170 240C190 222 186 190 190 166C194 128 216 112 240 112C264 112 286 128 290 166C294 190 290 222 310 240Q240 256 170 240Z'
  return (
    circle(240, 250, 14, lighten(brass, -0.14)) +
    path(bell, metal) +
    stroke('M172 239Q240 254 308 239M192 176Q240 190 288 176', lighten(brass, -0.2), 3, { opacity: 0.7 }) +
    stroke('M240 112v-10', lighten(brass, -0.1), 7, { 'stroke-linecap': 'round' }) +
    circle(240, 96, 9, 'none', { stroke: brass, 'stroke-width': 5 }) +
    path(eightStar(240, 208, 17, 60), '#fbf1dc', { opacity: 0.9 }) +
    stroke('M204 170Q206 138 226 128', '#fff6da', 5, { 'stroke-linecap': 'round', opacity: 0.6 })
  )
}
