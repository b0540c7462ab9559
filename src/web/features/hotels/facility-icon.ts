import type { IconName } from '#web/ui/pictures/Icon.tsx'

const icons: Partial<Record<string, IconName>> = {
  accessible_parking: 'wheelchair',
  accessible_rooms: 'wheelchair',
  airport_shuttle: 'plane',
  breakfast_buffet: 'meal',
  bus_parking: 'parking',
  coffee_shop: 'meal',
  covered_parking: 'parking',
  family_floor: 'guests',
  free_airport_shuttle: 'plane',
  free_breakfast: 'meal',
  free_parking: 'parking',
  free_wifi: 'wifi',
  front_desk_24h: 'clock',
  gym: 'gym',
  halal_food: 'meal',
  haram_shuttle: 'car',
  haram_view: 'view',
  indoor_pool: 'pool',
  outdoor_pool: 'pool',
  parking: 'parking',
  play_area: 'guests',
  prayer_room: 'landmark',
  restaurant: 'meal',
  room_service: 'meal',
  room_service_24h: 'meal',
  suhoor_iftar: 'meal',
  valet_parking: 'parking',
  wheelchair_access: 'wheelchair',
  wifi_public: 'wifi',
}

/** The icon next to the name of a hotel's facility, by its id; a check for one without a picture of its own. */
export const facilityIcon = (id: string): IconName => icons[id] ?? 'check'
