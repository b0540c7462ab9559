/** The longest stay that can be booked in one go, in nights. */
export const longestStay = 30
/** The longest calendar that is answered at once, in nights. */
export const longestCalendar = 62
/** No nights are laid out farther ahead, in days: nothing is looked for beyond. */
export const farthestAhead = 1_000
/** The most hotels on one map: more would only hide one another. */
export const mostPins = 120
/** The most rooms in one booking. */
export const mostRooms = 8
/** Rooms left are told only from here down; above it the figure says nothing useful. */
export const fewRoomsLeft = 5

export const sorts = ['recommended', 'price', 'walk', 'stars', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** Nights on a page of the desk's calendar: four weeks. */
export const deskNights = 28
/** The most room types of one hotel that are changed at once. */
export const mostRoomTypes = 60
/** The longest period that is changed at once, in nights. */
export const longestChange = 400
/** The most nights of room types in one change: what a transaction writes within its time. */
export const mostNightsChanged = 5_000
/** The largest CSV of nights, in characters. */
export const largestStockFile = 400_000
/** The largest calendar of a channel, in characters. */
export const largestCalendar = 1_048_576
