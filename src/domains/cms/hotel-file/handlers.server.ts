import { done, err, invalid } from '#api/endpoint.ts'
import { applyHotel } from '#domains/cms/hotel-file/apply.server.ts'
import type { hotelFileEndpoints } from '#domains/cms/hotel-file/contract.ts'
import { planHotel } from '#domains/cms/hotel-file/plan.server.ts'
import { hotelTemplate, hotelWorkbook } from '#domains/cms/hotel-file/write-hotel-file.server.ts'
import type { Handlers } from '#domains/context.ts'
import { readWorkbook } from '@rihla/workbook/read'
import { withAudit } from '#domains/staff/audit.server.ts'

/** Handlers of workbooks of whole hotels. The same plan is used for the preview and for the import. */
export const hotelFileHandlers: Handlers<typeof hotelFileEndpoints> = {
  async export_hotel_template({ db, locale }) {
    const { name, file } = await hotelTemplate(db, locale)
    return done({ name, file: file.toString('base64') })
  },

  async export_hotel_file(context, { hotel }) {
    const workbook = /^\d{1,9}$/.test(hotel) ? await hotelWorkbook(context, hotel) : null
    return workbook ? done({ name: workbook.name, file: workbook.file.toString('base64') }) : err('not_found')
  },

  async check_hotel_file(context, { file, hidden_rows }) {
    const workbook = await readWorkbook(file)
    if (typeof workbook === 'string') return invalid('file', workbook)
    return done((await planHotel(context, workbook, hidden_rows)).view)
  },

  async apply_hotel_file(context, { file, hidden_rows, seen }) {
    const workbook = await readWorkbook(file)
    if (typeof workbook === 'string') return invalid('file', workbook)
    return withAudit(context, 'apply_hotel_file', (inside) =>
      applyHotel({ ...inside, actor: context.actor }, { workbook, hiddenRows: hidden_rows, seen }),
    )
  },
}
