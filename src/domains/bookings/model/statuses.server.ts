import { bookingCan, hasEnded, isOver, statusTable } from '#domains/bookings/model/rules.ts'
import { bookingStatuses } from '#domains/bookings/model/shapes.ts'
import { listOf } from '#domains/db.ts'

/** The booking statuses of each rule as a list of SQL, for every part of bookings and every domain to the right. */
export const endedStatuses = listOf(bookingStatuses.filter(hasEnded))
export const activeStatuses = listOf(bookingStatuses.filter((status) => !isOver(status)))
export const heldStatuses = listOf(bookingStatuses.filter((status) => statusTable[status].stock === 'held'))
export const soldStatuses = listOf(bookingStatuses.filter((status) => statusTable[status].stock === 'sold'))
export const payableStatuses = listOf(bookingStatuses.filter(bookingCan.pay))
export const askableStatuses = listOf(bookingStatuses.filter(bookingCan.ask))
