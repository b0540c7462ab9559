import { largestCalendar, largestStockFile } from '#domains/stays/limits.ts'

/** Pages of the desk for what can be sold: nights of hotels, seats of departures, slots of services. */
export const stockPages = [
  {
    name: 'desk-stock',
    path: 'desk/stock',
    file: 'stock',
    layout: 'desk',
    fresh: 'personal',
    query: ['hotel', 'from', 'first', 'last', 'changed', 'undone'],
  },
  {
    name: 'desk-stock-file',
    path: 'desk/stock/file',
    file: 'stock-file',
    layout: 'desk',
    fresh: 'personal',
    query: ['hotel'],
    // Twice in a form with a file, in two bytes a character at most.
    largestForm: 4 * largestStockFile + 4_096,
  },
  {
    name: 'desk-stock-export',
    path: 'desk/stock/export',
    file: 'stock-export',
    layout: 'desk',
    fresh: 'personal',
    query: ['hotel', 'from', 'to'],
  },
  {
    name: 'desk-channels',
    path: 'desk/stock/channels',
    file: 'channels',
    layout: 'desk',
    fresh: 'personal',
    query: ['hotel', 'room', 'closed'],
    // A calendar may come twice, in its file and in its field.
    largestForm: 4 * largestCalendar + 4_096,
  },
  {
    name: 'desk-departures',
    path: 'desk/departures',
    file: 'departures',
    layout: 'desk',
    fresh: 'personal',
    query: ['departure', 'new', 'package', 'page', 'saved', 'substituted'],
  },
  {
    name: 'desk-slots',
    path: 'desk/services',
    file: 'slots',
    layout: 'desk',
    fresh: 'personal',
    query: ['service', 'from', 'slot', 'saved'],
  },
] as const
