/** The five prayers, and sunrise, which ends the time of fajr. */
export const prayers = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type Prayer = (typeof prayers)[number]
