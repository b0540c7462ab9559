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
