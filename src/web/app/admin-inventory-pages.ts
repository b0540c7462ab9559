import { maxSeriesSlots } from '#domains/products/services/admin/contract.ts'
import { maxSpreadsheetBytes } from '#domains/shared/spreadsheets/workbook.ts'
import { maxCalendarBytes, maxStockFileBytes } from '#domains/products/stays/limits.ts'

/** Inventory pages of the admin: nights of hotels, seats of departures, slots of services. */
export const stockPages = [
  {
    name: 'desk-stock',
    path: 'desk/stock',
    file: 'admin/inventory/stock',
    layout: 'desk',
    fresh: 'personal',
    query: ['hotel', 'from', 'first', 'last', 'changed', 'undone'],
  },
  {
    name: 'desk-stock-file',
    path: 'desk/stock/file',
    file: 'admin/inventory/stock-file',
    layout: 'desk',
    fresh: 'personal',
    query: ['hotel'],
    // The file, and the lines of a file that was read before, with at most two bytes per character.
    maxFormBytes: maxSpreadsheetBytes + 2 * maxStockFileBytes + 4_096,
  },
  {
    name: 'desk-stock-export',
    path: 'desk/stock/export',
    file: 'admin/inventory/stock-export',
    layout: 'desk',
    fresh: 'personal',
    query: ['hotel', 'from', 'to', 'format', 'template'],
  },
  {
    name: 'desk-channels',
    path: 'desk/stock/channels',
    file: 'admin/inventory/channels',
    layout: 'desk',
    fresh: 'personal',
    query: ['hotel', 'room', 'closed'],
    // A calendar can appear twice: as a file and as a field.
    maxFormBytes: 4 * maxCalendarBytes + 4_096,
  },
  {
    name: 'desk-departures',
    path: 'desk/departures',
    file: 'admin/inventory/departures',
    layout: 'desk',
    fresh: 'personal',
    query: ['departure', 'new', 'package', 'page', 'saved', 'substituted', 'added'],
  },
  {
    name: 'desk-departure-series',
    path: 'desk/departures/series',
    file: 'admin/inventory/departure-series',
    layout: 'desk',
    fresh: 'personal',
    query: ['departure', 'repeat', 'every', 'weekday', 'day', 'from', 'until'],
  },
  {
    name: 'desk-slots',
    path: 'desk/services',
    file: 'admin/inventory/slots',
    layout: 'desk',
    fresh: 'personal',
    query: ['service', 'from', 'slot', 'saved', 'undone'],
  },
  {
    name: 'desk-slot-series',
    path: 'desk/services/series',
    file: 'admin/inventory/slot-series',
    layout: 'desk',
    fresh: 'personal',
    query: ['service', 'option', 'time', 'weekday', 'from', 'until', 'capacity', 'closed', 'show'],
    // The terms that a series has changed, for its undo.
    maxFormBytes: maxSeriesSlots * 32,
  },
] as const
