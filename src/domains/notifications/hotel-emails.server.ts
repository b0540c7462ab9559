import type { Fact } from '#domains/notifications/email-page.server.ts'
import type { Writers } from '#domains/notifications/emails.server.ts'
import type { HotelStay } from '#domains/notifications/shapes.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { roomLine } from '#domains/shared/texts/room-line.ts'
import { inLocale } from '#i18n/locale.ts'
import { createFormatter, type Translator } from '#i18n/translator.ts'
import { payLinks } from '#links/booking.ts'

/** Notifications to the contact of a hotel on request. */
export const hotelNotifications: Writers<'hotel_request' | 'hotel_news'> = {
  hotel_request: (t, { reference, hotel, stay, request, deadline, timeZone, again, before, token }, brand, locale) => {
    const format = createFormatter(t)
    const words = {
      hotel: inLocale(hotel, locale),
      dates: format.stayRange(stay.checkIn, stay.checkOut),
      brand,
      reference,
    }
    return {
      subject: t(
        again ? 'hotelemails.requestAgainSubject' : before ? 'hotelemails.changeSubject' : 'hotelemails.requestSubject',
        words,
      ),
      paragraphs: [
        before
          ? t('hotelemails.change', { ...words, before: format.stayRange(before.checkIn, before.checkOut) })
          : t('hotelemails.request', words),
        t('hotelemails.requestUntil', { until: format.instant(deadline, timeZone) }),
      ],
      facts: factsOf(t, reference, words.hotel, stay),
      ...(request && { quote: [`${t('hotelemails.specialRequest')}: ${request}`] }),
      action: { label: t('hotelemails.answer'), path: payLinks.hotelRequest(locale, token) },
    }
  },
  hotel_news: (t, { reference, hotel, outcome, stay, token }, brand, locale) => {
    const words = { hotel: inLocale(hotel, locale), reference, brand }
    return {
      subject: t(`hotelemails.${outcome}Subject`, words),
      paragraphs: [t(`hotelemails.${outcome}`, words)],
      facts: factsOf(t, reference, words.hotel, stay),
      action: { label: t('hotelemails.open'), path: payLinks.hotelRequest(locale, token) },
    }
  },
}

function factsOf(t: Translator, reference: string, hotel: string, stay: HotelStay | null): Fact[] {
  const format = createFormatter(t)
  const nights = stay && format.stayRange(stay.checkIn, stay.checkOut)
  return [
    { label: t('voucher.reference'), value: reference, ltr: true },
    { label: t('voucher.where'), value: hotel },
    ...(stay
      ? [
          {
            label: t('voucher.dates'),
            value: `${nights} · ${format.nights(nightsBetween(stay.checkIn, stay.checkOut))}`,
          },
        ]
      : []),
    ...(stay?.rooms ?? []).map((room, i, { length }) => ({
      label: length > 1 ? t('hotelemails.roomOf', { number: i + 1 }) : t('hotelemails.room'),
      value: [roomLine(room, t, format), room.guest].filter(Boolean).join(' · '),
    })),
  ]
}
