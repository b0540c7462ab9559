/** The label of a rating out of ten. */
type RatingBand = 'superb' | 'excellent' | 'very_good' | 'good' | 'fair' | 'other'

export function ratingBand(rating: number): RatingBand {
  if (rating >= 9) return 'superb'
  if (rating >= 8.5) return 'excellent'
  if (rating >= 8) return 'very_good'
  if (rating >= 7) return 'good'
  return rating >= 6 ? 'fair' : 'other'
}
