import type { IconName } from '#web/ui/pictures/Icon.tsx'

const icons: [RegExp, IconName][] = [
  [/parking/, 'parking'],
  [/pool/, 'pool'],
  [/wifi/, 'wifi'],
  [/gym/, 'gym'],
  [/wheelchair|accessible/, 'wheelchair'],
  [/airport/, 'plane'],
  [/shuttle/, 'car'],
  [/restaurant|food|coffee|breakfast|iftar|room_service/, 'meal'],
  [/view/, 'view'],
  [/prayer_room/, 'landmark'],
  [/family|play/, 'guests'],
  [/lift/, 'sort'],
  [/24h/, 'clock'],
]

/** The icon next to the name of a hotel's facility, by its id; a check for one without a picture of its own. */
export const facilityIcon = (id: string): IconName => icons.find(([name]) => name.test(id))?.[1] ?? 'check'
