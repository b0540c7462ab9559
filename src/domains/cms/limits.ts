/** Maximum size of an uploaded picture in bytes: 50 MB. The proxies in `deploy/` accept slightly more. */
export const maxPictureBytes = 52_428_800
/** Minimum width of a picture in pixels. */
export const minPictureWidth = 1_200
/** Maximum size of a logo in bytes: 1 MB. */
export const maxLogoBytes = 1_048_576

/** Maximum size of the workbook of a hotel, in bytes. A preview sends it to the browser and back. */
export const maxHotelFileBytes = 1_048_576
/** Maximum number of lines with content in the workbook of a hotel, all sheets together. */
export const maxHotelFileLines = 20_000
/** Maximum number of room nights that the date ranges of a workbook can cover. */
export const maxHotelFileNights = 30_000
/** Maximum number of room nights in an export, so that its lines can be imported again: two lines for each at most. */
export const maxExportedNights = 8_000
