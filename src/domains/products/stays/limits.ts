/** Maximum length of a stay in one booking, in nights. */
export const maxStayNights = 30
/** Maximum number of nights in one calendar response. */
export const maxCalendarDays = 62
/** Nights exist only up to this number of days ahead; searches do not look further. */
export const maxDaysAhead = 1_000
/** Maximum number of hotels on a map: more would overlap. */
export const maxPins = 120
/** Maximum number of rooms in one booking. */
export const maxRooms = 8
/** Maximum number of saved hotels of one traveller or browser. */
export const maxSaved = 40
/** Rooms left are shown only up to this number; a larger number is not useful. */
export const fewRoomsLeft = 5

export const sorts = ['recommended', 'price', 'walk', 'stars', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** Nights on a page of the admin calendar: four weeks. */
export const adminNights = 28
/** Maximum number of room types of a hotel in one change. */
export const maxRoomTypes = 60
/** Maximum period of one change, in nights. */
export const maxChangeNights = 400
/** Maximum number of room nights in one change, which a transaction can write within its time limit. */
export const maxNightsChanged = 5_000
/** Maximum size of a CSV of nights, in characters. */
export const maxStockFileBytes = 600_000
/** Maximum number of rooms of a type for a night. */
export const maxAllotment = 9_999
/** Maximum number of channels' calendars of a room type. */
export const maxChannelCalendars = 12
/** Maximum number of events in a channel's calendar. */
export const maxCalendarEvents = 3_000
/** Maximum size of a channel's calendar, in characters. */
export const maxCalendarBytes = 1_048_576
