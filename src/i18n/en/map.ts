/** The map of a city: its controls, its labels and the preview of a hotel. */
export const map = {
  ring: '{minutes, number}\u00a0min',
  way: '{minutes, number}\u00a0min on foot',
  wayTo: 'about {minutes, number}\u00a0min on foot to {gate}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show all hotels',
  searchArea: 'Search in this area',
  inArea:
    '{count, plural, =0 {No matching hotel in this area} one {# hotel in this area} other {# hotels in this area}}',
  seeHotel: 'See the hotel',
  close: 'Close',
  around: 'Map of the surroundings',
  aroundNote: 'The map images come from {host}, which can see your internet address.',
  failed: 'This map cannot be moved at the moment. The links on it work.',
  source: '©\u00a0OpenStreetMap contributors · districts: Who’s On First',
} as const
