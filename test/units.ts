/** A number that can be on another line than its unit, in either language. */
export const brokenUnit =
  /(?:[\d}]|(?<!#)#) (?:km|cm|m|m²|min|h|kg|g|[KMG]B|[AP]M|AH|°C|كم|سم|م|م²|د|هـ|كغ|كجم|ميغابايت|كيلوبايت|بكسل|ر\.س|ص)(?![\p{L}_²])/u
