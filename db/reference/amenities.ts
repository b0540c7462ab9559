import type { Draw } from '@rihla/illustrations/rng'
import { readCsv } from '#db/reference/csv.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type AmenityRow = { id: string; scope: 'hotel' | 'room'; group: string; name: Bilingual }

/** The vocabulary of facilities and room amenities, in display order. */
export function amenities(): AmenityRow[] {
  return readCsv('amenities.csv').map((row) => ({
    id: row.id as string,
    scope: row.scope as AmenityRow['scope'],
    group: row.group as string,
    name: { en: row.name_en as string, ar: arabic[row.id as string] ?? (row.name_ar as string) },
  }))
}

/** Arabic names for entries where the list has a transliteration or an imprecise term. */
const arabic: Record<string, string> = {
  breakfast_buffet: 'بوفيه فطور',
  free_breakfast: 'فطور مجاني',
  concierge: 'كونسيرج',
  spa: 'منتجع صحي',
  minibar: 'ثلاجة مشروبات صغيرة',
  free_wifi: 'إنترنت لاسلكي مجاني',
  wifi_public: 'إنترنت لاسلكي في الأماكن العامة',
  room_wifi: 'إنترنت لاسلكي في الغرفة',
  king_bed: 'سرير كينج',
  queen_bed: 'سرير كوين',
  double_bed: 'سرير مزدوج',
  shower: 'دُش',
  bathtub: 'حوض استحمام',
  sofa_bed: 'أريكة تتحول إلى سرير',
  cot: 'سرير رضيع',
  tv: 'تلفاز',
  valet_parking: 'خدمة صفّ السيارات',
  doctor_on_call: 'طبيب يُستدعى عند الحاجة',
  wheelchair_access: 'مهيأ للكراسي المتحركة',
  own_thermostat: 'تحكم مستقل في التكييف',
  ironing_board: 'لوح كيّ',
  self_service_laundry: 'غسالات للخدمة الذاتية',
  haram_shuttle: 'نقل إلى المسجد',
  free_airport_shuttle: 'نقل مجاني من المطار وإليه',
}

type HotelOfAmenities = {
  city: string
  stars: number
  metres: number | null
  seesHaram: boolean
  /** True if the hotel serves meals. */
  kitchen: boolean
  suhoor: boolean
  /** True if one of its rooms is accessible. */
  accessible: boolean
}

/**
 * Eight to twenty-five facilities by stars. Facilities that a room or a rate implies are derived from it, never chosen
 * at random.
 */
export function hotelAmenities(draw: Draw, hotel: HotelOfAmenities): string[] {
  const { stars, metres } = hotel
  const holy = hotel.city !== 'jeddah'
  const has = new Set(['front_desk_24h', 'free_wifi', 'lift', 'daily_housekeeping', 'luggage_storage', 'prayer_room'])
  const add = (...ids: string[]) => ids.forEach((id) => has.add(id))
  const maybe = (probability: number, ...ids: string[]) => draw.chance(probability) && add(...ids)
  add('wake_up', 'non_smoking_rooms')
  if (hotel.seesHaram) add('haram_view')
  if (hotel.suhoor) add('suhoor_iftar')
  if (hotel.accessible) add('accessible_rooms')
  if (holy) {
    if (metres !== null && metres > 900) maybe(stars >= 3 ? 1 : 0.6, 'haram_shuttle')
    maybe(0.6, 'qibla_sign')
    maybe(1, 'prayer_mats')
    maybe(stars >= 3 ? 0.5 : 0.2, 'zamzam_water')
    maybe(hotel.city === 'makkah' ? 0.5 : 0.15, 'ihram_laundry')
    maybe(0.35, 'bus_parking')
  } else add('prayer_mats')
  maybe(0.55, 'parking')
  maybe(0.25, 'free_parking')
  if (stars >= 3) {
    add('restaurant', 'breakfast_buffet', 'halal_food', 'laundry', 'wheelchair_access')
    maybe(0.6, 'coffee_shop')
    maybe(0.5, 'safe_deposit')
    maybe(0.4, 'multilingual_staff')
    maybe(0.35, 'family_floor')
    maybe(0.3, 'shops')
  } else {
    if (hotel.kitchen) add('restaurant', 'halal_food')
    maybe(0.5, 'self_service_laundry')
    maybe(0.3, 'wheelchair_access')
  }
  if (stars >= 4) {
    add('concierge', 'room_service', 'luggage_service', 'security_24h')
    maybe(0.5, 'airport_shuttle')
    maybe(0.4, 'business_centre')
    maybe(0.35, 'meeting_rooms')
    maybe(0.4, 'doctor_on_call')
    maybe(0.3, 'tour_desk')
    maybe(0.4, 'gym')
    if (!holy) maybe(0.8, 'outdoor_pool', 'play_area')
  }
  if (stars === 5) {
    add('room_service_24h', 'valet_parking', 'dry_cleaning')
    maybe(0.35, 'spa', 'massage')
    maybe(0.4, 'ballroom')
    if (!holy) add('spa')
  }
  if (has.has('free_parking')) has.delete('parking')
  return [...has].slice(0, 25)
}

/** The four to six facilities shown on a card: rare and frequently requested ones first. */
export function mainFacilities(all: string[], stars: number): string[] {
  return byDemand.filter((id) => all.includes(id)).slice(0, stars >= 4 ? 6 : stars === 3 ? 5 : 4)
}

const byDemand = [
  'haram_view',
  'haram_shuttle',
  'outdoor_pool',
  'restaurant',
  'free_wifi',
  'wheelchair_access',
  'airport_shuttle',
  'free_parking',
  'family_floor',
  'breakfast_buffet',
  'gym',
  'parking',
  'zamzam_water',
  'lift',
  'prayer_room',
  'laundry',
  'self_service_laundry',
  'front_desk_24h',
]
